// What others did is shown step by step, at a pace that one can follow: slower, faster, step by step, again, or not at
// all. The news has all it takes.
import { patched } from "../lib/patch";
import type { News, Step, View } from "../lib/types";
import { nextPace, NORMAL, paceOf, setPace } from "./pace";

/** One picture of what is shown: what it tells, and the view before and with it. */
export interface Frame {
  step: Step;
  before: View;
  after: View;
  /** How many acts the log then holds. */
  at: number;
  /** How many events of the last of them have then been told, where a step takes several pictures. */
  told?: number;
  /** How long it is shown; choices that are revealed together take two beats, all else one, unless it says so here. */
  beats?: number;
  /** It did not happen: a turn as it might have been, which began after so many acts. */
  supposed?: number;
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

const HURRY = 30; // frames that wait double the pace

export class Playback {
  frame = $state.raw<Frame | null>(null);
  isPaused = $state(false);
  /** What has been shown and what waits, since one last did something oneself. */
  #reel = $state.raw<Frame[]>([]);
  /** Where in it one is: the next to be shown, and before which all is known already. */
  #next = 0;
  #known = 0;
  /** While the whole game lies open: up to where it plays on by itself, and what could be seen again before. */
  #until = 0;
  #kept = $state.raw<Frame[] | null>(null);
  /** What comes is not shown, up to where one said one would go on. */
  #skips = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly tell: (frame: Frame) => void,
  ) {}

  get isOn(): boolean {
    return this.frame !== null;
  }

  /** Something to be seen again. */
  get hasSeen(): boolean {
    return this.#reel.length > 0;
  }

  /** What is shown has not been seen before, so nobody should know what comes next. */
  get isNews(): boolean {
    return this.frame !== null && this.#next > this.#known;
  }

  /** Which of all that can be seen is shown, counted from 1; 0 while nothing is. */
  get place(): number {
    return this.frame ? this.#next : 0;
  }

  /** All that can be seen. */
  get reel(): readonly Frame[] {
    return this.#reel;
  }

  /** The whole game lies open, to go back and forth in. */
  get isWhole(): boolean {
    return this.#kept !== null;
  }

  get pace(): number {
    return paceOf(this.game);
  }

  /** One has done something oneself: what was seen before is not seen again. */
  begin(): void {
    this.goOn();
    this.#reel = this.#reel.slice(this.#next);
    this.#known = Math.max(0, this.#known - this.#next);
    this.#next = 0;
  }

  /** Show these after those that wait already; false if nobody watches, or wants to. They can be seen later. */
  add(frames: Frame[]): boolean {
    this.#reel = [...this.#reel, ...frames];
    if (this.isOn) return true;
    if (!this.pace || this.#skips || document.hidden) {
      this.#end();
      return false;
    }
    this.#show();
    return true;
  }

  /** These were missed, and can be seen when one likes. */
  offer(frames: Frame[]): void {
    this.#reel = frames;
    this.#next = this.#known = frames.length;
  }

  /** The whole game, from one of its pictures (counted from 1) on to another. */
  open(frames: Frame[], place: number, until = place): void {
    this.#kept ??= this.#reel;
    this.#reel = frames;
    this.#known = frames.length;
    this.#until = until;
    this.isPaused = false;
    this.seek(place);
  }

  seek(place: number): void {
    this.#next = Math.min(Math.max(place, 1), this.#reel.length) - 1;
    this.#show();
  }

  again(): void {
    this.#known = Math.max(this.#known, this.#next);
    this.#next = 0;
    this.isPaused = false;
    this.#show();
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (this.#next >= this.#until) this.#until = Infinity;
    if (this.isOn) this.#wait();
  }

  /** One further, and then it waits. */
  step(): void {
    this.isPaused = true;
    this.#show();
  }

  faster(): void {
    this.#hurry(1);
  }

  slower(): void {
    this.#hurry(-1);
  }

  /** To the end, and past what is still to come: others' turns often come act by act. */
  skip(): void {
    this.#skips = this.isNews;
    this.#end();
  }

  /** What comes from now on is shown again. */
  goOn(): void {
    this.#skips = false;
  }

  #hurry(way: -1 | 1): void {
    const pace = nextPace(this.pace || NORMAL, way);
    if (!pace) return;
    setPace(this.game, pace);
    if (this.isOn) this.#wait();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#reel = this.#kept ?? this.#reel;
    this.#kept = null;
    this.#next = this.#known = this.#reel.length;
    this.isPaused = false;
    this.frame = null;
  }

  #show(): void {
    const frame = this.#reel[this.#next];
    if (!frame && this.isWhole) this.isPaused = true;
    else if (!frame) this.#end();
    if (!frame) return;
    this.#next++;
    this.frame = frame;
    this.tell(frame);
    this.#wait();
  }

  /** Many that wait are told faster. Whoever wants nothing shown, but asks to see it again, sees it at the normal pace. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.isWhole && this.#next >= Math.min(this.#until, this.#reel.length)) this.isPaused = true;
    if (this.isPaused) return;
    const { beats, step } = this.frame!;
    const time = (this.pace || NORMAL) * (beats ?? (step.acts.length > 1 ? 2 : 1));
    this.#timer = setTimeout(() => this.#show(), time / (1 + (this.#reel.length - this.#next) / HURRY));
  }
}
