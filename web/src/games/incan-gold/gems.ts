// Gems are change for one another, and lie together on cards: as the drawn pictures have it.
import drawn from "./drawn/printed.json";

/** What each kind is worth, the largest first. */
const WORTH = drawn.gems as [string, number][];
export const KINDS = WORTH.map(([name]) => name);
/** Where up to six gems lie together. */
export const HEAPS = drawn.heaps as [number, number][][];

/** The fewest gems of this worth, the largest first. */
export function change(worth: number): string[] {
  const paid: string[] = [];
  for (const [name, each] of WORTH) {
    for (; worth >= each; worth -= each) paid.push(name);
  }
  return paid;
}
