// How far one has come on a guided table.
import type { TableState } from "../table/state.svelte";

/** What seat 1 has done after so many acts, by verbs: what it has chosen under seal, and tries just now, included. */
export function doneSince({ history, draft, choice }: TableState, since: number): string[] {
  const made = history.entries.flatMap(({ steps }) => steps.flatMap(({ acts }) => acts)).slice(since);
  const tried = draft && !draft.isPlan && !draft.isPreview ? draft.acts : [];
  return [...made, ...tried, ...(choice ? [choice] : [])]
    .filter((act) => act.startsWith("1 "))
    .map((act) => act.split(" ")[1]!);
}
