// What shows on the map besides the position: where one may go, for how much, and what happened last.
import type { TikalScored } from "../../lib/types";
import type { Cell, Figure } from "./types";

export interface Light {
  kind: "lay" | "reach" | "act";
  /** Of going there, or of the act that is meant; none where one may only look what there is to do. */
  cost: number | null;
}

/** A figure that goes from hex to hex. */
export interface Walk {
  seat: number;
  figure: Figure;
  cells: string[];
}

/** The way that a figure would go, before it goes there. */
export interface Route {
  cells: string[];
  cost: number;
}

/** A treasure that was turned up here. */
export interface Find {
  cell: string;
  motif: string;
  count: number;
  points: number;
}

export interface Lights {
  lit: Map<string, Light>;
  chosen: string | null;
  /** Whose figures of which kind are chosen there. */
  taken: { seat: number; figure: Figure } | null;
  /** The hex whose borders show their prices. */
  priced: string | null;
  route: Route | null;
  /** What is played back, or else what the last turn touched. */
  marked: ReadonlySet<string>;
  isPlayback: boolean;
  /** What a line of the log points at. */
  pointed: ReadonlySet<string>;
  /** What is advised, step by step. */
  advised: readonly { cell: string; step: number }[];
  /** A tile as it is advised to lie. */
  ghost: { name: string; cell: Cell } | null;
  scored: TikalScored["temples"];
  found: Find | null;
  walk: Walk | null;
}

export const DARK: Lights = {
  lit: new Map(),
  chosen: null,
  taken: null,
  priced: null,
  route: null,
  marked: new Set(),
  isPlayback: false,
  pointed: new Set(),
  advised: [],
  ghost: null,
  scored: [],
  found: null,
  walk: null,
};
