// A tile on its way to the map: tried on a hex, turned, and laid for good by a press of its own.
import type { Offered } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { TableState } from "../../table/state.svelte";
import { tellPassages } from "./sentences";
import type { TikalView } from "./types";

export class Laying {
  /** While a tile is looked at: all that was legal, so that it can be turned and moved. */
  #all = $state.raw<Offered[]>([]);

  constructor(readonly table: TableState) {}

  /** Whether a tile lies on the map to be looked at only. */
  get isOn(): boolean {
    return this.table.draft?.isPreview ?? false;
  }

  get all(): Offered[] {
    const draft = this.table.draft;
    return this.isOn ? this.#all : (draft?.legal.filter(({ label }) => label.key === "lay") ?? []);
  }

  /** Where it lies now. */
  get now(): Offered | undefined {
    const last = this.isOn ? this.table.draft!.acts.at(-1) : undefined;
    return this.#all.find(({ act }) => act === last);
  }

  get cell(): string | null {
    return (this.now?.label.cell as string | undefined) ?? null;
  }

  at(cell: string): Offered[] {
    return this.all.filter(({ label }) => label.cell === cell);
  }

  /** On this hex, as it may lie there. */
  async put(cell: string): Promise<void> {
    await this.#try(this.at(cell)[0]!);
  }

  /** To the next of the legal turns on this hex. */
  async turn(step: 1 | -1): Promise<void> {
    if (!this.cell) return;
    const here = this.at(this.cell);
    const now = here.findIndex(({ act }) => act === this.now?.act);
    await this.#try(here[(now + step + here.length) % here.length]!);
  }

  async #try(offered: Offered): Promise<void> {
    const draft = this.table.draft!;
    this.#all = this.all;
    await this.table.refuse(await draft.preview([offered.act]));
    this.table.told = this.#tell();
  }

  /** How it lies, for those who hear it. */
  #tell(): string {
    const { now, cell } = this;
    const lies = cell ? (this.table.shown as TikalView).cells[cell] : undefined;
    if (!now || !cell || !lies) return "";
    return say("tile-lies", { cell, degrees: now.label.degrees as number, passages: tellPassages(lies) });
  }

  /** The tile stays where it is; the draft can still be undone. */
  settle(): void {
    this.table.draft?.settle();
  }
}
