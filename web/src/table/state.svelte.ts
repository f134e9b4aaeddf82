// One table as this browser knows it: who sits there, what has happened, what is being tried.
import { pageOf } from "../games";
import type { GamePage } from "../games/game";
import * as api from "../lib/api";
import type { Game, Look, News, Outcome, Refusal, Step, Table, View, You } from "../lib/types";
import { listen } from "../lib/stream";
import { say } from "../lib/words.svelte";
import { Draft, type Ground } from "./draft.svelte";
import { History } from "./history.svelte";
import { nameOf } from "./names";
import { type Frame, framesOf, Playback } from "./playback.svelte";
import { whatWentWrong, whyRefused } from "./refusals";
import { tellStep } from "./sentences";

const PATIENCE = 400; // milliseconds in which news may still come by itself

export class TableState implements Ground {
  /** The table as the server tells of it. */
  wire = $state.raw<Table>()!;
  you = $state.raw<You>()!;
  /** What the seat sees at this version, and what stands beside it: who has sealed a choice, and the own one. */
  view = $state.raw<View | null>(null);
  version = $state(0);
  chosen = $state.raw<number[]>([]);
  choice = $state.raw<string | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** The own seat that looks and acts now. */
  seat = $state<number | null>(null);
  isOn = $state(true);
  isCommitting = $state(false);
  /** What stands in the way, in a sentence, and what was just told. */
  notice = $state("");
  told = $state("");
  /** What was just told, for pictures of it. */
  happened = $state.raw<Step["events"]>([]);
  readonly playback = new Playback((frame) => this.#tell([frame]));
  readonly page: GamePage;
  readonly history: History;
  /** What the news tells of: the same as `view`, unless several people with secrets share this screen. */
  #heard: View | null = null;
  #stop: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    look: Look,
    readonly info: Game,
  ) {
    this.page = pageOf(look.table.game);
    this.history = new History(look.table.table);
    this.#take(look, look);
  }

  /** Sit down at a table, or stand beside it. A key is an invitation. */
  static async open(id: string, key: string | null): Promise<TableState> {
    const look = key ? await api.join(id, key) : await api.lookAt(id);
    const table = new TableState(look, await api.game(look.table.game));
    await table.history.read();
    table.#listen();
    await table.#ready();
    return table;
  }

