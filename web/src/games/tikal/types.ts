// What the server tells of Tikal, by shorter names.
import type { TikalOffer, TikalView } from "../../lib/schema";

export type { TikalOffer, TikalView };
export type Cell = TikalView["cells"][string];
export type Terrain = Cell["terrain"];
export type Reach = TikalOffer["reach"][number];
export type Figure = Reach["figure"];
export type Way = Reach["ways"][number];
