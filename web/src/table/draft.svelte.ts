// A turn that is being tried out. The server is asked after each step; nothing is final until it is committed.
import { Away, draft as tryOut } from "../lib/api";
import { patched } from "../lib/patch";
import type { Drafted, Offered, Refusal, View } from "../lib/types";

/** What a draft is made on: a table as one sees it at a version. */
export interface Ground {
  readonly id: string;
  readonly version: number;
  readonly view: View | null;
  /** Whether answers are to bring the game's own drawing. */
  readonly drawn: boolean;
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
    else this.forget();
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
    return (await this.#try([...this.acts, act])).refused;
  }

  forget(): void {
    localStorage.removeItem(this.#place);
  }

  #try(acts: string[]): Promise<Drafted> {
    const { version, seat, isPlan, ground } = this;
    return tryOut(ground.id, { version, seat, acts, plan: isPlan, picture: ground.drawn });
  }

  #keep(steps: string[][], undone: string[][]): void {
    this.steps = steps;
    this.undone = undone;
    if (!this.isPlan) localStorage.setItem(this.#place, JSON.stringify({ version: this.version, steps }));
  }

  async #ask(steps: string[][], undone: string[][]): Promise<Refusal | null> {
    const asked = ++this.#asked;
    this.#keep(steps, undone); // at once: the next step may be taken before the answer has come
    let answer: Drafted;
    try {
      answer = await this.#try(steps.flat());
    } catch (trouble) {
      if (!(trouble instanceof Away)) throw trouble;
      return null; // the table asks again when the line is back
    }
    if (asked !== this.#asked) return null; // a later question has been asked meanwhile
    if (answer.version !== this.ground.version) {
      this.ground.catchUp(answer.version);
      return null;
    }
    this.answer = answer;
    this.view = patched(this.ground.view, answer.patch);
    this.#keep(answer.refused ? upTo(steps, answer.acts.length) : steps, undone);
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
