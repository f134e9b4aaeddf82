// How many tables wait for this reader: in the title of the tab, and on the icon of the page where it has one.
import { myTables } from "./api";
import { me } from "./me.svelte";
import { knock } from "./sound.svelte";
import { say } from "./words.svelte";
import type { Table } from "./types";

const EVERY = 60_000; // milliseconds

let waiting = $state.raw<string[]>([]);

/** Whether a table waits for this guest. */
export function waitsFor(table: Table, guest: string): boolean {
  return table.status === "playing" && table.waiting_for.some((seat) => table.seats[seat - 1]?.guest === guest);
}

/** The title of a page, with what waits. A table that is open knows better whether it does. */
export function called(title: string, open: string | null = null, isMyTurn = false): string {
  const count = waiting.filter((table) => table !== open).length + (isMyTurn ? 1 : 0);
  const what = isMyTurn ? `${say("your-turn")} · ${title}` : title;
  return count ? `(${count}) ${what}` : what;
}

/** For as long as the page is open; seldom, and when someone comes back to it. */
export function keepCounting(): void {
  const look = () => void count().catch(() => {}); // without a line it stays as it was
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  look();
}

export async function count(): Promise<void> {
  const guest = me.guest?.guest;
  if (!guest) return;
  const { tables } = await myTables(null);
  const next = tables.filter((table) => waitsFor(table, guest)).map(({ table }) => table);
  if (document.hidden && next.some((table) => !waiting.includes(table))) knock();
  waiting = next;
  await (next.length ? navigator.setAppBadge?.(next.length) : navigator.clearAppBadge?.());
}