  /** The server tells what the one who asked may know: whoever has just sat down asks again. */
  #listen(): void {
    this.#stop();
    this.#stop = listen(this.id, {
      version: () => this.version,
      table: (table) => this.#seated(table),
      acts: (news) => void this.#happened(news, this.#heard),
      chosen: ({ version, seats }) => this.#chose(version, seats),
      talk: (line) => this.history.hear([line]),
      connected: (isOn) => this.#connected(isOn),
    });
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
    this.playback.skip();
  }

  get id(): string {
    return this.wire.table;
  }

  get drawn(): boolean {
    return this.page.drawn;
  }

  // -- people -----------------------------------------------------------------------------------------

  /** The names at the table by seat. */
  get people(): string[] {
    return this.wire.seats.map((seat) => nameOf(seat, this.wire.seats));
  }

  name(seat: number): string {
    return this.people[seat - 1] ?? "";
  }

  isMine(seat: number): boolean {
    return this.you.seats.includes(seat);
  }

  /** Several people at this screen, each with something that the others must not see. */
  get isShared(): boolean {
    return this.info.hides && this.you.seats.length > 1;
  }

  /** Whose turn it is of those who share this screen. */
  get next(): number | undefined {
    return this.isShared ? this.wire.waiting_for.find((seat) => this.isMine(seat)) : undefined;
  }

  /** The screen is to go to someone else of them, who sees other things. */
  get handsOver(): boolean {
    return this.next !== undefined && this.next !== this.seat && !this.playback.isOn;
  }

  /** The table waits for the seat that looks. */
  get isMyTurn(): boolean {
    return this.wire.status === "playing" && this.seat !== null && this.wire.waiting_for.includes(this.seat);
  }

  /** Several choose at the same time, and nobody sees what, until all have chosen. */
  get isSealed(): boolean {
    return this.wire.waiting_for.length + this.chosen.length > 1;
  }

  /** The seat that looks may act; a choice may be changed as long as it is sealed. */
  get mayAct(): boolean {
    return this.isMyTurn || (this.seat !== null && this.chosen.includes(this.seat));
  }

  /** The seat that looks may plan its turn while others play. */
  get mayPlan(): boolean {
    return this.info.plans && this.wire.status === "playing" && this.seat !== null && !this.mayAct;
  }

  /** What is drawn: what is played back, else what is being tried, else what is. */
  get shown(): View | null {
    return this.playback.frame?.after ?? this.draft?.view ?? this.view;
  }

  // -- acting -----------------------------------------------------------------------------------------

  /** Make these acts final, after those of the draft. */
  async commit(acts: string[]): Promise<void> {
    if (this.isCommitting) return;
    this.isCommitting = true;
    this.notice = "";
    const draft = this.draft?.isPlan ? null : this.draft;
    const [seat, all] = [this.seat!, [...(draft?.acts ?? []), ...acts]];
    try {
      const { version, sealed, news } = await api.commit(this.id, draft?.version ?? this.version, all);
      draft?.forget();
      if (sealed) this.#sealed(version, seat, all.at(-1)!);
      else if (news) await this.#happened(news, this.view);
      if (this.version < version) await this.refresh();
    } catch (trouble) {
      this.notice = await whatWentWrong(trouble);
      if (trouble instanceof api.Refused) await this.refresh();
    } finally {
      this.isCommitting = false;
    }
  }

  async refuse(refusal: Refusal | null): Promise<void> {
    this.notice = refusal ? await whyRefused(refusal) : "";
  }

  async plan(isOn: boolean): Promise<void> {
    this.draft = isOn && this.seat ? new Draft(this, this.seat, true) : null;
    await this.draft?.refresh();
  }

  /** Look from another seat of one's own. */
  async lookFrom(seat: number): Promise<void> {
    this.seat = seat;
    await this.refresh();
  }

  // -- looking ----------------------------------------------------------------------------------------

  async refresh(): Promise<void> {
    await Promise.all([this.#look(), this.history.readLog()]);
    await this.#ready();
  }

  /**
   * The server has come as far as this. What we lack may be on its way; if it does not come, ask. Of several servers
   * one may know less than we do for a moment: then what it said of a draft is asked again.
   */
  catchUp(version: number): void {
    const knowsLess = version < this.version;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (knowsLess) void this.#ready();
      else if (this.version < version) void this.refresh();
    }, PATIENCE);
  }

  take(look: Look): void {
    const satDown = look.you.seats.length > this.you.seats.length;
    this.#take(look, look);
    if (satDown) this.#listen();
    void (this.isShared ? this.refresh() : this.#ready());
  }

  /** As the news tells it, and, where that is less, as the seat sees it. */
  async #look(): Promise<void> {
    const heard = await api.lookAt(this.id);
    this.you = heard.you;
    const own = this.isShared && this.seat ? await api.lookAt(this.id, this.seat) : heard;
    if (own.at === heard.at) this.#take(heard, own);
    else await this.#look(); // something happened between the two
  }

  #take(heard: Look, own: Look): void {
    this.you = own.you;
    if (own.at < this.version) return; // news has overtaken the answer
    this.wire = own.table;
    this.version = own.at;
    this.#heard = heard.view;
    this.view = own.view;
    this.chosen = own.chosen;
    this.choice = own.choice;
    this.outcome = own.outcome;
    if (this.seat === null || !this.isMine(this.seat)) this.seat = own.seat;
  }

  // -- news -------------------------------------------------------------------------------------------

  #seated(table: Table): void {
    const began = this.wire.status === "waiting" && table.status !== "waiting";
    const changed = JSON.stringify(table.seats) !== JSON.stringify(this.wire.seats);
    this.wire = table;
    // Someone else may sit there now: from then on one looks as others do.
    if (!table.seats.some(({ number, guest }) => number === this.seat && guest === this.you.guest)) this.seat = null;
    if (table.talk > this.history.lastLine) void this.history.readTalk();
    if (began || changed) void this.refresh();
    else if (table.version > this.version) this.catchUp(table.version);
  }

  /** Who has sealed a choice; not what. */
  #chose(version: number, chosen: number[]): void {
    if (version !== this.version) return;
    const choosing = [...this.wire.waiting_for, ...this.chosen];
    this.chosen = chosen;
    this.wire = { ...this.wire, waiting_for: choosing.filter((seat) => !chosen.includes(seat)).sort() };
  }

  /** The own choice is kept, unless all have chosen meanwhile. */
  #sealed(version: number, seat: number, act: string): void {
    if (version !== this.version) return;
    this.#chose(version, [...new Set([...this.chosen, seat])].sort());
    if (seat === this.seat) this.choice = act;
  }

  /** A commit, from the view that its patches begin with. */
  async #happened(news: News, from: View | null): Promise<void> {
    this.history.note([news]);
    if (news.version <= this.version) return;
    if (news.number !== this.version || !from) return this.refresh(); // something was missed
    const frames = framesOf(news, from);
    this.version = news.version;
    this.outcome = news.outcome;
    this.chosen = [];
    this.choice = null;
    this.wire = {
      ...this.wire,
      version: news.version,
      waiting_for: news.waiting_for,
      status: news.outcome ? "over" : this.wire.status,
    };
    this.view = this.#heard = frames.at(-1)?.after ?? from;
    if (!this.draft?.isPlan) this.draft = null;
    if (!this.#isNew(news) || !this.playback.add(frames)) this.#tell(frames);
    if (this.isShared) await this.#look();
    await this.#ready();
  }

  /** What others did is shown step by step; what one did oneself has been seen. */
  #isNew({ steps }: News): boolean {
    const seats = steps.flatMap(({ acts }) => acts.map((act) => parseInt(act))).filter(Boolean);
    return this.page.replaysOwn || seats.some((seat) => !this.isMine(seat));
  }

  #tell(frames: Frame[]): void {
    this.happened = frames.flatMap(({ step }) => step.events);
    this.told = frames.flatMap(({ step }) => tellStep(this.wire.game, step, this.people)).join(" ");
  }

  #connected(isOn: boolean): void {
    const back = isOn && !this.isOn;
    this.isOn = isOn;
    if (!back) return;
    this.told = say("online-again");
    void this.refresh();
  }

  /** When it is one's turn, ask what may be done: a kept draft is taken up again. A plan is looked over. */
  async #ready(): Promise<void> {
    const waiting = this.wire.waiting_for.find((seat) => this.isMine(seat));
    if (waiting && !this.isShared && !this.mayAct) this.seat = waiting;
    const isOld = !this.draft || this.draft.isPlan || this.draft.version !== this.version;
    if (this.mayAct && this.page.drafts && this.seat) {
      if (isOld || this.draft!.seat !== this.seat) this.draft = new Draft(this, this.seat);
      await this.draft!.refresh();
    } else if (this.draft?.isPlan && this.draft.seat === this.seat) {
      const changed = this.draft.version !== this.version;
      this.draft.version = this.version;
      if ((await this.draft.refresh()) && changed) this.notice = say("board-changed");
    } else this.draft = null;
  }
}
