// Others' acts, shown step by step from the news alone.
import { beforeEach, expect, it, vi } from "vitest";
import { pacing } from "../src/table/pace";
import { type Frame, framesOf, Playback } from "../src/table/playback.svelte";
import { news } from "./table";

let told: number[];
let playback: Playback;
const counts = (frames: Frame[]) => frames.map(({ after }) => (after as unknown as { count: number }).count);
const frames = framesOf(news(4, ["2 one", "2 two", "* three"]), { count: 4 } as never);

beforeEach(() => {
  told = [];
  playback = new Playback("counting", ({ at }: Frame) => void told.push(at));
});

it("derives every view from the patches", () => {
  expect(counts(frames)).toEqual([5, 6, 7]);
  expect(frames.map(({ at }) => at)).toEqual([5, 6, 7]);
  expect(frames.map(({ before }) => before)).toEqual([{ count: 4 }, { count: 5 }, { count: 6 }]);
});

it("counts choices that are revealed together as one step", () => {
  const together = news(4, []);
  together.steps = [
    { acts: ["1 stay", "2 leave"], events: [], patch: { count: 6 } },
    { acts: ["* card"], events: [], patch: { count: 7 } },
  ] as never;
  expect(framesOf(together, { count: 4 } as never).map(({ at }) => at)).toEqual([6, 7]);
});

it("shows one step after the other, at a pace", async () => {
  expect(playback.add(frames)).toBe(true);
  expect(playback.frame).toBe(frames[0]);
  await vi.advanceTimersByTimeAsync(700);
  expect(playback.frame).toBe(frames[1]);
  await vi.advanceTimersByTimeAsync(1400);
  expect(playback.frame).toBeNull();
  expect(told).toEqual([5, 6, 7]);
});

it("takes longer where choices are revealed, and less where much waits", async () => {
  const long = Array.from({ length: 31 }, () => frames[0]!);
  playback.add(long);
  await vi.advanceTimersByTimeAsync(350);
  expect(told).toHaveLength(2);
  playback.skip();
  playback.goOn();
  await vi.advanceTimersByTimeAsync(0);
  playback.add([{ ...frames[0]!, step: { ...frames[0]!.step, acts: ["1 stay", "2 stay"] } }]);
  await vi.advanceTimersByTimeAsync(1399);
  expect(playback.isOn).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.isOn).toBe(false);
});

it("goes on with what comes meanwhile", async () => {
  playback.add(frames.slice(0, 1));
  playback.add(frames.slice(1));
  await vi.advanceTimersByTimeAsync(3000);
  expect(told).toEqual([5, 6, 7]);
});

it("can be skipped, and begun again", async () => {
  playback.add(frames);
  playback.skip();
  expect(playback.frame).toBeNull();
  expect(told).toEqual([5]);
  expect(playback.add(frames.slice(2))).toBe(false); // the rest of the same turn
  playback.goOn();
  playback.add(frames.slice(2));
  expect(playback.frame).toBe(frames[2]);
});

it("shows nothing to those who want no playback, or do not look, but keeps it for later", async () => {
  localStorage.setItem("ceiba.pace", "0");
  expect(playback.add(frames)).toBe(false);
  expect(playback.isOn).toBe(false);
  playback.again();
  expect(playback.frame).toBe(frames[0]);
  await vi.advanceTimersByTimeAsync(700);
  expect(playback.frame).toBe(frames[1]);
  playback.skip();
  localStorage.setItem("ceiba.pace", "250");
  (document as { hidden: boolean }).hidden = true;
  expect(playback.add(frames)).toBe(false);
  expect(playback.isOn).toBe(false);
});

it("waits while it is paused, and goes on", async () => {
  playback.add(frames);
  playback.pause(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(playback.frame).toBe(frames[0]);
  playback.pause(false);
  await vi.advanceTimersByTimeAsync(700);
  expect(playback.frame).toBe(frames[1]);
});

it("goes step by step, to the end and out of it", async () => {
  playback.add(frames);
  playback.step();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(playback.frame).toBe(frames[1]);
  playback.step();
  expect(playback.frame).toBe(frames[2]);
  playback.step();
  expect(playback.frame).toBeNull();
  expect(playback.isPaused).toBe(false);
});

it("is as slow and as fast as one likes, for each game by itself", async () => {
  playback.add(frames);
  playback.slower();
  await vi.advanceTimersByTimeAsync(1300);
  expect(playback.frame).toBe(frames[0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.frame).toBe(frames[1]);
  for (let press = 0; press < 9; press++) playback.faster();
  expect(playback.pace).toBe(175);
  await vi.advanceTimersByTimeAsync(175);
  expect(playback.frame).toBe(frames[2]);
  expect(new Playback("another", () => {}).pace).toBe(700);
  expect(new Playback("counting", () => {}).pace).toBe(175);
});

it("shows again all that came since one last did something", async () => {
  playback.add(frames.slice(0, 1));
  await vi.advanceTimersByTimeAsync(700);
  playback.add(frames.slice(1));
  playback.skip();
  expect(playback.hasSeen).toBe(true);
  told = [];
  playback.again();
  expect(playback.isNews).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told).toEqual([5, 6, 7]);
  playback.begin();
  expect(playback.hasSeen).toBe(false);
});

it("tells what is news from what was seen before", async () => {
  playback.add(frames.slice(0, 2));
  expect(playback.isNews).toBe(true);
  playback.again();
  expect(playback.isNews).toBe(false);
  await vi.advanceTimersByTimeAsync(700);
  expect(playback.frame).toBe(frames[1]);
  expect(playback.isNews).toBe(true);
});

it("opens the whole game at a moment, plays it on to another, and goes to any", async () => {
  playback.open(frames, 1, 2);
  expect([playback.place, playback.isWhole, playback.isNews]).toEqual([1, true, false]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([playback.place, playback.isPaused]).toEqual([2, true]); // it stays there
  playback.pause(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect([playback.place, playback.isPaused]).toEqual([3, true]); // and at the end
  playback.seek(99);
  expect(playback.place).toBe(3);
  playback.seek(-1);
  expect(playback.frame).toBe(frames[0]);
});

it("lets the past rest when it is closed: what could be seen again before, can be again", () => {
  playback.add(frames.slice(2));
  playback.skip();
  playback.open(frames, 2);
  playback.skip();
  expect([playback.isOn, playback.isWhole, playback.hasSeen]).toEqual([false, false, true]);
  playback.again();
  expect(playback.frame).toBe(frames[2]);
});

it("shows a picture for as many beats as it takes", async () => {
  playback.add([{ ...frames[0]!, beats: 4 }]);
  await vi.advanceTimersByTimeAsync(4 * 700 - 1);
  expect(playback.isOn).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.isOn).toBe(false);
});

it("names a pace beside the normal one", () => {
  expect([2800, 1400, 700, 350, 175].map(pacing)).toEqual(["¼×", "½×", "1×", "2×", "4×"]);
});
