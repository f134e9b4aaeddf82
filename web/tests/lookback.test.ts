import { expect, it } from "vitest";
import { marksOf, nextOf, placeAt, turnPlaces } from "../src/table/lookback";
import { turnsOf } from "../src/table/log";
import { type Frame, framesOf } from "../src/table/playback.svelte";
import { entry, look, news } from "./table";

const whole = news(0, ["1 one", "2 one", "2 two", "1 one"]);
const start: Frame = { step: { acts: [], events: [], patch: {} }, before: look(0).view!, after: look(0).view!, at: 0 };
const frames = [start, ...framesOf(whole, look(0).view!)];

it("finds the moment after so many acts, and the nearest where there is none", () => {
  expect([0, 1, 4, 9, -1].map((at) => placeAt(frames, at))).toEqual([1, 2, 5, 5, 1]);
});

it("shows the last of several pictures of a moment", () => {
  const cut = [start, { ...frames[1]!, told: 1 }, frames[1]!, frames[2]!];
  expect(placeAt(cut, 1)).toBe(3);
});

it("goes from turn to turn", () => {
  const turns = turnPlaces(frames, turnsOf([entry(whole)], null));
  expect(turns).toEqual([2, 4, 5]);
  expect([1, 2, 5].map((place) => nextOf(turns, place, 1, 5))).toEqual([2, 4, 5]);
  expect([5, 4, 2].map((place) => nextOf(turns, place, -1, 5))).toEqual([4, 2, 1]);
});

it("marks where rounds begin and where points are counted", () => {
  const keys = ["counted", "volcano-round-begun", "scored", "round-ended"];
  const told = keys.map((key) => ({ ...start, step: { ...start.step, events: [{ key }] as never } }));
  expect(marksOf(told)).toEqual([
    { place: 2, kind: "round" },
    { place: 3, kind: "scoring" },
    { place: 4, kind: "scoring" },
  ]);
});
