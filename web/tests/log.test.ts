// The log, turn by turn, and no further than has been shown.
import { beforeEach, expect, it } from "vitest";
import { learn, speak } from "../src/lib/words.svelte";
import type { Entry } from "../src/lib/types";
import { turnsOf } from "../src/table/log";
import { tellBriefly } from "../src/table/sentences";

type Step = [acts: string[], ...events: { key: string; [argument: string]: unknown }[]];

function entry(number: number, ...steps: Step[]): Entry {
  const acts = steps.flatMap(([done]) => done).length;
  const told = steps.map(([done, ...events]) => ({ acts: done, events })) as never;
  return { number, version: number + acts, time: 0, hash: "", steps: told };
}
const seats = (entries: Entry[]) => turnsOf(entries, null).map(({ seat, steps }) => [seat, steps.length]);

// Ada lays, digs and finds; Bo's tile is drawn with the commit that ended her turn.
const MAP = [
  entry(0, [["* tile"], { key: "drawn", seat: 1 }]),
  entry(
    1,
    [["1 lay"], { key: "laid", seat: 1, cell: "b3" }],
    [["1 enter"], { key: "entered", seat: 1, cell: "a5" }],
    [["1 recover"], { key: "recovered", seat: 1 }],
    [["* wafer"], { key: "found", seat: 1 }],
  ),
  entry(
    5,
    [["1 enter"], { key: "entered", seat: 1, cell: "a5" }],
    [["1 done"], { key: "turn-ended", seat: 1 }],
    [["* tile"], { key: "drawn", seat: 2 }],
  ),
];
// All choose together, and a card follows; then one goes on alone.
const CAVE = [
  entry(0, [["* card"], { key: "card" }]),
  entry(
    1,
    [["1 stay", "2 leave"], { key: "chosen", seats: [1] }, { key: "paid", seat: 2 }],
    [["* card"], { key: "card" }],
  ),
  entry(4, [["1 stay"], { key: "chosen", seats: [1] }], [["* card"], { key: "card" }, { key: "bust" }, { key: "end" }]),
];

it("puts together what one seat did, luck's answers too", () => {
  expect(seats(MAP)).toEqual([
    [1, 7],
    [2, 1],
  ]);
});

it("parts two turns of the same seat in a row", () => {
  const again = entry(8, [["2 done"], { key: "turn-ended", seat: 2 }], [["* tile"], { key: "drawn", seat: 2 }]);
  expect(seats([...MAP, again]).map(([seat]) => seat)).toEqual([1, 2, 2]);
});

it("has choices and the card that follows in one line", () => {
  expect(seats(CAVE)).toEqual([
    [0, 1],
    [0, 2],
    [0, 2],
  ]);
  expect(turnsOf(CAVE, null).map(({ number }) => number)).toEqual([0, 1, 4]);
});

it("tells no more than has been shown, not even of one step", () => {
  const known = turnsOf(CAVE, { at: 6, told: 2 });
  expect(
    known
      .at(-1)!
      .steps.at(-1)!
      .events.map(({ key }) => key),
  ).toEqual(["card", "bust"]);
  expect(turnsOf(CAVE, { at: 3 }).at(-1)!.steps).toHaveLength(1);
});

beforeEach(() => speak("en"));

it("tells a turn in a few words, and counts what is alike", async () => {
  await learn("mapping", async () =>
    [
      "mapping-brief-laid = tile on { $cell }",
      "mapping-brief-entered = { $times } in at { $cell }",
      "mapping-entered = { $who } sends someone in.",
    ].join("\n"),
  );
  const events = turnsOf(MAP, null)[0]!.steps.flatMap((step) => step.events as never[]);
  expect(tellBriefly("mapping", events, ["Ada"])).toEqual(["tile on b3", "2 in at a5"]);
  expect(tellBriefly("unknown", events, ["Ada"])).toEqual([]);
});
