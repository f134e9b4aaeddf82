// A turn that is being tried out. The server is asked after each step; nothing is final until it is committed.
import { Away } from "../lib/api";
import { patched } from "../lib/patch";
import { spoken } from "../lib/words.svelte";
import type { Draft as Tried, Drafted, Offered, Refusal, View } from "../lib/types";

/** What a draft is made on: a table as one sees it at a version. */
export interface Ground {
  readonly id: string;
  readonly version: number;
  readonly view: View | null;
  /** Whether answers are to bring the game's own drawing. */
  readonly drawn: boolean;
  /** What comes of some acts. */
  tryOut(tried: Tried): Promise<Drafted>;
  /** The server has come as far as this version, not to ours. */
  catchUp(version: number): void;
}

export class Draft {
  /** The acts tried, in the steps that undo takes back. */
  steps = $state.raw<string[][]>([]);
  undone = $state.raw<string[][]>([]);
  answer = $state.raw<Drafted | null>(null);
  /** What the acts tried lead to. */
  view = $state.raw<View | null>(null);
  /** The last step is only being looked at, until it is settled. */
  isPreview = $state(false);
  /** Nobody has answered yet to what was tried last, for want of a line: it is kept, and asked again. */
  isWaiting = $state(false);
  #asked = 0;

  constructor(
    readonly ground: Ground,
    readonly seat: number,
    readonly isPlan = false,
    public version = ground.version,
  ) {
    const kept = isPlan ? null : localStorage.getItem(this.#place);
    if (!kept) return;
    const { version: made, steps } = JSON.parse(kept) as { version: number; steps: string[][] };
    if (made === version) this.steps = steps;
    else if (made < version) this.forget(); // a later one is of a table that we have yet to hear of
  }

  get #place(): string {
    return `ceiba.draft.${this.ground.id}.${this.seat}`;
  }

  get acts(): string[] {
    return this.steps.flat();
  }

  get legal(): Offered[] {
    return (this.answer?.legal ?? []) as Offered[];
  }

  /** What may be done now; a sealed choice may be changed. */
  get choices(): Offered[] {
    return [...this.legal, ...((this.answer?.instead ?? []) as Offered[])];
  }

  /** Ask again: after a change of the board, or when the server is back. */
  refresh(): Promise<Refusal | null> {
    return this.#ask(this.steps, this.undone, this.isPreview);
  }

  add(acts: string[]): Promise<Refusal | null> {
    return this.#ask([...this.steps, acts], []);
  }

  /** A step to look at, in place of the one looked at before: a tile turned, or laid elsewhere. */
  preview(acts: string[]): Promise<Refusal | null> {
    const before = this.isPreview ? this.steps.slice(0, -1) : this.steps;
    return this.#ask([...before, acts], [], true);
  }

  /** What was looked at is to stay; it can still be undone. */
  settle(): void {
    this.#keep(this.steps, this.undone, false);
  }

  undo(): Promise<Refusal | null> {
    const last = this.steps.at(-1);
    if (!last) return this.refresh();
    return this.#ask(this.steps.slice(0, -1), this.isPreview ? this.undone : [last, ...this.undone]);
  }

  redo(): Promise<Refusal | null> {
    const [next, ...rest] = this.undone;
    return next ? this.#ask([...this.steps, next], rest) : this.refresh();
  }

  reset(): Promise<Refusal | null> {
    const kept = this.isPreview ? this.steps.slice(0, -1) : this.steps;
    return this.#ask([], [...kept, ...this.undone]);
  }

  /** Why this cannot be done now; nothing if nobody answers. The draft stays as it is. */
  async whyNot(act: string): Promise<Refusal | null> {
    try {
      return (await this.#try([...this.acts, act])).refused;
    } catch (trouble) {
      if (trouble instanceof Away) return null;
      throw trouble;
    }
  }

  forget(): void {
    localStorage.removeItem(this.#place);
  }

  #try(acts: string[]): Promise<Drafted> {
    const { version, seat, isPlan, ground } = this;
    return ground.tryOut({ version, seat, acts, plan: isPlan, picture: ground.drawn ? spoken.language : null });
  }

  /** What is only looked at does not outlive the tab. */
  #keep(steps: string[][], undone: string[][], isPreview: boolean): void {
    this.steps = steps;
    this.undone = undone;
    this.isPreview = isPreview;
    const kept = { version: this.version, steps: isPreview ? steps.slice(0, -1) : steps };
    if (!this.isPlan) localStorage.setItem(this.#place, JSON.stringify(kept));
  }

  async #ask(steps: string[][], undone: string[][], isPreview = false): Promise<Refusal | null> {
    const asked = ++this.#asked;
    this.#keep(steps, undone, isPreview); // at once: the next step may be taken before the answer has come
    let answer: Drafted;
    try {
      answer = await this.#try(steps.flat());
    } catch (trouble) {
      if (!(trouble instanceof Away)) throw trouble;
      if (asked === this.#asked) this.isWaiting = true;
      return null; // the table asks again when the line is back
    }
    if (asked !== this.#asked) return null; // a later question has been asked meanwhile
    this.isWaiting = false;
    if (answer.version !== this.ground.version) {
      this.ground.catchUp(answer.version);
      return null;
    }
    this.answer = answer;
    this.view = patched(this.ground.view, answer.patch);
    if (answer.refused) this.#keep(upTo(steps, answer.acts.length), undone, false);
    return answer.refused;
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
