// A turn that is being tried out. The server is asked after each step; nothing is final until it is committed.
import { Away, draft as tryOut } from "../lib/api";
import type { Drafted, Refusal } from "../lib/wire";

export class Draft {
  /** The acts tried, in the steps that undo takes back. */
  steps = $state.raw<string[][]>([]);
  undone = $state.raw<string[][]>([]);
  answer = $state.raw<Drafted | null>(null);
  isPlan = $state(false);
  isAway = $state(false);
  #asked = 0;

  constructor(
    readonly table: string,
    readonly seat: number,
    public version: number,
  ) {
    const kept = localStorage.getItem(this.#place);
    if (!kept) return;
    const { version: made, steps } = JSON.parse(kept) as { version: number; steps: string[][] };
    if (made === version) this.steps = steps;
    else localStorage.removeItem(this.#place);
  }

  get #place(): string {
    return `ceiba.draft.${this.table}.${this.seat}`;
  }

  get acts(): string[] {
    return this.steps.flat();
  }

  /** Ask again: after a change of the board, or when the server is back. */
  refresh(): Promise<Refusal | null> {
    return this.#ask(this.steps, this.undone);
  }

  add(acts: string[]): Promise<Refusal | null> {
    return this.#ask([...this.steps, acts], []);
  }

  /** Another act in place of the last step: a tile turned, or laid elsewhere. */
  replace(acts: string[]): Promise<Refusal | null> {
    return this.#ask([...this.steps.slice(0, -1), acts], []);
  }

  undo(): Promise<Refusal | null> {
    const last = this.steps.at(-1);
    return last ? this.#ask(this.steps.slice(0, -1), [last, ...this.undone]) : this.refresh();
  }

  redo(): Promise<Refusal | null> {
    const [next, ...rest] = this.undone;
    return next ? this.#ask([...this.steps, next], rest) : this.refresh();
  }

  reset(): Promise<Refusal | null> {
    return this.#ask([], [...this.steps, ...this.undone]);
  }

  /** Why this cannot be done now. The draft stays as it is. */
  async whyNot(act: string): Promise<Refusal | null> {
    return (await tryOut(this.table, this.version, this.seat, [...this.acts, act], this.isPlan)).refused;
  }

  forget(): void {
    localStorage.removeItem(this.#place);
  }

  #keep(steps: string[][], undone: string[][]): void {
    this.steps = steps;
    this.undone = undone;
    if (!this.isPlan) localStorage.setItem(this.#place, JSON.stringify({ version: this.version, steps }));
  }

  async #ask(steps: string[][], undone: string[][]): Promise<Refusal | null> {
    const asked = ++this.#asked;
    this.#keep(steps, undone); // at once: the next step may be taken before the answer has come
    try {
      const answer = await tryOut(this.table, this.version, this.seat, steps.flat(), this.isPlan);
      if (asked !== this.#asked) return null; // a later question has been asked meanwhile
      this.isAway = false;
      this.answer = answer;
      this.version = answer.version;
      this.#keep(answer.refused ? upTo(steps, answer.acts.length) : steps, undone);
      return answer.refused;
    } catch (trouble) {
      if (!(trouble instanceof Away)) throw trouble;
      this.isAway = true;
      return null;
    }
  }
}

/** Those steps whose acts could all be done. */
function upTo(steps: string[][], count: number): string[][] {
  const kept: string[][] = [];
  for (const step of steps) {
    count -= step.length;
    if (count < 0) break;
    kept.push(step);
  }
  return kept;
}
