// What counts as done on a guided table.
import { expect, it } from "vitest";
import { doneSince } from "../src/guide/done";
import type { Draft } from "../src/table/draft.svelte";
import type { TableState } from "../src/table/state.svelte";

const entries = [
  { steps: [{ acts: ["1 lay"] }, { acts: ["* tile"] }] },
  { steps: [{ acts: ["2 done"] }, { acts: ["1 enter", "1 move"] }] },
];

function done(since: number, changes: { draft?: Partial<Draft>; choice?: string } = {}): string[] {
  return doneSince({ history: { entries }, draft: null, choice: null, ...changes } as unknown as TableState, since);
}

it("counts what seat 1 has done since the guide began", () => {
  expect(done(0)).toEqual(["lay", "enter", "move"]);
  expect(done(4)).toEqual(["move"]);
});

it("counts what is tried, but neither what is only looked at nor a plan", () => {
  const acts = ["1 uncover"];
  expect(done(5, { draft: { acts } })).toEqual(["uncover"]);
  expect(done(5, { draft: { acts, isPreview: true } })).toEqual([]);
  expect(done(5, { draft: { acts, isPlan: true } })).toEqual([]);
});

it("counts a choice while it is still sealed", () => {
  expect(done(5, { choice: "1 stay" })).toEqual(["stay"]);
});
