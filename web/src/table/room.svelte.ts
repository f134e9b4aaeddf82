// One table as this browser knows it: who sits there, what has happened, what is being tried.
import * as api from "../lib/api";
import { read } from "../lib/acts";
import { listen } from "../lib/stream";
import { reason, say } from "../lib/words.svelte";
import { nameOf } from "./names";
import type { Acts, Entry, Line, Look, Outcome, Refusal, Table, View, You } from "../lib/wire";
import { Draft } from "./draft.svelte";
import { Playback, type Step } from "./playback.svelte";
import { tellAct } from "./telling";

const PATIENCE = 1500; // milliseconds

export class Room {
  table = $state.raw<Table>()!;
  you = $state.raw<You>()!;
  view = $state.raw<View | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  entries = $state.raw<Entry[]>([]);
  lines = $state.raw<Line[]>([]);
  draft = $state.raw<Draft | null>(null);
  /** The own seat that looks and acts now. */
  seat = $state<number | null>(null);
  version = 0;
  isOn = $state(true);
  isCommitting = $state(false);
  /** What stands in the way, in a sentence, and what was just told. */
  notice = $state("");
  told = $state("");
  playback: Playback;
  #stop: () => void = () => {};

  private constructor(look: Look) {
    this.playback = new Playback(
      look.table.table,
      () => this.seat,
      (step) => this.tell(step.acts.length ? step.acts : [step.act]),
    );
    this.#take(look);
  }

  /** Sit down at a table, or stand beside it. A key is an invitation. */
  static async open(table: string, key: string | null): Promise<Room> {
    const room = new Room(key ? await api.join(table, key) : await api.lookAt(table));
    room.entries = await api.log(table);
    room.lines = await api.talk(table);
    room.#listen();
    await room.#ready();
    return room;
  }

