// What a bot would do here, step by step. It is asked for, and goes when one departs from it.
import * as api from "../lib/api";
import { patched } from "../lib/patch";
import type { Drafted, Offered, View } from "../lib/types";
import { whatWentWrong } from "./refusals";
import type { TableState } from "./state.svelte";

/** What bots compare: plans of several acts, or acts by their text. */
export interface Why extends Record<string, unknown> {
  plans?: { value: number; acts: string[] }[];
  values?: Record<string, number>;
}

/** What was advised, and where it leads: the answers to a draft before it and after it. */
interface Advised {
  acts: Offered[];
  why: Why;
  before: Drafted["offer"] | null;
  after: Drafted["offer"];
  view: View;
}

export class Advice {
  told = $state.raw<Advised | null>(null);
  /** So many of its acts were made final by the way. */
  #made = $state(0);
  /** All that was tried before it. */
  #tried: string[] = [];
  #version = 0;
  #ends = false;

  constructor(readonly table: TableState) {}

  /** The acts that are settled, not one that is only looked at. */
  get #acts(): string[] {
    const { draft } = this.table;
    return (draft?.isPreview ? draft.steps.slice(0, -1).flat() : draft?.acts) ?? [];
  }

  /** How many of its acts have been done. */
  get done(): number {
    return Math.max(0, this.#made || this.#acts.length - this.#tried.length);
  }

  get next(): Offered | undefined {
    return this.told?.acts[this.done];
  }

  /** For what is being tried, if something is. The draft then knows what to call the acts. */
  async ask(): Promise<void> {
    const { table } = this;
    const [seat, tried, version] = [table.seat!, this.#acts, table.version];
    const before = table.draft?.answer?.offer ?? null;
    try {
      const { act, why } = await api.hint(table.id, seat, tried);
      const acts = [...tried, ...((why as Why).plans?.[0]?.acts ?? [act])];
      const trial = await api.draft(table.id, { version, seat, acts, plan: false, picture: null });
      if (table.version !== version) return;
      [this.#tried, this.#version, this.#made] = [tried, version, 0];
      const view = patched(table.view, trial.patch)!;
      const all = (trial.acts as Offered[]).slice(tried.length);
      const told = all.length > 1 && trial.ends_turn ? all.slice(0, -1) : all; // that it ends then goes without saying
      this.#ends = all.length === 1 && trial.ends_turn;
      this.told = { acts: told, why: why as Why, before, after: trial.offer, view };
      table.notice = "";
    } catch (trouble) {
      table.notice = trouble instanceof api.Away ? "" : await whatWentWrong(trouble);
    }
  }

  close(): void {
    this.told = null;
  }

  /** The next step, as if one had done it oneself. */
  async follow(): Promise<void> {
    const { next, table } = this;
    const { draft } = table;
    if (!next) return;
    if (!draft || next.luck || this.#ends) return table.commit([next.act]);
    if (draft.isPreview) await draft.undo();
    await table.refuse(await draft.add([next.act]));
  }

  /** Something was tried, or has happened: the advice goes unless that was what it advised. */
  heed(): void {
    if (!this.told) return;
    const advised = [...this.#tried, ...this.told.acts.map(({ act }) => act)];
    const isFollowed = (acts: string[]) => acts.every((act, index) => act === advised[index]);
    if (this.table.version === this.#version) {
      if (!isFollowed(this.#acts)) this.close();
      return;
    }
    const made = this.table.history.entries
      .filter(({ number }) => number >= this.#version)
      .flatMap(({ steps }) => steps.flatMap(({ acts }) => acts))
      .filter((act) => !act.startsWith("*"));
    const isOver = !this.table.isMyTurn || !isFollowed(made);
    this.close();
    if (!isOver) void this.ask(); // luck has answered: how to go on from there
  }
}
