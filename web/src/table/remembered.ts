// A table as it was last seen, for a page that is loaded again without a line.
import { remember } from "../lib/worker";
import type { TableState } from "./state.svelte";

export async function remembered(seen: TableState): Promise<void> {
  const { wire: table, you, version: at, seat, view, chosen, choice, outcome, history } = seen;
  const look = { table, you, at, seat, view, chosen, choice, outcome, hash: "" };
  const answers: [string, unknown][] = [
    ["", look],
    ["/log?after=0", { version: at, entries: history.entries }],
    ["/talk?after=0", { lines: history.lines }],
  ];
  await Promise.all(answers.map(([path, answer]) => remember(`/tables/${seen.id}${path}`, answer)));
}
