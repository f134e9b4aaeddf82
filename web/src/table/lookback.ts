// The whole game, to go back and forth in: the log tells what happened, and the server what it looked like.
import { replay } from "../lib/api";
import { patched } from "../lib/patch";
import { learn } from "../lib/words.svelte";
import type { Step, View } from "../lib/types";
import type { LogTurn } from "./log";
import type { Frame } from "./playback.svelte";
import type { TableState } from "./state.svelte";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/lookback.ftl", {
  query: "?raw",
  import: "default",
});
/** What is said of the past is fetched when it is first looked at. */
export const learnPast = () =>
  learn("lookback", (language) => texts[`../../../src/ceiba/locale/${language}/lookback.ftl`]!());

/** Whose knowledge may be looked at: one's own, and everybody's when nothing is secret any more. */
export function seatsToSee(table: TableState): number[] {
  const seats = table.wire.seats.map(({ number }) => number);
  return table.info.hides ? seats.filter((seat) => table.outcome || table.isMine(seat)) : [];
}

/** Open the game after so many acts, as a seat knew it, and play it on from there to another moment. */
export async function openGame(table: TableState, at: number, until = at, seat = 0): Promise<void> {
  const { playback } = table;
  if (seatsToSee(table).includes(seat)) table.seenBy = seat;
  else if (!playback.isWhole) table.seenBy = table.isShared ? null : table.seat;
  const [frames] = await Promise.all([framesBack(table), learnPast()]);
  const place = placeAt(frames, at);
  // What is played on begins with the first picture of it, not with how it was before.
  playback.open(frames, until > at ? place + 1 : place, placeAt(frames, until));
}

/** Every moment, from before the first act on. */
export async function framesBack(table: TableState): Promise<Frame[]> {
  const [{ view, patches }] = await Promise.all([replay(table.id, table.seenBy), table.history.readLog()]);
  const steps = table.history.entries.flatMap((entry) => entry.steps);
  let before = view as View;
  let at = 0;
  const start: Frame = { step: { acts: [], events: [], patch: {} }, before, after: before, at };
  const frames = patches.slice(0, steps.length).flatMap((patch, index) => {
    const { acts, events } = steps[index]!;
    at += acts.length;
    const frame = { step: { acts, events, patch }, before, after: patched(before, patch), at };
    before = frame.after;
    return table.narration.scenes(frame);
  });
  return [start, ...frames];
}

/** The last picture of the moment after so many acts, counted from 1. */
export function placeAt(frames: readonly Frame[], at: number): number {
  return Math.max(1, frames.findLastIndex((frame) => frame.at <= at) + 1);
}

/** A turn as it might have been, from where it began. */
export async function openBetter(table: TableState, { at, steps }: { at: number; steps: Step[] }): Promise<void> {
  table.seenBy = null;
  const [whole] = await Promise.all([framesBack(table), learnPast()]);
  const frames = whole.slice(0, placeAt(whole, at));
  let before = frames.at(-1)!.after;
  const better = steps.flatMap((step, index) => {
    const frame = { step, before, after: patched(before, step.patch), at: at + index + 1, supposed: at };
    before = frame.after;
    return table.narration.scenes(frame);
  });
  table.playback.open([...frames, ...better], frames.length + 1, frames.length + better.length);
}

export interface Mark {
  place: number;
  kind: "round" | "scoring";
}

/** Where a round begins, or something is counted: events that are called so in every game. */
export function marksOf(frames: readonly Frame[]): Mark[] {
  return frames.flatMap(({ step }, index): Mark[] => {
    const keys = step.events.map(({ key }) => key as string);
    const kind = keys.some((key) => key.endsWith("round-begun"))
      ? "round"
      : keys.some((key) => ["scored", "round-ended", "game-ended"].includes(key))
        ? "scoring"
        : null;
    return kind ? [{ place: index + 1, kind }] : [];
  });
}

/** Where each turn is over. */
export function turnPlaces(frames: readonly Frame[], turns: readonly LogTurn[]): number[] {
  return turns.map(({ number, steps }) =>
    placeAt(
      frames,
      steps.reduce((at, { acts }) => at + acts.length, number),
    ),
  );
}

/** The next of some places from here, backwards (-1) or on (1); at their end, that of the game. */
export function nextOf(places: readonly number[], place: number, way: -1 | 1, last: number): number {
  return way > 0 ? (places.find((one) => one > place) ?? last) : (places.findLast((one) => one < place) ?? 1);
}
