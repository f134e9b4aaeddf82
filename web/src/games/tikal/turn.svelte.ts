// One's own turn on the map: what is chosen, what lights up, what a choice does. What is legal the server says.
import type { Offered } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { Advice } from "../../table/advice.svelte";
import { Ending } from "../../table/ending.svelte";
import type { TableState } from "../../table/state.svelte";
import { Laying } from "./laying.svelte";
import { Acts } from "./acts.svelte";
import { Showing } from "./showing.svelte";
import { Taking } from "./taking.svelte";
import type { Figure, TikalOffer, TikalView, Way } from "./types";

const HERE = ["uncover", "recover", "guard", "camp", "enter"];
const MANY_POINTS = 3; // left unspent, these are worth a question

export class Turn {
  /** Where one looks. */
  here = $state<string | null>(null);
  /** What is asked before it is done. */
  asking = $state<"guard" | "exchange" | "end" | "lay" | null>(null);
  pointed = $state<string | null>(null);
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  /** Which figures there are to go. */
  readonly taking = new Taking(this);
  readonly acts = new Acts(this);
  readonly laying: Laying;
  readonly showing: Showing;
  readonly ending = new Ending();
  /** What a bot advises, once one has been asked. */
  advice = $state.raw<Advice | null>(null);
  /** Where the last figures went: acts of the row are meant there, and the next may follow. */
  arrived = $state<string | null>(null);

  constructor(readonly table: TableState) {
    this.laying = new Laying(table);
    this.showing = new Showing(table);
  }

  get view(): TikalView {
    return this.table.shown as TikalView;
  }

  /** One may act: nothing is played back, sent, or waits for an answer. */
  get isMine(): boolean {
    const { draft, playback, isCommitting } = this.table;
    return draft !== null && !draft.isWaiting && !playback.isOn && !isCommitting && !this.ending.isOn;
  }

  get legal(): Offered[] {
    return this.isMine ? this.table.draft!.legal : [];
  }

  get offer(): TikalOffer | null {
    return (this.table.draft?.answer?.offer as TikalOffer | undefined) ?? null;
  }

  get isLaying(): boolean {
    return this.isMine && this.laying.all.length > 0;
  }

  /** Everything legal of a kind. */
  what(verb: string): Offered[] {
    return this.legal.filter(({ label }) => label.key === verb);
  }

  // -- the map ----------------------------------------------------------------------------------------

  /** A hex is pressed; or, of what stands on it, a figure of one's own. */
  press(cell: string, figure?: Figure): void {
    this.table.notice = "";
    this.asking = null;
    this.showing.end();
    if (this.table.playback.isOn) return this.table.playback.skip();
    if (this.laying.all.length) return this.#lay(cell);
    if (this.acts.armed) return void this.acts.place(cell);
    const way = this.taking.ways.find((one) => one.cell === cell);
    const isMeant = figure && cell !== this.arrived;
    if (way && !isMeant) return void this.go(way);
    if (!figure && cell === this.taking.source?.start) return;
    if (!figure && this.taking.source && !this.#isOfUse(cell)) return void this.whyNotThere(cell);
    this.pick(cell, figure);
  }

  /** Take whom one has there. */
  from(start: string, figure?: Figure): void {
    this.taking.from(start, figure);
    this.arrived = null;
  }

  /** Look at a hex, and take whom one has there. */
  pick(cell: string, figure?: Figure): void {
    if (this.laying.all.length) return;
    this.acts.armed = this.asking = null;
    this.here = cell;
    this.from(cell, figure);
  }

  /** Enter on a hex: the tile that lies there to be looked at is laid. */
  enter(cell: string): void {
    if (this.isMine && this.laying.cell === cell) this.settle();
    else this.press(cell);
  }

  /** A figure is dragged from its hex to another. */
  drop(cell: string): void {
    if (!this.taking.source || cell === this.taking.source.start) return;
    const way = this.taking.ways.find((one) => one.cell === cell);
    void (way ? this.go(way) : this.whyNotThere(cell));
  }

  /** Nothing is chosen any more; a tile that is only looked at goes back to the hand. */
  letGo(): void {
    this.release();
    if (this.laying.isOn) void this.table.draft?.undo();
  }

  release(): void {
    this.here = this.acts.armed = this.asking = this.arrived = null;
    this.taking.letGo();
    this.table.notice = "";
  }

  lookAway(): void {
    this.here = null;
    this.taking.letGo();
  }

  #isOfUse(cell: string): boolean {
    const isThere = this.legal.some(({ label }) => HERE.includes(label.key) && label.cell === cell);
    return isThere || this.taking.of(cell) !== undefined;
  }

