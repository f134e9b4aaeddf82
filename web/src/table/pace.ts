// How fast others' acts are shown, in milliseconds for one beat; each game has a pace of its own, and 0 shows nothing.
import { keep, kept } from "../lib/kept.svelte";

export const NORMAL = 700;
/** From the slowest to the fastest. */
export const PACES = [2800, 1400, NORMAL, 350, 175] as const;

/** What was chosen for this game, else for all of them. */
export function paceOf(game: string): number {
  const chosen = kept(`pace.${game}`) ?? kept("pace");
  return chosen === null ? NORMAL : Number(chosen);
}

export function setPace(game: string, pace: number): void {
  keep(`pace.${game}`, `${pace}`);
}

/** The next pace that is slower (-1) or faster (1); none beyond the last. */
export function nextPace(pace: number, way: -1 | 1): number | undefined {
  return way > 0 ? PACES.find((known) => known < pace) : PACES.findLast((known) => known > pace);
}

/** A pace beside the normal one: `2×`, `½×`. */
export function pacing(pace: number): string {
  const times = NORMAL / pace;
  const part = { 0.5: "½", 0.25: "¼" }[times];
  return `${part ?? Math.round(10 * times) / 10}×`;
}
