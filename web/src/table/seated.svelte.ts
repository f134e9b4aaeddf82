// A table as the one who looks knows it: who sits there, and what one may do.
import type { Game, Outcome, Table, View, You } from "../lib/types";
import { nameOf } from "./names";

export class Seated {
  /** The table as the server tells of it. */
  wire = $state.raw<Table>()!;
  you = $state.raw<You>()!;
  /** What the seat sees at this version, and what stands beside it: who has sealed a choice, and the own one. */
  view = $state.raw<View | null>(null);
  version = $state(0);
  chosen = $state.raw<number[]>([]);
  choice = $state.raw<string | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** The own seat that looks and acts now. */
  seat = $state<number | null>(null);

  constructor(readonly info: Game) {}

  get id(): string {
    return this.wire.table;
  }

  /** The names at the table by seat. */
  get people(): string[] {
    return this.wire.seats.map((seat) => nameOf(seat, this.wire.seats));
  }

  /** What each seat's figures are drawn in. */
  readonly colours = $derived(this.wire.seats.map(({ colour }) => colour));

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

  /** Who has sealed a choice; not what. */
  chose(version: number, chosen: number[]): void {
    if (version !== this.version) return;
    const choosing = [...this.wire.waiting_for, ...this.chosen];
    this.chosen = chosen;
    this.wire = { ...this.wire, waiting_for: choosing.filter((seat) => !chosen.includes(seat)).sort() };
  }

  /** The own choice is kept, unless all have chosen meanwhile. */
  sealed(version: number, seat: number, act: string): void {
    if (version !== this.version) return;
    this.chose(version, [...new Set([...this.chosen, seat])].sort());
    if (seat === this.seat) this.choice = act;
  }
}
