// One table as it goes on: what has happened, what is being tried, what is sent and heard.
import { pageOf } from "../games";
import type { GamePage, Narration } from "../games/game";
import * as api from "../lib/api";
import type { Commit, Draft as Tried, Drafted, Game, Look, News, Refusal, Step, Table, View } from "../lib/types";
import { line } from "../lib/line.svelte";
import { listen } from "../lib/stream";
import { say } from "../lib/words.svelte";
import { Draft, type Ground } from "./draft.svelte";
import { History } from "./history.svelte";
import { notePromise } from "./luck";
import { type Frame, framesOf, Playback } from "./playback.svelte";
import { whatWentWrong, whyRefused } from "./refusals";
import { remembered } from "./remembered";
import { Seated } from "./seated.svelte";
import * as sending from "./sending";
import { tellStep } from "./sentences";

const PATIENCE = 400; // milliseconds in which news may still come by itself

export class TableState extends Seated implements Ground {
  draft = $state.raw<Draft | null>(null);
  isOn = $state(true);
  isCommitting = $state(false);
  /** What stands in the way, in a sentence, and what was just told. */
  notice = $state("");
  told = $state("");
  /** What was just told, for pictures of it. */
  happened = $state.raw<Step["events"]>([]);
  readonly playback: Playback;
  /** How the game tells what happens. */
  narration: Narration = { learnTold: async () => {}, scenes: (frame) => [frame], details: () => [] };
  readonly page: GamePage;
  /** Something to be found out by oneself: nothing is final, and nobody else is there. */
  readonly isPuzzle: boolean = false;
  readonly history: History;
  /** What the news tells of: the same as `view`, unless several people with secrets share this screen. */
  #heard: View | null = null;
  #stop: () => void = () => {};
  #leave = line.onChange((isOn) => void this.#see(isOn ? this.refresh() : remembered(this)));
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected constructor(look: Look, info: Game) {
    super(info);
    this.page = pageOf(look.table.game);
    this.playback = new Playback(look.table.game, (frame) => void this.#tell([frame]));
    this.history = new History(look.table.table);
    this.#take(look, look);
  }

  /** Sit down at a table, or stand beside it. A key is an invitation. */
  static async open(id: string, key: string | null): Promise<TableState> {
    const look = key ? await api.join(id, key) : await api.lookAt(id);
    notePromise(look.table);
    const table = new TableState(look, await api.game(look.table.game));
    await table.history.read();
    table.#listen();
    await table.ready();
    table.#sendAgain();
    return table;
  }

  /** The server tells what the one who asked may know: whoever has just sat down asks again. */
  #listen(): void {
    this.#stop();
    this.#stop = listen(this.id, {
      version: () => this.version,
      table: (table) => this.#seated(table),
      acts: (news) => void this.#see(this.#happened(news, this.#heard)),
      chosen: ({ version, seats }) => this.chose(version, seats),
      talk: (line) => this.history.hear([line]),
      clock: ({ clock }) => (this.wire = { ...this.wire, clock }),
      connected: (isOn) => this.#connected(isOn),
    });
  }

  close(): void {
    this.#stop();
    this.#leave();
    clearTimeout(this.#timer);
    this.playback.skip();
  }

  get drawn(): boolean {
    return this.page.drawn;
  }

  /** The screen is to go to someone else of them, who sees other things. */
  get handsOver(): boolean {
    return this.next !== undefined && this.next !== this.seat && !this.playback.isOn;
  }

  /** What is drawn: what is played back, else what is being tried, else what is. */
  get shown(): View | null {
    return this.playback.frame?.after ?? this.draft?.view ?? this.view;
  }

  tryOut(tried: Tried): Promise<Drafted> {
    return api.draft(this.id, tried);
  }

  // -- acting -----------------------------------------------------------------------------------------

  /** Make these acts final, after those of the draft. */
  async commit(acts: string[]): Promise<void> {
    if (this.isCommitting) return;
    const draft = this.draft?.isPlan ? null : this.draft;
    const all = [...(draft?.acts ?? []), ...acts];
    await this.#send({ version: draft?.version ?? this.version, id: api.freshId(), acts: all });
  }

  /** What is sent is kept until it is answered. */
  async #send(sent: Commit): Promise<void> {
    this.isCommitting = true;
    this.notice = "";
    sending.keep(this.id, sent);
    const [seat, draft] = [parseInt(sent.acts[0]!), this.draft];
    try {
      const { version, sealed, news } = await api.commit(this.id, sent);
      sending.forget(this.id);
      if (!draft?.isPlan) draft?.forget();
      if (sealed) this.sealed(version, seat, sent.acts.at(-1)!);
      else if (news) await this.#happened(news, this.view);
      if (this.version < version) await this.refresh();
    } catch (trouble) {
      sending.forget(this.id);
      this.notice = trouble instanceof api.Away ? "" : await whatWentWrong(trouble);
      if (trouble instanceof api.Refused) await this.#see(this.refresh());
    } finally {
      this.isCommitting = false;
    }
  }

  /** What an earlier visit sent and never heard of, unless something has happened since. */
  #sendAgain(): void {
    const sent = sending.kept(this.id);
    if (sent?.version === this.version) void this.#send(sent);
    else sending.forget(this.id);
  }

  /** See that it is done. Without a line it is done when that is back, and the page says so. */
  async #see(doing: Promise<unknown>): Promise<void> {
    await doing.catch(async (trouble: unknown) => {
      if (!(trouble instanceof api.Away)) this.notice = await whatWentWrong(trouble);
    });
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

  /** Open the whole game where so many acts had been made, and play it on from there to another moment. */
  async lookBack(at: number, until = at, seat = 0): Promise<void> {
    const { openGame } = await import("./lookback");
    await this.#see(openGame(this, at, until, seat));
  }

  /** Whoever looks back sees what this seat knew; nobody's: what all at the table knew. */
  seenBy = $state<number | null>(null);

  async refresh(): Promise<void> {
    await Promise.all([this.#look(), this.history.readLog()]);
    await this.ready();
  }

  /**
   * The server has come as far as this. What we lack may be on its way; if it does not come, ask. Of several servers
   * one may know less than we do for a moment: then what it said of a draft is asked again.
   */
  catchUp(version: number): void {
    const knowsLess = version < this.version;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (knowsLess) void this.#see(this.ready());
      else if (this.version < version) void this.#see(this.refresh());
    }, PATIENCE);
  }

  take(look: Look): void {
    const satDown = look.you.seats.length > this.you.seats.length;
    this.#take(look, look);
    if (satDown) this.#listen();
    void this.#see(this.isShared ? this.refresh() : this.ready());
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
    if (table.talk > this.history.lastLine) void this.#see(this.history.readTalk());
    if (began || changed) void this.#see(this.refresh());
    else if (table.version > this.version) this.catchUp(table.version);
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
    const isOwn = seatsIn(news).some((seat) => this.isMine(seat));
    if (isOwn) this.playback.begin();
    if (!this.you.seats.length) this.playback.goOn(); // no turn of one's own will come
    const isShown = this.#isNew(news) && this.playback.add(frames.flatMap(this.narration.scenes));
    if (news.waiting_for.some((seat) => this.isMine(seat))) this.playback.goOn();
    if (!isShown) void this.#tell(frames);
    if (this.isShared) await this.#look();
    await this.ready();
  }

  /** What others did is shown step by step; what one did oneself has been seen. */
  #isNew(news: News): boolean {
    return this.page.replaysOwn || seatsIn(news).some((seat) => !this.isMine(seat));
  }

  async #tell(frames: Frame[]): Promise<void> {
    this.happened = frames.flatMap(({ step }) => step.events);
    await this.narration.learnTold().catch(() => {}); // without its words, what was done is told as it is written
    const told = frames.flatMap(({ step }) => tellStep(this.wire.game, step, this.people)).join(" ");
    this.told = told === this.told ? `${told}\u00a0` : told; // the same again is only read out if it differs
  }

  #connected(isOn: boolean): void {
    const back = isOn && !this.isOn;
    this.isOn = isOn;
    if (!back) return;
    this.told = say("online-again");
    void this.#see(this.refresh());
  }

  /** When it is one's turn, ask what may be done: a kept draft is taken up again. A plan is looked over. */
  protected async ready(): Promise<void> {
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

/** Whose acts these are; luck's are nobody's. */
function seatsIn({ steps }: News): number[] {
  return steps.flatMap(({ acts }) => acts.map((act) => parseInt(act))).filter(Boolean);
}
