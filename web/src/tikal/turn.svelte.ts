// One's own turn on the map: what is chosen, what lights up, what a choice does. What is legal the server says.
import { cellsOf, read } from "../lib/acts";
import { say } from "../lib/words.svelte";
import type { CellView, Figure, TikalView, Tried, Way } from "../lib/wire";
import type { Room } from "../table/room.svelte";
import { DARK, type Light, type Lights, type Scored, type Walk } from "./lights";

export type Choice = string | "supply" | null;
const FIGURES: Figure[] = ["worker", "leader"];
const LASTING = ["uncover", "recover", "guard"];

export class Turn {
  chosen = $state<Choice>(null);
  figure = $state<Figure>("worker");
  /** What the panel asks before it acts. */
  asking = $state<"guard" | "exchange" | null>(null);
  pointed = $state<string | null>(null);
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  scored = $state.raw<Scored[]>([]);
  sum = $state("");
  walk = $state.raw<Walk | null>(null);
  #shown: ReturnType<typeof setTimeout> | undefined;
  /** While a tile is being laid: all that is legal, so that it can be turned and moved. */
  #lays = $state.raw<string[] | null>(null);

  constructor(readonly room: Room) {}

  get view(): TikalView {
    return this.room.shown as TikalView;
  }

  get isMine(): boolean {
    return this.room.draft !== null && !this.room.playback.isOn && !this.room.isCommitting;
  }

  get legal(): Tried[] {
    return (this.isMine && this.room.draft?.answer?.legal) || [];
  }

  get isLaying(): boolean {
    return this.isMine && this.#lays !== null;
  }

  get lays(): string[] {
    return this.#lays ?? this.legal.filter(({ act }) => read(act).verb === "lay").map(({ act }) => act);
  }

  /** Everywhere that the chosen figure can go. */
  get ways(): Way[] {
    if (!this.isMine || !this.chosen) return [];
    const reach = this.room.draft?.answer?.reach ?? [];
    return reach.find(({ start, figure }) => start === this.chosen && figure === this.figure)?.ways ?? [];
  }

  /** The kinds of own figures at the chosen place. */
  get figures(): Figure[] {
    const reach = this.room.draft?.answer?.reach ?? [];
    return FIGURES.filter((kind) => reach.some(({ start, figure }) => start === this.chosen && figure === kind));
  }

  /** What may be done at a hex, besides walking away. */
  at(cell: string): Tried[] {
    return this.legal.filter(({ act }) => !["move", "path"].includes(read(act).verb) && read(act).words[0] === cell);
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
    for (const act of this.lays) lit.set(read(act).words[0]!, { kind: "lay", cost: null });
    if (lit.size) return lit;
    for (const { cell, cost } of this.ways) lit.set(cell, { kind: "reach", cost });
    if (this.chosen) return lit;
    for (const { act } of this.legal) {
      const { verb, words } = read(act);
      if (["move", "path", "enter", ...LASTING].includes(verb)) lit.set(words[0]!, { kind: "act", cost: null });
    }
    return lit;
  }

