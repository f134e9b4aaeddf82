// What the server says and hears, as it describes it itself; and names for what goes for every game.
import type * as schema from "./schema";

export type * from "./schema";
export type View = NonNullable<schema.Look["view"]>;
export type Colour = schema.Seat["colour"];
export type Chosen = schema.ChosenEvent["data"];
/** What happened, or what may be done: a key and its arguments. */
export type Event = { key: string; [argument: string]: unknown };
export type Offered = schema.Offered & { label: Event };
