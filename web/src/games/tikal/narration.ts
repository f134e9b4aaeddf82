// What the log tells further about an event.
import type { TikalScored } from "../../lib/types";
import { learn, list, say } from "../../lib/words.svelte";
import { bookOf } from "../words";

const texts = import.meta.glob<string>("../../../../src/ceiba/locale/*/tikal-told.ftl", {
  query: "?raw",
  import: "default",
});
export const learnTold = () => learn("tikal-told", bookOf(texts));

/** A scoring, temple by temple and by the treasures of each kind. */
export function details(event: { key: string }): string[] {
  if (event.key !== "scored") return [];
  const { temples, wafers } = event as unknown as TikalScored;
  const said: string[] = [];
  if (temples.length)
    said.push(say("scored-temples", { temples: list(temples.map(({ cell, points }) => `${cell} ${points}`)) }));
  if (wafers.length) said.push(say("scored-treasures", { treasures: list(wafers.map(tellSet)) }));
  return said;
}

function tellSet({ motif, count, points }: TikalScored["wafers"][number]): string {
  return `${say("motif-held", { motif: say(`motif-${motif}`), count })} (${points})`;
}
