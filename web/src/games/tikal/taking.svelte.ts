// The figures that one has taken up: of one kind, on a hex or in the supply; how many of them go, and where to.
import type { Figure, Reach, TikalOffer, Way } from "./types";

const FIGURES: Figure[] = ["worker", "leader"];

interface Source {
  start: string;
  figure: Figure;
}

export class Taking {
  source = $state.raw<Source | null>(null);
  many = $state(1);

  constructor(readonly turn: { readonly isMine: boolean; readonly offer: TikalOffer | null }) {}

  /** What the server says of figures on a hex, or in the supply. */
  of(start: string | null, figure?: Figure): Reach | undefined {
    return this.turn.offer?.reach.find((one) => one.start === start && (!figure || one.figure === figure));
  }

  get reach(): Reach | undefined {
    return this.turn.isMine && this.source ? this.of(this.source.start, this.source.figure) : undefined;
  }

  /** Everywhere that they can go together. */
  get ways(): Way[] {
    return this.reach?.ways.filter(({ most }) => most >= this.many) ?? [];
  }

  /** The kinds of one's figures at that place. */
  get figures(): Figure[] {
    const start = this.source?.start;
    return start ? FIGURES.filter((figure) => this.of(start, figure)) : [];
  }

  get count(): number {
    return this.reach?.count ?? 0;
  }

  take(many: number): void {
    this.many = Math.max(1, Math.min(this.count, many));
  }

  from(start: string, figure?: Figure): void {
    const found = this.of(start, figure) ?? this.of(start);
    this.source = found ? { start, figure: found.figure } : null;
    this.many = 1;
  }

  /** Worker or leader of that place. */
  choose(figure: Figure): void {
    if (this.source) this.from(this.source.start, figure);
  }

  /** The other kind of figure there, if both are. */
  other(): void {
    const other = this.figures.find((figure) => figure !== this.source?.figure);
    if (other) this.choose(other);
  }

  letGo(): void {
    this.source = null;
    this.many = 1;
  }

  /** After an act: they stay chosen, one by one, as long as anybody like that is there. */
  isThere(): boolean {
    const isThere = this.source !== null && this.of(this.source.start, this.source.figure) !== undefined;
    if (isThere) this.many = 1;
    else this.letGo();
    return isThere;
  }
}
