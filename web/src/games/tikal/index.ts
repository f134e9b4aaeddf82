// Tikal in the browser.
import { decimal, say } from "../../lib/words.svelte";
import type { GamePage } from "../game";
import { bookOf } from "../words";
import Picture from "./Picture.svelte";
import type { TikalOffer } from "./types";

/** A screen on which the names of hexes are too small to read. */
export const NARROW = "(max-width: 640px), (max-height: 560px)";

/** What winning an auction is worth; of a turn, what a scoring right after it would bring, and what now. */
function advice({ winning }: Record<string, unknown>, seat: number, before: unknown, after: unknown): string[] {
  if (typeof winning === "number") return [say("hint-worth", { points: decimal(winning) })];
  const [now, then] = [before, after].map((offer) => (offer as TikalOffer | null)?.points_now ?? []);
  if (!now?.length || !then?.length) return [];
  const rival = Math.max(...then.filter((_, index) => index !== seat - 1));
  return [say("hint-scored", { points: then[seat - 1]!, now: now[seat - 1]!, rival })];
}

export const page: GamePage = {
  name: "tikal",
  Table: () => import("./Table.svelte"),
  Picture,
  words: bookOf(
    import.meta.glob<string>("../../../../src/ceiba/locale/*/tikal.ftl", { query: "?raw", import: "default" }),
  ),
  guide: () => import("./guide"),
  drafts: true,
  drawn: false,
  replaysOwn: false,
  wishes: [
    { name: "named", says: () => say("coordinates"), isUsual: () => !matchMedia(NARROW).matches },
    { name: "confirm", says: () => say("wish-confirm"), isUsual: () => true },
  ],
  narration: () => import("./narration"),
  places: ({ start, cell }) => [start, cell].filter((place) => typeof place === "string"),
  advice,
};
