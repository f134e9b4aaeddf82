// Others' acts, shown step by step from the news alone.
import { beforeEach, expect, it, vi } from "vitest";
import { type Frame, framesOf, Playback } from "../src/table/playback.svelte";
import { news } from "./table";

let told: number[];
let playback: Playback;
const counts = (frames: Frame[]) => frames.map(({ after }) => (after as unknown as { count: number }).count);
const frames = framesOf(news(4, ["2 one", "2 two", "* three"]), { count: 4 } as never);

beforeEach(() => {
  told = [];
  playback = new Playback(({ at }) => void told.push(at));
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
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.frame).toBeNull();
  expect(told).toEqual([5]);
  playback.add(frames.slice(2));
  expect(playback.frame).toBe(frames[2]);
});

it("shows nothing to those who want no playback, or do not look", () => {
  localStorage.setItem("ceiba.pace", "0");
  expect(playback.add(frames)).toBe(false);
  localStorage.setItem("ceiba.pace", "250");
  (document as { hidden: boolean }).hidden = true;
  expect(playback.add(frames)).toBe(false);
  expect(playback.isOn).toBe(false);
});
