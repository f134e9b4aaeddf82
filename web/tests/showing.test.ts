// What is shown on the map of Tikal for a moment.
import { beforeEach, expect, it } from "vitest";
import { Showing } from "../src/games/tikal/showing.svelte";
import { speak } from "../src/lib/words.svelte";
import type { Step } from "../src/lib/types";
import type { TableState } from "../src/table/state.svelte";

const DUG = { key: "recovered", seat: 1, cell: "b5", left: 1, cost: 3 };
const FOUND = { key: "found", seat: 1, motif: "bird", count: 2, points: 3 };

/** Shown while these steps are played back, of which so many have been seen; the last of them is told. */
function shown(steps: object[][], place: number): Showing {
  const reel = steps.map((events) => ({ step: { events } }));
  const table = { playback: { reel, place }, wire: { game: "tikal" }, people: ["Ada"] } as unknown as TableState;
  const showing = new Showing(table);
  showing.tell((steps[place - 1] ?? steps.flat()) as Step["events"]);
  return showing;
}

beforeEach(() => speak("en"));

it("shows a treasure where it was dug, when both are told at once", () => {
  expect(shown([[DUG], [FOUND]], 0).found).toEqual({ cell: "b5", motif: "bird", count: 2, points: 3 });
});

it("shows it there also to whoever comes straight to that moment of the game", () => {
  expect(shown([[{ ...DUG, cell: "c4" }], [FOUND], [DUG], [FOUND]], 4).found?.cell).toBe("b5");
  expect(shown([[{ ...DUG, cell: "c4" }], [FOUND], [DUG], [FOUND]], 2).found?.cell).toBe("c4");
});

it("shows the first of several that are told at once", () => {
  expect(shown([[DUG, FOUND, { ...DUG, cell: "c4" }, { ...FOUND, motif: "fish" }]], 1).found).toMatchObject({
    cell: "b5",
    motif: "bird",
  });
});

it("shows nothing where nobody knows where", () => {
  expect(shown([[FOUND]], 1).found).toBeNull();
});
