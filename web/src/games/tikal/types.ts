// What the server tells of Tikal, by shorter names.
import type { TikalOffer, TikalView } from "../../lib/types";

export type { TikalOffer, TikalView };
export type Cell = TikalView["cells"][string];
export type Terrain = Exclude<Cell["terrain"], "closed">;
export type Reach = TikalOffer["reach"][number];
export type Figure = Reach["figure"];
export type Way = Reach["ways"][number];
export type Kinds = TikalOffer["kinds"];
export type Action = keyof Kinds;
export type Kind = Kinds[Action];