  /** The hex costs more than there is; or else the rules say why nobody goes there from here. */
  async whyNotThere(cell: string): Promise<void> {
    const { table, taking } = this;
    const { source, reach, many } = taking;
    if (!source || !reach) return;
    const cost = reach.ways.find((one) => one.cell === cell)?.cost ?? reach.beyond[cell];
    if (cost !== undefined) {
      table.notice = say("too-far", { cell, points: cost * many, left: this.view.points });
      return;
    }
    const { start, figure } = source;
    const act = start === "supply" ? `enter ${cell} ${figure}` : `move ${start} ${cell} ${figure}`;
    const refused = await table.draft?.whyNot(`${table.seat} ${act}`);
    // Neighbours or not: there is no way at all, or the cost would be known.
    if (refused && ["not-beside", "no-entrance"].includes(refused.error)) table.notice = say("no-way", { cell });
    else if (refused) await table.refuse(refused);
  }

  async go(way: Way): Promise<void> {
    const acts = Array.from({ length: this.taking.many }, () => way.acts).flat();
    const refused = await this.#add(acts);
    if (refused) return;
    this.showing.along(way.acts);
    this.arrived = way.cell;
    // The source stays chosen as long as anybody like that is there.
    if (!this.taking.isThere()) this.here = null;
  }

  /** Whether it was refused. */
  async #add(acts: string[]): Promise<boolean> {
    const refused = (await this.table.draft?.add(acts)) ?? null;
    await this.table.refuse(refused);
    return refused !== null;
  }

  /** Try something that may be refused, and say why if it is. */
  async attempt(words: string): Promise<void> {
    const { draft, seat } = this.table;
    if (draft) await this.table.refuse(await draft.whyNot(`${seat} ${words}`));
  }

  /** What reveals luck is final at once, with all that led to it. */
  async act({ act, luck }: Offered): Promise<void> {
    this.asking = this.acts.armed = null;
    if (luck && !this.table.draft?.isPlan) await this.table.commit([act]);
    else await this.#add([act]);
    this.taking.isThere();
  }

  // -- laying a tile ----------------------------------------------------------------------------------

  #lay(cell: string): void {
    if (!this.isMine) return;
    this.here = cell;
    if (!this.laying.at(cell).length) return void this.attempt(`lay ${cell} 0`);
    void (this.laying.cell === cell ? this.laying.turn(1) : this.laying.put(cell));
  }

  /** The tile that is looked at stays. */
  settle(): void {
    this.laying.settle();
    this.here = this.asking = null;
  }

  // -- the end of the turn ----------------------------------------------------------------------------

  /** What ends the turn, once it may end; never while a tile is only looked at. */
  get done(): Offered | undefined {
    const { draft } = this.table;
    return draft?.isPlan || draft?.isPreview ? undefined : this.what("done")[0];
  }

  /** There is still something to be had for the points that are left. */
  get couldGoOn(): boolean {
    return this.view.points > 0 && Object.values(this.offer?.kinds ?? {}).some(({ reason }) => reason === null);
  }

  get #isRash(): boolean {
    const wants = localStorage.getItem("ceiba.confirm") !== "no";
    return wants && this.view.points >= MANY_POINTS && this.couldGoOn;
  }

  async endTurn(): Promise<void> {
    if (!this.isMine) return this.ending.isOn ? this.ending.now() : undefined;
    const { done } = this;
    if (this.laying.isOn) return void (this.asking = "lay");
    if (!done) return this.attempt("done");
    if (this.#isRash && this.asking !== "end") {
      this.letGo();
      this.asking = "end";
      return;
    }
    this.letGo();
    await this.ending.hold(() => this.table.commit([done.act]));
  }

  // -- history ----------------------------------------------------------------------------------------

  async undo(): Promise<void> {
    if (this.ending.isOn) return this.ending.takeBack();
    if (!this.table.draft?.steps.length) return void (this.table.notice = this.whyNoUndo);
    this.release();
    await this.table.draft.undo();
  }

  async redo(): Promise<void> {
    if (!this.table.draft?.undone.length) return;
    this.letGo();
    await this.table.draft.redo();
  }

  /** A treasure that was turned up in this turn stays; else nothing has been tried yet. */
  get whyNoUndo(): string {
    const last = this.table.history.entries.at(-1)?.steps.flatMap(({ events }) => events) ?? [];
    const found = last.some((event) => event.key === "found" && event.seat === this.table.seat);
    return say(found ? "undo-found" : "undo-nothing");
  }
}