  /** The server tells what the one who asked may know: whoever has just sat down asks again. */
  #listen(): void {
    this.#stop();
    this.#stop = listen(this.table.table, {
      version: () => this.version,
      table: (news) => this.#seated(news),
      acts: (news) => void this.#happened(news),
      chosen: ({ seats }) => this.#chose(seats),
      talk: (line) => this.#said([line]),
      connected: (isOn) => this.#connected(isOn),
    });
  }

  close(): void {
    this.#stop();
    this.playback.skip();
  }

  // -- people -----------------------------------------------------------------------------------------

  /** The names at the table by seat. */
  get people(): string[] {
    return this.table.seats.map((seat) => nameOf(seat, this.table.seats));
  }

  name(seat: number): string {
    return this.people[seat - 1] ?? "";
  }

  isMine(seat: number): boolean {
    return this.you.seats.includes(seat);
  }

  /** It is for the seat that looks to act. */
  get isMyTurn(): boolean {
    return this.table.status === "playing" && this.seat !== null && this.table.waiting_for.includes(this.seat);
  }

  /** What is drawn: what is played back, else what is being tried, else what is. */
  get shown(): View | null {
    return this.playback.view ?? this.draft?.answer?.view ?? this.view;
  }

  // -- acting -----------------------------------------------------------------------------------------

  /** Make these acts final, after those of the draft. */
  async commit(acts: string[]): Promise<void> {
    if (this.isCommitting) return;
    this.isCommitting = true;
    this.notice = "";
    try {
      const all = [...(this.draft?.isPlan ? [] : (this.draft?.acts ?? [])), ...acts];
      const { version } = await api.commit(this.table.table, this.draft?.version ?? this.version, all);
      this.draft?.forget();
      await this.#reaches(version);
    } catch (trouble) {
      if (!(trouble instanceof api.Refused)) throw trouble;
      this.notice = trouble.key === "stale" ? say("stale") : this.why(trouble.key, trouble.message, trouble.clause);
      await this.refresh();
    } finally {
      this.isCommitting = false;
    }
  }

  /** Until the news of a commit has come by the stream; if it does not, it is asked for. */
  async #reaches(version: number): Promise<void> {
    const patience = Date.now() + PATIENCE;
    while (this.version < version && Date.now() < patience) await new Promise((later) => setTimeout(later, 15));
    if (this.version < version) await this.refresh();
  }

  /** A refusal in the reader's language, with the clause. */
  why(key: string, sentence: string, clause: string | null): string {
    const why = reason(key, sentence);
    return clause ? say("refused", { why, clause }) : why;
  }

  refuse(refusal: Refusal | null): void {
    this.notice = refusal ? this.why(refusal.error, refusal.sentence, refusal.clause) : "";
  }

  async plan(isOn: boolean): Promise<void> {
    this.draft = isOn && this.seat ? new Draft(this.table.table, this.seat, this.version) : null;
    if (!this.draft) return;
    this.draft.isPlan = true;
    await this.draft.refresh();
  }

  /** Look from another seat of one's own. */
  async lookFrom(seat: number): Promise<void> {
    this.seat = seat;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    this.#take(await api.lookAt(this.table.table, { seat: this.seat }));
    await this.#catchUp();
    await this.#ready();
  }

  /** The log only grows, so only what is missing is asked for. */
  async #catchUp(): Promise<void> {
    const missing = await api.log(this.table.table, this.entries.at(-1)?.version ?? 0);
    const known = new Set(this.entries.map(({ number }) => number));
    this.entries = [...this.entries, ...missing.filter(({ number }) => !known.has(number))];
  }

  take(look: Look): void {
    const satDown = look.you.seats.length > this.you.seats.length;
    this.#take(look);
    if (satDown) this.#listen();
    void this.#ready();
  }

  // -- news -------------------------------------------------------------------------------------------

  #take(look: Look): void {
    this.you = look.you;
    // News may have overtaken the answer: then it is old.
    if (look.at >= this.version) {
      this.table = look.table;
      this.view = look.view;
      this.outcome = look.outcome;
      this.version = look.at;
    }
    if (this.seat === null || !look.you.seats.includes(this.seat)) this.seat = look.seat;
  }

  #seated(table: Table): void {
    const began = this.table.status === "waiting" && table.status !== "waiting";
    const changed = JSON.stringify(table.seats) !== JSON.stringify(this.table.seats);
    this.table = table;
    // Someone else may sit there now: from then on one looks as others do.
    if (!table.seats.some(({ number, guest }) => number === this.seat && guest === this.you.guest)) this.seat = null;
    if (table.talk > this.#lastLine) void api.talk(table.table, this.#lastLine).then((lines) => this.#said(lines));
    if (began || changed || table.version > this.version) void this.refresh();
  }

  get #lastLine(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  #said(lines: Line[]): void {
    const fresh = new Set(lines.map(({ number }) => number));
    this.lines = [...this.lines.filter(({ number }) => !fresh.has(number)), ...lines];
  }

  /** Who has made a sealed choice; not what. */
  #chose(chosen: number[]): void {
    if (this.view?.game !== "incan-gold") return;
    const seats = this.view.seats.map((has, seat) => ({ ...has, chosen: chosen.includes(seat + 1) }));
    this.view = { ...this.view, seats };
    const inside = this.view.actors.map(Number);
    this.table = { ...this.table, waiting_for: inside.filter((seat) => !chosen.includes(seat)) };
  }

  async #happened(news: Acts): Promise<void> {
    if (news.version <= this.version) return;
    const before = this.playback.view ?? this.view;
    const missed = news.number !== this.version;
    this.version = news.version;
    this.entries = [...this.entries.filter((known) => known.number < news.number), news];
    this.outcome = news.outcome;
    this.table = {
      ...this.table,
      version: news.version,
      waiting_for: news.waiting_for,
      status: news.outcome ? "over" : this.table.status,
    };
    const mine = this.draft && !this.draft.isPlan;
    if (before && !missed) this.#playBack(before, news);
    if (mine) this.draft = null;
    if (missed || !news.view || this.you.seats.length > 1) await this.refresh();
    else {
      this.view = news.view;
      await this.#ready();
    }
    if (this.draft?.isPlan) {
      const refused = await this.draft.refresh();
      this.notice = refused ? say("board-changed") : this.notice;
    }
  }

  /** Others' acts are shown one by one; one's own have been seen. Sealed choices are revealed together. */
  #playBack(before: View, news: Entry): void {
    const others = news.acts.some((act) => read(act).seat && !this.isMine(read(act).seat));
    const sealed = before.game === "incan-gold";
    if (!others && !sealed) return this.tell(news.acts);
    const steps: Step[] = [];
    const choices = sealed ? news.acts.filter((act) => read(act).seat) : [];
    if (choices.length) {
      steps.push({ act: choices[0]!, acts: choices, at: news.number + choices.length, before: null });
    }
    news.acts.forEach((act, index) => {
      if (!choices.includes(act)) steps.push({ act, acts: [], at: news.number + index + 1, before: null });
    });
    if (Playback.pace) this.playback.add(before, steps);
    else this.tell(news.acts);
  }

  tell(acts: string[]): void {
    this.told = acts.map((act) => tellAct(act, this.people)).join(" ");
  }

  #connected(isOn: boolean): void {
    const back = isOn && !this.isOn;
    this.isOn = isOn;
    if (!back) return;
    this.told = say("online-again");
    void this.refresh();
  }

  /** When it is one's turn, ask what may be done: a kept draft is taken up again. */
  async #ready(): Promise<void> {
    const waiting = this.table.waiting_for.find((seat) => this.isMine(seat));
    const secret = this.view?.game === "incan-gold";
    if (waiting && !secret && !(this.seat && this.table.waiting_for.includes(this.seat))) this.seat = waiting;
    if (this.isMyTurn && !secret && this.seat) {
      if (!this.draft || this.draft.isPlan || this.draft.version !== this.version || this.draft.seat !== this.seat)
        this.draft = new Draft(this.table.table, this.seat, this.version);
      await this.draft.refresh();
    } else if (!this.draft?.isPlan) this.draft = null;
  }
}
