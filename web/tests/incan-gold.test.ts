// Incan Gold as it is shown: a step in as many pictures as it takes, each telling what it shows, and no more.
import { expect, it } from "vitest";
import { roundsOf } from "../src/games/incan-gold/rounds";
import { scenes } from "../src/games/incan-gold/narration";
import type { Entry, IncanGoldView } from "../src/lib/types";
import type { Frame } from "../src/table/playback.svelte";

type Told = { key: string; [argument: string]: unknown };

function view(changes: Partial<IncanGoldView> = {}, insides = [true, true, false]): IncanGoldView {
  const seats = insides.map((inside) => ({
    ...{ inside, hand: inside ? 9 : 0, chosen: false, tent: null as number | null, score: null as number | null },
    ...{ artifacts: 0, artifact_points: 0 },
  }));
  const path = ["snakes", "17", "artifact"];
  const some = { round: 2, rounds: 5, hand: 9, path, path_taken: [], path_gems: 3, cards: 20, winners: [], seats };
  return { ...some, ...changes } as unknown as IncanGoldView;
}

const NEXT = view({ round: 3, hand: 0, path: [], path_gems: 0 }, [true, true, true]);
const OVER = view({ round: 6, hand: 0, path: [], winners: [2] }, [false, false, false]);
OVER.seats.forEach((seat, index) => Object.assign(seat, { tent: [12, 30, 4][index], score: [12, 35, 4][index] }));

function film(events: Told[], after: IncanGoldView, acts = ["* card"], before = view()): Frame[] {
  return scenes({
    step: { acts, events: events as never, patch: {} },
    before: before as never,
    after: after as never,
    at: 9,
  });
}
const keys = (frames: Frame[]) => frames.map(({ step }) => step.events.map(({ key }) => key));
const shown = (frame: Frame) => frame.after as unknown as IncanGoldView;

const BUST: Told[] = [
  { key: "card", card: "snakes", sort: "hazard", value: 0 },
  {
    key: "bust",
    hazard: "snakes",
    card: "snakes",
    seats: [1, 2],
    losses: [
      { seat: 1, gems: 9 },
      { seat: 2, gems: 9 },
    ],
  },
  { key: "artifacts-lost", artifacts: 1 },
  { key: "round-ended", round: 2, cause: "bust", path_gems: 3 },
];

it("shows the deadly card beside the path, then what it takes, then what the round brought, then the next one", () => {
  const frames = film([...BUST, { key: "round-begun", round: 3, seat: 1 }], NEXT);
  expect(keys(frames)).toEqual([["card"], ["bust", "artifacts-lost"], ["round-ended"], ["round-begun"]]);
  for (const frame of frames.slice(0, 2)) {
    expect(shown(frame).path).toEqual(["snakes", "17", "artifact", "snakes"]);
    expect(shown(frame).seats.map(({ hand }) => hand)).toEqual([9, 9, 0]);
    expect(shown(frame).cards).toBe(19);
  }
  expect(shown(frames[2]!).seats.map(({ inside }) => inside)).toEqual([false, false, false]);
  expect(shown(frames[3]!)).toBe(NEXT);
  expect(frames.map(({ told }) => told)).toEqual([1, 3, 4, 5]);
  expect(frames[1]!.beats).toBeGreaterThan(frames[0]!.beats!);
});

it("reveals the choices before anyone leaves, and pays them then", () => {
  const after = view({ path_gems: 0, path_taken: [2] }, [true, false, false]);
  const events = [
    { key: "chosen", seats: [1], staying: 1, leavers: [2], leaving: 1 },
    { key: "paid", seat: 2, hand: 9, share: 3, gems: 12 },
    { key: "artifacts-taken", seat: 2, artifacts: 1, points: 5 },
  ];
  const frames = film(events, after, ["1 stay", "2 leave"]);
  expect(keys(frames)).toEqual([["chosen"], ["paid", "artifacts-taken"]]);
  expect(shown(frames[0]!).seats[1]!.inside).toBe(true);
  expect(shown(frames[1]!)).toBe(after);
});

it("keeps the path in sight while the last ones leave", () => {
  const events = [
    { key: "chosen", seats: [], staying: 0, leavers: [1, 2], leaving: 2 },
    { key: "paid", seat: 1, hand: 9, share: 1, gems: 10 },
    { key: "paid", seat: 2, hand: 9, share: 1, gems: 10 },
    { key: "artifacts-lost", artifacts: 1 },
    { key: "round-ended", round: 2, cause: "left", path_gems: 1 },
    { key: "round-begun", round: 3, seat: 1 },
  ];
  const frames = film(events, NEXT, ["1 leave", "2 leave"]);
  expect(keys(frames)).toEqual([["chosen"], ["paid", "paid"], ["artifacts-lost", "round-ended"], ["round-begun"]]);
  const leaving = shown(frames[1]!);
  expect(leaving.path).toEqual(view().path);
  expect(leaving.path_gems).toBe(1);
  expect(leaving.path_taken).toEqual([]);
  expect(leaving.seats.every(({ inside }) => !inside)).toBe(true);
});

it("opens the tents one by one, from the last place to the first, and none before", () => {
  const opened = [3, 1, 2].map((seat) => ({ key: "tent-opened", seat }));
  const frames = film([...BUST, ...opened, { key: "game-ended", seats: [2] }], OVER);
  expect(keys(frames).slice(3)).toEqual([["tent-opened"], ["tent-opened"], ["tent-opened"], ["game-ended"]]);
  expect(frames.slice(3, 6).map(({ step }) => (step.events[0] as never as Told).seat)).toEqual([3, 1, 2]);
  expect(frames.slice(3).map(({ told }) => told)).toEqual([5, 6, 7, 8]);
  const tents = frames.map((frame) => shown(frame).seats.map(({ tent }) => tent));
  expect(tents.slice(0, 3).flat()).toEqual(Array(9).fill(null));
  expect(tents.slice(3)).toEqual([
    [null, null, 4],
    [12, null, 4],
    [12, 30, 4],
    [12, 30, 4],
  ]);
});

it("shows an ordinary card at once, with what it brings", () => {
  const frames = film(
    [
      { key: "card", card: "7" },
      { key: "shared", share: 3 },
    ],
    view(),
  );
  expect(keys(frames)).toEqual([["card", "shared"]]);
});

it("adds up what each round brought", () => {
  const steps = [
    {
      acts: [],
      events: [
        { key: "paid", seat: 3, gems: 7 },
        { key: "artifacts-taken", seat: 3, artifacts: 1, points: 5 },
      ],
    },
    { acts: [], events: BUST },
    {
      acts: [],
      events: [
        { key: "paid", seat: 1, gems: 2 },
        { key: "round-ended", round: 3, cause: "left" },
      ],
    },
    { acts: [], events: [{ key: "paid", seat: 1, gems: 50 }] },
  ];
  const entries = [{ number: 0, version: 9, time: 0, hash: "", steps }] as unknown as Entry[];
  const [second, third, ...more] = roundsOf(entries, 3);
  expect(more).toEqual([]);
  expect(second!.hazard).toBe("snakes");
  expect(second!.brought).toEqual([
    { gems: 0, artifacts: 0, worth: 0, lost: 9 },
    { gems: 0, artifacts: 0, worth: 0, lost: 9 },
    { gems: 7, artifacts: 1, worth: 5, lost: 0 },
  ]);
  expect(third!.hazard).toBeNull();
  expect(third!.brought[0]!.gems).toBe(2);
});
