// One's own turn on the map: what is chosen, what lights up, what a choice does. What is legal the server says.
import type { Offered, Step, TikalScored } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { TableState } from "../../table/state.svelte";
import { DARK, type Light, type Lights, type Walk } from "./lights";
import type { Figure, Reach, TikalOffer, TikalView, Way } from "./types";

export type Choice = string | "supply" | null;
const FIGURES: Figure[] = ["worker", "leader"];
const WALKS = ["move", "path"];
const HERE = [...WALKS, "enter", "uncover", "recover", "guard"];

export class Turn {
  chosen = $state<Choice>(null);
  figure = $state<Figure>("worker");
  /** What the panel asks before it acts. */
  asking = $state<"guard" | "exchange" | null>(null);
  pointed = $state<string | null>(null);
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  scored = $state.raw<TikalScored["temples"]>([]);
  sum = $state("");
  walk = $state.raw<Walk | null>(null);
  #shown: ReturnType<typeof setTimeout> | undefined;
  /** While a tile is being laid: all that is legal, so that it can be turned and moved. */
  #lays = $state.raw<Offered[] | null>(null);

  constructor(readonly table: TableState) {}

  get view(): TikalView {
    return this.table.shown as TikalView;
  }

  get isMine(): boolean {
    return this.table.draft !== null && !this.table.playback.isOn && !this.table.isCommitting;
  }

  get legal(): Offered[] {
    return this.isMine ? this.table.draft!.legal : [];
  }

