// The cases that src/ceiba/table/patch.py is tested with too.
import { describe, expect, it } from "vitest";
import cases from "../../tests/table/patch_cases.json";
import { patched } from "../src/lib/patch";

describe("a patch turns one view into another", () => {
  it.each(cases)("$name", ({ before, after, patch }) => {
    const kept = structuredClone(before);
    expect(patched<unknown>(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
  });
});

it("leaves what has not changed as it is, so that nothing is drawn again", () => {
  const before = { cells: { a5: { value: 1 }, b5: { value: 2 } } };
  const after = patched(before, { cells: { b5: { value: 3 } } });
  expect(after.cells.a5).toBe(before.cells.a5);
  expect(after.cells.b5).not.toBe(before.cells.b5);
});
