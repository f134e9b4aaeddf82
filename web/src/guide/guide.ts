// Learning by playing: a real table that goes on from a given start, and what to do there, step by step.
import { pageOf } from "../games";
import { game as known, lookAt, openRecord, Refused, sit } from "../lib/api";
import { keep, kept } from "../lib/kept.svelte";
import { somebody } from "../lib/me.svelte";
import { go } from "../lib/route.svelte";

export interface Step {
  /** Its message is `guide-{game}-{name}`. */
  name: string;
  /** What is to be done, as the notation calls it; without it the step is only read. */
  verb?: string;
  /** How often since the start, if not once. */
  times?: number;
  /** What the pen points at. */
  at?: string;
}

export interface Guide {
  /** What has happened before; seat 1 goes on. */
  record: string;
  steps: readonly Step[];
}

/** A guided table of this browser: how many acts it began with, and which steps were read. */
export interface Kept {
  table: string;
  since: number;
  read: string[];
}

export function keptGuide(game: string): Kept | null {
  const text = kept(`guide.${game}`);
  return text ? (JSON.parse(text) as Kept) : null;
}
export const keepGuide = (game: string, guide: Kept | null): void =>
  keep(`guide.${game}`, guide ? JSON.stringify(guide) : "");

/** To the guided table of a game, where one was before, or a new one against the friendliest bots. */
export async function learnByPlaying(name: string): Promise<void> {
  const before = keptGuide(name);
  if (before && (await isThere(before.table))) return go(`/t/${before.table}`);
  const { guide } = await pageOf(name).guide!();
  await somebody();
  const { table, at } = await openRecord(guide.record);
  const { bots } = await known(name);
  const bot = (bots.find(({ level }) => level) ?? bots[0]!).bot; // levels come first, the friendliest before all
  await sit(table.table, 1, { kind: "person" });
  for (const { number } of table.seats.slice(1)) await sit(table.table, number, { kind: "bot", bot });
  keepGuide(name, { table: table.table, since: at, read: [] });
  go(`/t/${table.table}`);
}

async function isThere(table: string): Promise<boolean> {
  try {
    return (await lookAt(table)).table.status === "playing";
  } catch (trouble) {
    if (trouble instanceof Refused) return false;
    throw trouble;
  }
}
