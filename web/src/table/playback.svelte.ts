// What others did is shown step by step, at a pace that one can follow or skip. The news has all it takes.
import { patched } from "../lib/patch";
import type { News, Step, View } from "../lib/types";

/** One step as it is shown: what it did, and the view before and after it. */
export interface Frame {
  step: Step;
  before: View;
  after: View;
  /** How many acts the log then holds. */
  at: number;
}

/** The steps of some news, from the view that it begins with. */
export function framesOf(news: News, view: View): Frame[] {
  let [before, at] = [view, news.number];
  return news.steps.map((step) => {
    const frame = { step, before, after: patched(before, step.patch), at: at + step.acts.length };
    [before, at] = [frame.after, frame.at];
    return frame;
  });
}

export const PACES = { slow: 1400, normal: 700, quick: 250, off: 0 } as const;

export class Playback {
  frame = $state.raw<Frame | null>(null);
  #queue: Frame[] = [];
  #wake: (() => void) | null = null;

  constructor(readonly tell: (frame: Frame) => void) {}

  get isOn(): boolean {
    return this.frame !== null;
  }

  static get pace(): number {
    const kept = localStorage.getItem("ceiba.pace");
    return kept === null ? PACES.normal : Number(kept);
  }

  /** Show these after those that wait already; false if nobody watches, or wants to. */
  add(frames: Frame[]): boolean {
    if (!Playback.pace || document.hidden) return false;
    this.#queue.push(...frames);
    if (!this.isOn) void this.#run();
    return true;
  }

  skip(): void {
    this.#queue = [];
    this.#wake?.();
  }

  async #run(): Promise<void> {
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.frame = frame;
      this.tell(frame);
      // Choices that are revealed together take longer to read; many steps that wait are told faster.
      const pace = Playback.pace * (frame.step.acts.length > 1 ? 2 : 1);
      await this.#pause(pace / (1 + this.#queue.length / 30));
    }
    this.frame = null;
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => (clearTimeout(timer), done());
    });
  }
}
