// What others did is shown act by act, at a pace that one can follow or skip.
import { lookAt } from "../lib/api";
import type { View } from "../lib/wire";

export interface Step {
  act: string;
  /** Several acts that are shown at once: sealed choices. */
  acts: string[];
  at: number;
  before: View | null;
}

export const PACES = { slow: 1400, normal: 700, quick: 250, off: 0 } as const;

export class Playback {
  view = $state.raw<View | null>(null);
  step = $state.raw<Step | null>(null);
  /** How many acts of the log have been shown. */
  at = $state(0);
  #queue: Step[] = [];
  #wake: (() => void) | null = null;
  #isRunning = false;

  constructor(
    readonly table: string,
    readonly seat: () => number | null,
    readonly tell: (step: Step, after: View) => void,
  ) {}

  get isOn(): boolean {
    return this.view !== null;
  }

  static get pace(): number {
    const kept = localStorage.getItem("ceiba.pace");
    return kept === null ? PACES.normal : Number(kept);
  }

  /** Show these steps after those that wait already, starting from what is seen now. */
  add(from: View, steps: Step[]): void {
    if (!Playback.pace || document.hidden) return;
    this.#queue.push(...steps);
    if (!this.view) this.at = (steps[0]?.at ?? 1) - (steps[0]?.acts.length || 1);
    this.view ??= from;
    if (!this.#isRunning) void this.#run();
  }

  skip(): void {
    this.#queue = [];
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const before = this.view;
      const after = await lookAt(this.table, { seat: this.seat(), at: step.at }).then(
        (look) => look.view,
        () => null, // away, or not to be seen: the news itself has what matters
      );
      if (!after) break;
      this.step = { ...step, before };
      this.view = after;
      this.at = step.at;
      this.tell(this.step, after);
      // Many acts that wait are told faster.
      const pace = Playback.pace * (step.acts.length > 1 ? 2 : 1);
      await this.#pause(pace / (1 + this.#queue.length / 30));
    }
    this.#queue = [];
    this.view = this.step = null;
    this.#isRunning = false;
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => (clearTimeout(timer), done());
    });
  }
}
