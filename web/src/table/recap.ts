// What happened since one was here: a picture a turn, and three lines that tell it.
import type { Event } from "../lib/types";
import { list, say } from "../lib/words.svelte";
import { turnsOf, type LogTurn } from "./log";
import { framesBack, learnPast } from "./lookback";
import type { Frame } from "./playback.svelte";
import { tellBriefly, tellEvent } from "./sentences";
import type { TableState } from "./state.svelte";

const FEWEST = 3; // turns of others that are worth a word
const MOST = 5; // of the things they did

export interface Recap {
  frames: Frame[];
  lines: string[];
}

/** None if one has missed too little. */
export async function recapSince(table: TableState, since: number): Promise<Recap | null> {
  await table.history.readLog();
  const missed = turnsOf(table.history.entries, null).filter((turn) => endOf(turn) > since);
  const others = missed.filter(({ seat }) => !table.isMine(seat));
  if (others.length < FEWEST) return null;
  table.seenBy = table.isShared ? null : table.seat;
  const [whole] = await Promise.all([framesBack(table), learnPast(), table.narration.learnTold()]);
  return { frames: missed.map((turn) => pictureOf(turn, whole)), lines: linesOf(table, others, whole, since) };
}

/** How far a turn has brought the game. */
const endOf = ({ number, steps }: LogTurn): number => steps.reduce((at, { acts }) => at + acts.length, number);

/** A turn as one picture. */
function pictureOf(turn: LogTurn, whole: readonly Frame[]): Frame {
  const { number, steps } = turn;
  const at = endOf(turn);
  const [before, after] = [momentAt(whole, number), momentAt(whole, at)];
  const step = { acts: steps.flatMap(({ acts }) => acts), events: steps.flatMap(({ events }) => events), patch: {} };
  return { step, before: before.after, after: after.after, at, beats: 2 };
}

const momentAt = (whole: readonly Frame[], at: number): Frame => whole.findLast((frame) => frame.at <= at) ?? whole[0]!;

/** Who played, what they did, and what it came to. */
function linesOf(table: TableState, turns: LogTurn[], whole: readonly Frame[], since: number): string[] {
  const seats = [...new Set(turns.map(({ seat }) => seat))].filter(Boolean);
  const who = seats.length ? list(seats.map((seat) => table.name(seat))) : say("recap-all");
  const events = turns.flatMap(({ steps }) => steps.flatMap(({ events }) => events as Event[]));
  const { game } = table.wire;
  const did = tellBriefly(game, events, table.people).slice(0, MOST);
  const last = events.map((event) => tellEvent(game, event, table.people)).filter(Boolean);
  return [
    say("recap-turns", { turns: turns.length, who }),
    did.length ? say("recap-did", { what: list(did) }) : (last.at(-1) ?? ""),
    cameTo(table, momentAt(whole, since).after, whole.at(-1)!.after),
  ].filter(Boolean);
}

/** The points that were made, as far as the game tells them by seat. */
function cameTo(table: TableState, before: unknown, after: unknown): string {
  const scores = (view: unknown) =>
    ((view as { seats?: { score?: number | null }[] }).seats ?? []).map(({ score }) => score);
  const [then, now] = [scores(before), scores(after)];
  const made = now.flatMap((score, seat) => {
    const more = (score ?? 0) - (then[seat] ?? 0);
    return typeof score === "number" && more ? [`${table.name(seat + 1)} +${more}`] : [];
  });
  if (made.length) return say("recap-points", { points: list(made) });
  return table.isMyTurn ? say("recap-yours") : say("recap-no-points");
}
