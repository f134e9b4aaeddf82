// What was sent is kept until it is answered: under the same id it can be sent again, and happens once.
import type { Commit } from "../lib/types";

const place = (table: string) => `ceiba.commit.${table}`;

export function keep(table: string, sent: Commit): void {
  localStorage.setItem(place(table), JSON.stringify(sent));
}

export function forget(table: string): void {
  localStorage.removeItem(place(table));
}

export function kept(table: string): Commit | null {
  return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Commit | null;
}