  get #reach(): Reach[] {
    return (this.table.draft?.answer?.offer as TikalOffer | undefined)?.reach ?? [];
  }

  get isLaying(): boolean {
    return this.isMine && this.#lays !== null;
  }

  get lays(): Offered[] {
    return this.#lays ?? this.what("lay");
  }

  /** Everything legal of a kind. */
  what(verb: string): Offered[] {
    return this.legal.filter(({ label }) => label.key === verb);
  }

  /** Everywhere that the chosen figure can go. */
  get ways(): Way[] {
    if (!this.isMine || !this.chosen) return [];
    return this.#reach.find(({ start, figure }) => start === this.chosen && figure === this.figure)?.ways ?? [];
  }

  /** The kinds of own figures at the chosen place. */
  get figures(): Figure[] {
    return FIGURES.filter((kind) => this.#reach.some(({ start, figure }) => start === this.chosen && figure === kind));
  }

  /** The figures that can be sent in from the supply. */
  get supply(): Figure[] {
    return this.#reach.filter(({ start, ways }) => start === "supply" && ways.length).map(({ figure }) => figure);
  }

  /** What may be done at a hex, besides walking away. */
  at(cell: string): Offered[] {
    return this.legal.filter(({ label }) => !WALKS.includes(label.key) && label.cell === cell);
  }

  get lights(): Lights {
    return {
      ...DARK,
      lit: this.#lit(),
      chosen: this.chosen === "supply" ? null : this.chosen,
      priced: this.chosen === "supply" ? null : this.chosen,
      marked: this.#marked,
      pointed: this.hinted,
      scored: this.scored,
      walk: this.walk,
    };
  }

  #lit(): Map<string, Light> {
    const lit = new Map<string, Light>();
    if (!this.isMine) return lit;
    for (const { label } of this.lays) lit.set(label.cell as string, { kind: "lay", cost: null });
    if (lit.size) return lit;
    for (const { cell, cost } of this.ways) lit.set(cell, { kind: "reach", cost });
    if (this.chosen) return lit;
    for (const { label } of this.legal) {
      if (HERE.includes(label.key)) lit.set((label.start ?? label.cell) as string, { kind: "act", cost: null });
    }
    return lit;
  }

  /** What is being played back; else, until one does something oneself, the last turn. */
  get #marked(): ReadonlySet<string> {
    const { frame } = this.table.playback;
    if (frame) return new Set(frame.step.events.slice(0, 1).flatMap(this.table.page.places));
    return this.table.draft?.steps.length ? DARK.marked : this.#lastTurn;
  }

  /** What others did since one's own last act, or in the one turn that ended last. */
  get #lastTurn(): ReadonlySet<string> {
    const touched = new Set<string>();
    let last = 0;
    for (const { acts, events } of this.table.history.entries
      .slice(-12)
      .flatMap(({ steps }) => steps)
      .toReversed()) {
      const seat = parseInt(acts[0] ?? "");
      if (!seat) continue;
      if (last && seat !== last) return touched;
      last = seat;
      if (this.table.isMine(seat) && this.isMine) return touched;
      for (const cell of events.slice(0, 1).flatMap(this.table.page.places)) touched.add(cell);
    }
    return touched;
  }

  // -- choosing ---------------------------------------------------------------------------------------

  choose(cell: string): void {
    this.table.notice = "";
    this.asking = null;
    if (this.table.playback.isOn) return this.table.playback.skip();
    if (this.lays.length) return this.#lay(cell);
    const way = this.ways.find((possible) => possible.cell === cell);
    if (way) return void this.go(way);
    if (cell === this.chosen) return this.letGo();
    if (this.chosen && this.isMine && this.ways.length && !this.#isOfUse(cell)) return void this.#whyNotThere(cell);
    this.chosen = cell;
    const mine = this.figures;
    if (mine.length && !mine.includes(this.figure)) this.figure = mine[0]!;
  }

  letGo(): void {
    this.chosen = this.asking = null;
    this.table.notice = "";
    this.#lays = null;
  }

  send(figure: Figure): void {
    this.figure = figure;
    this.chosen = "supply";
    this.asking = null;
  }

  #isOfUse(cell: string): boolean {
    return this.at(cell).length > 0 || this.#reach.some(({ start, ways }) => start === cell && ways.length > 0);
  }

  #whyNotThere(cell: string): Promise<void> {
    const enters = this.chosen === "supply";
    return this.attempt(enters ? `enter ${cell} ${this.figure}` : `move ${this.chosen} ${cell} ${this.figure}`);
  }

  /** Try something that may be refused, and say why if it is. */
  async attempt(words: string): Promise<void> {
    const { draft, seat } = this.table;
    if (draft) await this.table.refuse(await draft.whyNot(`${seat} ${words}`));
  }

  // -- acting -----------------------------------------------------------------------------------------

  async go(way: Way): Promise<void> {
    this.chosen = way.cell;
    const refused = (await this.table.draft?.add(way.acts)) ?? null;
    await this.table.refuse(refused);
    if (!refused) this.#walkAlong(way.acts);
    if (this.figures.length && !this.figures.includes(this.figure)) this.figure = this.figures[0]!;
  }

  /** An act of the panel. What reveals luck is final at once, with all that led to it. */
  async act({ act, luck }: Offered): Promise<void> {
    this.asking = null;
    if (luck && !this.table.draft?.isPlan) await this.table.commit([act]);
    else await this.table.refuse((await this.table.draft?.add([act])) ?? null);
  }

  /** What ends the turn, once it may end. */
  get done(): Offered | undefined {
    return this.table.draft?.isPlan ? undefined : this.what("done")[0];
  }

  async endTurn(): Promise<void> {
    const { done } = this;
    this.letGo();
    if (done) await this.table.commit([done.act]);
  }

  // -- laying a tile ----------------------------------------------------------------------------------

  #lay(cell: string): void {
    const here = this.#laysAt(cell);
    if (!here.length) return void this.attempt(`lay ${cell} 0`);
    if (this.isLaying && cell === this.chosen) return this.turn(1);
    void this.#put(here[0]!);
  }

  #laysAt(cell: string): Offered[] {
    return this.lays.filter(({ label }) => label.cell === cell);
  }

  /** To the next of the legal turns on this hex. */
  turn(step: 1 | -1): void {
    const here = this.#laysAt(this.chosen!);
    const now = here.findIndex(({ act }) => act === this.table.draft?.acts.at(-1));
    void this.#put(here[(now + step + here.length) % here.length]!);
  }

  async #put({ act, label }: Offered): Promise<void> {
    const draft = this.table.draft!;
    const isFirst = this.#lays === null;
    this.#lays ??= this.lays;
    this.chosen = label.cell as string;
    await this.table.refuse(await (isFirst ? draft.add([act]) : draft.replace([act])));
  }

  /** The tile stays where it is; the draft can still be undone. */
  settle(): void {
    this.#lays = null;
    this.chosen = null;
  }

  // -- history ----------------------------------------------------------------------------------------

  async undo(): Promise<void> {
    this.letGo();
    await this.table.draft?.undo();
  }

  async redo(): Promise<void> {
    this.letGo();
    await this.table.draft?.redo();
  }

  /** What the pointed-at hex would cost. */
  get price(): number | null {
    return this.ways.find(({ cell }) => cell === this.pointed)?.cost ?? null;
  }

  // -- what happened ----------------------------------------------------------------------------------

  /** The steps `1 move a5 b4 worker` of one figure, shown as its way. */
  #walkAlong(acts: string[]): void {
    const steps = acts.map((act) => act.split(" ")).filter(([, verb]) => verb === "move");
    const [seat, , start, , figure] = steps[0] ?? [];
    if (start) this.#showWalk(Number(seat), figure as Figure, [start, ...steps.map(([, , , cell]) => cell!)]);
  }

  #showWalk(seat: number, figure: Figure, cells: string[]): void {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.walk = { seat, figure, cells };
  }

  /** Others' figures walk as it is played back. */
  showStep(events: Step["events"]): void {
    for (const event of events)
      if (event.key === "walked") this.#showWalk(event.seat, event.figure, [event.start, event.cell]);
  }

  /** Points that were scored, temple by temple, and their sum in words. */
  showScoring({ seat, temples, temple_points, wafer_points, points }: TikalScored): void {
    this.scored = temples;
    const sum = { temples: temple_points, treasures: wafer_points, points };
    this.sum = say("score-sum", { who: this.table.name(seat), ...sum });
    clearTimeout(this.#shown);
    this.#shown = setTimeout(() => ((this.scored = []), (this.sum = "")), 2600 + 250 * this.scored.length);
  }
}
