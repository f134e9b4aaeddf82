// The tables that wait for this reader, in the title of the tab and on the page's icon: counted from when the page is
// first out of sight, for whoever looks, sees. It is fetched then, too.
import { myTables } from "../lib/api";
import { me } from "../lib/me.svelte";
import { knock } from "../lib/sound.svelte";
import { say } from "../lib/words.svelte";
import type { Table } from "../lib/types";

const EVERY = 60_000; // milliseconds
const MY_TURN = "● "; // before the title of a table whose turn is one's own

let waiting: string[] = [];
let isMyTurn = false;

/** Whether a table waits for this guest. */
export function waitsFor(table: Table, guest: string): boolean {
  return table.status === "playing" && table.waiting_for.some((seat) => table.seats[seat - 1]?.guest === guest);
}

/** A title as the page gave it, with how many tables wait. */
export function called(title: string, count: number): string {
  const what = title.startsWith(MY_TURN) ? `${say("your-turn")} · ${title.slice(MY_TURN.length)}` : title;
  return count ? `(${count}) ${what}` : title;
}

/** For as long as the page is open; seldom, and when someone leaves it or comes back, or a turn begins or ends. */
export function keepCounting(): void {
  const look = () => void count().catch(() => {}); // without a line it stays as it was
  let given = document.title; // by the page
  let shown = given;
  const show = () => {
    if (document.title !== shown) given = document.title;
    if (given.startsWith(MY_TURN) !== isMyTurn) {
      isMyTurn = !isMyTurn;
      look();
    }
    shown = called(given, waiting.length);
    if (document.title !== shown) document.title = shown;
  };
  new MutationObserver(show).observe(document.head, { subtree: true, childList: true, characterData: true });
  counted = show;
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  look();
}

let counted = () => {};

export async function count(): Promise<string[]> {
  const guest = me.guest?.guest;
  if (!guest) return [];
  const { tables } = await myTables(null);
  const next = tables.filter((table) => waitsFor(table, guest)).map(({ table }) => table);
  if (document.hidden && next.some((table) => !waiting.includes(table))) knock();
  waiting = next;
  counted();
  await (next.length ? navigator.setAppBadge?.(next.length) : navigator.clearAppBadge?.());
  return next;
}
