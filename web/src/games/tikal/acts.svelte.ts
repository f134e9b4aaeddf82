// Every kind of act in one row: where it is meant if it is pressed, or waits for its place; or why it cannot be.
import type { Offered } from "../../lib/types";
import { reason, say } from "../../lib/words.svelte";
import type { Turn } from "./turn.svelte";
import type { Action, Figure, Kind } from "./types";

/** The kinds in their order; walking is done on the map alone. */
export const ROW = ["enter", "path", "uncover", "recover", "camp", "guard", "exchange"] as const;
export type Act = (typeof ROW)[number];

export class Acts {
  /** A kind of act that waits for its place. */
  armed = $state<Act | null>(null);
  pointed = $state<Act | null>(null);

  constructor(readonly turn: Turn) {}

  kind(act: Action): Kind | null {
    const { isMine, laying, offer } = this.turn;
    return isMine && !laying.isOn ? (offer?.kinds[act] ?? null) : null;
  }

  /** Where the act is meant if it is pressed now; null if a place has to be chosen. */
  target(act: Act): string | null {
    const cells = this.kind(act)?.cells ?? [];
    const meant = [this.turn.here, this.turn.arrived].find((cell) => cell && cells.includes(cell));
    return meant ?? (cells.length === 1 ? cells[0]! : null);
  }

  /** Done where it is meant, or the places light up; what cannot be says why. */
  async press(act: Act): Promise<void> {
    const { turn } = this;
    if (turn.table.playback.isOn) return turn.table.playback.skip();
    const kind = this.kind(act);
    turn.table.notice = "";
    turn.asking = turn.isMine && turn.laying.isOn ? "lay" : null;
    turn.showing.end();
    if (!kind) return;
    if (kind.reason) return this.#explain(kind.reason);
    if (act === "exchange") return void (turn.asking = "exchange");
    if (act === "enter") return this.#enter();
    if (this.armed === act) return void (this.armed = null);
    const target = act === "path" ? this.#pathFrom() : this.target(act);
    this.armed = act;
    if (target) await this.place(target);
    else if (act !== "path") turn.lookAway();
  }

  async #explain({ key, sentence, clause }: NonNullable<Kind["reason"]>): Promise<void> {
    this.turn.table.notice = say("refused", { why: await reason(key, sentence), clause });
  }

  /** Who would come from the supply: if one is chosen already, the other, if there is one. */
  get sent(): Figure {
    const { taking } = this.turn;
    const isChosen = taking.source?.start === "supply";
    const other = isChosen ? taking.figures.find((figure) => figure !== taking.source?.figure) : undefined;
    return other ?? taking.of("supply")?.figure ?? "worker";
  }

  #enter(): void {
    const { sent } = this;
    this.turn.here = this.armed = null;
    this.turn.from("supply", sent);
  }

  /** The only hex that a secret path leads to from the chosen one; chosen, if only one has a path. */
  #pathFrom(): string | null {
    const { turn } = this;
    const starts = this.kind("path")!.cells;
    if (!turn.taking.source || !starts.includes(turn.taking.source.start)) {
      turn.lookAway();
      if (starts.length === 1) turn.from((turn.here = starts[0]!));
      return null;
    }
    const ends = this.#paths();
    return ends.length === 1 ? (ends[0]!.label.cell as string) : null;
  }

  #paths(): Offered[] {
    const { source } = this.turn.taking;
    return this.turn
      .what("path")
      .filter(({ label }) => label.start === source?.start && label.figure === source?.figure && source);
  }

  /** Where an act that waits for its place may be done. */
  places(act: Act): string[] {
    if (act !== "path" || !this.turn.taking.source) return this.kind(act)?.cells ?? [];
    return this.#paths().map(({ label }) => label.cell as string);
  }

  /** What waits for its place has found it. */
  async place(cell: string): Promise<void> {
    const { turn } = this;
    const act = this.armed!;
    if (!this.places(act).includes(cell)) return turn.attempt(this.#words(act, cell));
    if (act === "path" && !turn.taking.source) return turn.from((turn.here = cell));
    if (act === "guard") {
      turn.here = cell;
      turn.asking = "guard";
      return;
    }
    const all = act === "path" ? this.#paths() : turn.what(act);
    const offered = all.find(({ label }) => label.cell === cell);
    this.armed = null;
    turn.arrived = cell;
    if (offered) await turn.act(offered);
  }

  #words(act: Act, cell: string): string {
    const { source } = this.turn.taking;
    if (act === "path") return `path ${source?.start ?? cell} ${cell} ${source?.figure ?? "worker"}`;
    return act === "guard" ? `guard ${cell} worker` : `${act} ${cell}`;
  }
}
