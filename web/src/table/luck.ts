// The promise that a table makes about its luck: noted when it is first seen.
import { keep, kept } from "../lib/kept.svelte";
import type { Table } from "../lib/types";

const MOST_NOTED = 50; // tables

/** As `table commitment` for each, the newest last. */
const noted = () => (kept("luck") ?? "").split("\n").filter(Boolean);

export function notePromise({ table, luck }: Table): void {
  if (!luck || promiseOf(table)) return;
  keep("luck", [...noted(), `${table} ${luck.commitment}`].slice(-MOST_NOTED).join("\n"));
}

/** What this browser noted of a table, if it was there. */
export const promiseOf = (table: string) =>
  noted()
    .find((line) => line.startsWith(`${table} `))
    ?.split(" ")[1] ?? null;
