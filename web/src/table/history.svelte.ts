// What has happened at a table, and what was said there. Both only grow, so only what is missing is asked for.
import { log, talk } from "../lib/api";
import type { Entry, Line } from "../lib/types";

export class History {
  entries = $state.raw<Entry[]>([]);
  lines = $state.raw<Line[]>([]);

  constructor(readonly table: string) {}

  async read(): Promise<void> {
    await Promise.all([this.readLog(), this.readTalk()]);
  }

  async readLog(): Promise<void> {
    this.note(await log(this.table, this.#whole));
  }

  async readTalk(): Promise<void> {
    this.hear(await talk(this.table, this.lastLine));
  }

  /** As far as nothing is missing. */
  get #whole(): number {
    return this.entries.reduce((whole, { number, version }) => (number === whole ? version : whole), 0);
  }

  get lastLine(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  note(entries: Entry[]): void {
    this.entries = merged(this.entries, entries);
  }

  hear(lines: Line[]): void {
    this.lines = merged(this.lines, lines);
  }
}

/** What is told twice is there once, and all of it in its order. */
function merged<Told extends { number: number }>(known: Told[], fresh: Told[]): Told[] {
  const all = new Map([...known, ...fresh].map((one) => [one.number, one]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}
