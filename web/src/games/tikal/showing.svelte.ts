// What happened, shown on the map for a moment: figures that walk, treasures turned up, temples that score.
import type { Step, TikalScored } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import { tellEvent } from "../../table/sentences";
import type { TableState } from "../../table/state.svelte";
import type { Find, Walk } from "./lights";
import type { Figure } from "./types";

const FOUND = 2_400; // milliseconds that a treasure is seen
const SCORED = 2_600; // … and a scoring, and more for each temple
const TEMPLE = 250;

export class Showing {
  walk = $state.raw<Walk | null>(null);
  scored = $state.raw<TikalScored["temples"]>([]);
  found = $state.raw<Find | null>(null);
  /** The same in words. */
  words = $state("");
  #over: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableState) {}

  /** The steps `1 move a5 b4 worker` of one figure, shown as its way. */
  along(acts: string[]): void {
    const steps = acts.map((act) => act.split(" ")).filter(([, verb]) => verb === "move");
    const [seat, , start, , figure] = steps[0] ?? [];
    if (start) this.#go(Number(seat), figure as Figure, [start, ...steps.map(([, , , cell]) => cell!)]);
  }

  #go(seat: number, figure: Figure, cells: string[]): void {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.walk = { seat, figure, cells };
  }

  /** Others' figures walk as it is played back. */
  step(events: Step["events"]): void {
    for (const event of events)
      if (event.key === "walked") this.#go(event.seat, event.figure, [event.start, event.cell]);
  }

  /** What was told: a treasure where it was dug; or points, temple by temple, and their sum in words. */
  tell(events: Step["events"]): void {
    const all = [...this.#before(), ...events];
    const found = events.find((event) => event.key === "found");
    const dug = found && all.slice(0, all.indexOf(found)).findLast((event) => event.key === "recovered");
    if (dug) {
      const { motif, count, points } = found;
      this.found = { cell: dug.cell, motif, count, points };
      this.#say(tellEvent(this.table.wire.game, found, this.table.people), FOUND);
    }
    for (const { seat, temples, temple_points, wafer_points, points } of events.filter(isScoring)) {
      this.scored = temples;
      const sum = { temples: temple_points, treasures: wafer_points, points };
      this.#say(say("score-sum", { who: this.table.name(seat), ...sum }), SCORED + TEMPLE * temples.length);
    }
  }

  /** What the picture before told, if things are played back: there it was dug, and here it is turned up. */
  #before(): Step["events"] {
    const { reel, place } = this.table.playback;
    return reel[place - 2]?.step.events ?? [];
  }

  #say(words: string, lasts: number): void {
    this.words = words;
    clearTimeout(this.#over);
    this.#over = setTimeout(() => this.end(), lasts);
  }

  /** Whoever goes on playing has seen it. */
  end(): void {
    this.scored = [];
    this.found = null;
    this.words = "";
  }
}

const isScoring = (event: Step["events"][number]): event is TikalScored => event.key === "scored";
