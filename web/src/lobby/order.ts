// In which order tables are listed: what waits for oneself, what gathers, what others play, what is over.
import type { Table } from "../lib/types";

/** The table waits for this guest. */
export function waitsFor({ status, seats, waiting_for }: Table, guest: string | null): boolean {
  return (
    guest !== null &&
    status === "playing" &&
    seats.some((seat) => seat.guest === guest && waiting_for.includes(seat.number))
  );
}

/** What changed last comes first among its like. */
export function inOrder(tables: Table[], guest: string | null): Table[] {
  const rank = (table: Table) => (waitsFor(table, guest) ? 0 : { waiting: 1, playing: 2, over: 3 }[table.status]);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}
