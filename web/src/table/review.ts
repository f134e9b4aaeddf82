// What a finished game teaches, as the server has found out: asked for until it is there.
import { review as ask } from "../lib/api";
import { learn } from "../lib/words.svelte";
import type { Review } from "../lib/types";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/review.ftl", { query: "?raw", import: "default" });
export const learnReview = () =>
  learn("review", (language) => texts[`../../../src/ceiba/locale/${language}/review.ftl`]!());

const PAUSE = 700; // milliseconds

/** Asks until it is there, and tells how far it is meanwhile, from 0 to 1; until nobody wants it any more. */
export async function reviewOf(table: string, tell: (part: number) => void, isWanted: () => boolean): Promise<Review> {
  for (;;) {
    const { done, of, review } = await ask(table);
    if (review) return review;
    tell(of ? done / of : 0);
    await new Promise((go) => setTimeout(go, PAUSE));
    if (!isWanted()) return new Promise(() => {});
  }
}

/** A fraction as a number with one decimal; luck and decision are rounded so that they still add up. */
export function tenths(fraction: string): number {
  const [above, below = "1"] = fraction.split("/");
  return Math.round((10 * Number(above)) / Number(below)) / 10;
}
