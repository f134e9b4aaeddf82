// What shows on the map besides the position: where one may go, for how much, and what happened last.
import type { TikalScored } from "../../lib/types";
import type { Figure } from "./types";

export interface Light {
  kind: "lay" | "reach" | "act";
  cost: number | null;
}

/** A figure that goes from hex to hex. */
export interface Walk {
  seat: number;
  figure: Figure;
  cells: string[];
}

export interface Lights {
  lit: Map<string, Light>;
  chosen: string | null;
  /** The hex whose borders show their prices. */
  priced: string | null;
  /** What the last turn touched. */
  marked: ReadonlySet<string>;
  /** What a line of the log points at. */
  pointed: ReadonlySet<string>;
  scored: TikalScored["temples"];
  walk: Walk | null;
}

export const DARK: Lights = {
  lit: new Map(),
  chosen: null,
  priced: null,
  marked: new Set(),
  pointed: new Set(),
  scored: [],
  walk: null,
};