  /** What is being played back; else, until one does something oneself, the last turn. */
  get #marked(): ReadonlySet<string> {
    const { step, isOn } = this.room.playback;
    if (isOn) return new Set(step ? cellsOf(step.act) : []);
    return this.room.draft?.steps.length ? DARK.marked : this.#lastTurn;
  }

  /** What others did since one's own last act, or in the one turn that ended last. */
  get #lastTurn(): ReadonlySet<string> {
    const touched = new Set<string>();
    let last = 0;
    for (const { acts } of this.room.entries.slice(-12).reverse()) {
      for (const act of [...acts].reverse()) {
        const { seat } = read(act);
        if (!seat) continue;
        if (last && seat !== last) return touched;
        last = seat;
        if (this.room.isMine(seat) && this.isMine) return touched;
        for (const cell of cellsOf(act)) touched.add(cell);
      }
    }
    return touched;
  }

  // -- choosing ---------------------------------------------------------------------------------------

  choose(cell: string): void {
    this.room.notice = "";
    this.asking = null;
    if (this.room.playback.isOn) return this.room.playback.skip();
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
    this.room.notice = "";
    this.#lays = null;
  }

  send(figure: Figure): void {
    this.figure = figure;
    this.chosen = "supply";
    this.asking = null;
  }

  #isOfUse(cell: string): boolean {
    const reach = this.room.draft?.answer?.reach ?? [];
    return this.at(cell).length > 0 || reach.some(({ start }) => start === cell);
  }

  async #whyNotThere(cell: string): Promise<void> {
    const { draft, seat } = this.room;
    const act =
      this.chosen === "supply" ? `enter ${cell} ${this.figure}` : `move ${this.chosen} ${cell} ${this.figure}`;
    if (draft) this.room.refuse(await draft.whyNot(`${seat} ${act}`));
  }

  /** Try something that may be refused, and say why if it is. */
  async attempt(words: string): Promise<void> {
    const { draft, seat } = this.room;
    if (draft) this.room.refuse(await draft.whyNot(`${seat} ${words}`));
  }

  // -- acting -----------------------------------------------------------------------------------------

  async go(way: Way): Promise<void> {
    this.chosen = way.cell;
    const refused = (await this.room.draft?.add(way.acts)) ?? null;
    this.room.refuse(refused);
    if (!refused) this.showWalk(way.acts);
    if (this.figures.length && !this.figures.includes(this.figure)) this.figure = this.figures[0]!;
  }

  /** An act of the panel. What reveals luck is final at once, with all that led to it. */
  async act({ act, luck }: Tried): Promise<void> {
    this.asking = null;
    if (luck && !this.room.draft?.isPlan) await this.room.commit([act]);
    else this.room.refuse((await this.room.draft?.add([act])) ?? null);
  }

  async endTurn(): Promise<void> {
    this.letGo();
    await this.room.commit([`${this.room.seat} done`]);
  }

  // -- laying a tile ----------------------------------------------------------------------------------

  #lay(cell: string): void {
    const here = this.lays.filter((act) => read(act).words[0] === cell);
    if (!here.length) return void this.attempt(`lay ${cell} 0`);
    if (this.isLaying && cell === this.chosen) return this.turn(1);
    void this.#put(here[0]!);
  }

  /** To the next of the legal turns on this hex. */
  turn(step: 1 | -1): void {
    const here = this.lays.filter((act) => read(act).words[0] === this.chosen);
    const now = here.indexOf(this.room.draft?.acts.at(-1) ?? "");
    void this.#put(here[(now + step + here.length) % here.length]!);
  }

  async #put(act: string): Promise<void> {
    const draft = this.room.draft!;
    const isFirst = this.#lays === null;
    this.#lays ??= this.lays;
    this.chosen = read(act).words[0]!;
    this.room.refuse(await (isFirst ? draft.add([act]) : draft.replace([act])));
  }

  /** The tile stays where it is; the draft can still be undone. */
  settle(): void {
    this.#lays = null;
    this.chosen = null;
  }

  // -- history ----------------------------------------------------------------------------------------

  async undo(): Promise<void> {
    this.letGo();
    await this.room.draft?.undo();
  }

  async redo(): Promise<void> {
    this.letGo();
    await this.room.draft?.redo();
  }

  async reset(): Promise<void> {
    this.letGo();
    await this.room.draft?.reset();
  }

  /** What the pointed-at hex would cost. */
  get price(): number | null {
    return this.ways.find(({ cell }) => cell === this.pointed)?.cost ?? null;
  }

  /** These acts, if they are steps of one figure, shown as its way; not to those who want no motion. */
  showWalk(acts: string[]): void {
    const steps = acts.map(read).filter(({ verb }) => verb === "move");
    if (!steps.length || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const [from, , figure] = steps[0]!.words;
    const cells = [from!, ...steps.map(({ words }) => words[1]!)];
    this.walk = { seat: steps[0]!.seat, figure: figure as Figure, cells };
  }

  /** The temples that a seat scores, by the view before it scores. */
  showScoring(before: TikalView, seat: number): void {
    const held = Object.entries(before.cells).filter(([, cell]: [string, CellView]) => cell.control === seat);
    this.scored = held.map(([cell, { value }]) => ({ cell, points: value }));
    const { temple_points_now, wafer_points_now, points_now } = before.seats[seat - 1]!;
    const sum = { temples: temple_points_now, treasures: wafer_points_now, points: points_now };
    this.sum = say("score-sum", { who: this.room.name(seat), ...sum });
    clearTimeout(this.#shown);
    this.#shown = setTimeout(() => ((this.scored = []), (this.sum = "")), 2600 + 250 * held.length);
  }
}
