// How games ended that one comes across in a list. A result stays as it is, so it is asked for once.
import { lookAt } from "../lib/api";
import { keep, kept } from "../lib/kept.svelte";
import type { Outcome, Table } from "../lib/types";

const MOST = 200; // that are remembered

/** Nothing where the game goes on, or nobody may say. */
export async function resultOf({ table, status }: Table): Promise<Outcome | null> {
  if (status !== "over") return null;
  const known = remembered();
  const found = known[table] ?? (await lookAt(table).catch(() => null))?.outcome ?? null;
  if (found && !known[table]) {
    const newest = [...Object.entries(remembered()), [table, found] as const].slice(-MOST);
    keep("results", JSON.stringify(Object.fromEntries(newest)));
  }
  return found;
}

function remembered(): Record<string, Outcome> {
  return JSON.parse(kept("results") ?? "{}") as Record<string, Outcome>;
}
