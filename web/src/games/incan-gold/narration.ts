// How what happens is shown: a step takes as many pictures as it takes at the table. Whatever they show, the events and
// the views before and after have said.
import type {
  IncanGoldBust,
  IncanGoldCardTurned,
  IncanGoldChosen,
  IncanGoldPaid,
  IncanGoldRoundEnded,
  IncanGoldShared,
  IncanGoldView,
  Step,
} from "../../lib/types";
import { learn } from "../../lib/words.svelte";
import type { Frame } from "../../table/playback.svelte";
import { bookOf } from "../words";

const texts = import.meta.glob<string>("../../../../src/ceiba/locale/*/incan-gold-told.ftl", {
  query: "?raw",
  import: "default",
});
export const learnTold = () => learn("incan-gold-told", bookOf(texts));

type Told = Step["events"][number];
type Seat = IncanGoldView["seats"][number];
interface Known {
  card: IncanGoldCardTurned;
  shared: IncanGoldShared;
  bust: IncanGoldBust;
  chosen: IncanGoldChosen;
  paid: IncanGoldPaid;
  "round-ended": IncanGoldRoundEnded;
}

/** The event of this kind, if it is among them. */
export function find<Key extends keyof Known>(events: readonly { key: string }[], key: Key): Known[Key] | undefined {
  return events.find((event) => event.key === key) as Known[Key] | undefined;
}

const BEATS = { choices: 2, leaving: 3, card: 1.5, deadly: 1.5, bust: 4, round: 5, begins: 1.5, tent: 2, end: 4 };

/** The pictures of a step, each with the events that it tells. */
export function scenes(frame: Frame): Frame[] {
  return new Film(frame).cut();
}

class Film {
  readonly #frames: Frame[] = [];
  readonly #events: Told[];
  readonly #before: IncanGoldView;
  readonly #after: IncanGoldView;
  #told = 0;

  constructor(readonly step: Frame) {
    this.#events = step.step.events;
    this.#before = step.before as IncanGoldView;
    this.#after = step.after as IncanGoldView;
  }

  cut(): Frame[] {
    const chosen = find(this.#events, "chosen");
    const ended = find(this.#events, "round-ended");
    let last = this.#after;
    if (chosen) {
      last = ended ? this.#emptied(ended) : this.#after;
      this.#shoot(BEATS.choices, chosen.leaving ? this.#before : last, "chosen");
      if (chosen.leaving) this.#shoot(BEATS.leaving, last, "paid", "artifacts-taken");
    } else if (find(this.#events, "bust")) {
      last = this.#doomed();
      this.#shoot(BEATS.deadly, last, "card");
      this.#shoot(BEATS.bust, last, "bust", "artifacts-lost");
    } else this.#shoot(BEATS.card, last, "card", "shared", "hazard", "artifact");
    if (ended) {
      const nobody = { ...last, hand: 0, seats: last.seats.map(outside) };
      this.#shoot(BEATS.round, nobody, "artifacts-lost", "round-ended");
      this.#openTents();
      this.#shoot(BEATS.begins, this.#after, "round-begun");
    }
    return this.#frames.length ? this.#frames : [this.step];
  }

  /** A picture with the next events that are of these kinds; none without any. */
  #shoot(beats: number, after: IncanGoldView, ...keys: string[]): void {
    const events: Told[] = [];
    for (; keys.includes(this.#events[this.#told]?.key ?? ""); this.#told++) events.push(this.#events[this.#told]!);
    if (events.length) this.#add(beats, after, events);
  }

  #add(beats: number, after: IncanGoldView, events: Told[]): void {
    const { step } = this.step;
    this.#frames.push({ ...this.step, step: { ...step, events }, after, beats, told: this.#told });
  }

  /** The path as it was, and the card that ended it. */
  #doomed(): IncanGoldView {
    const { card } = find(this.#events, "card")!;
    const before = this.#before;
    return { ...before, path: [...before.path, card], cards: before.cards - 1 };
  }

  /** The last ones have gone, and the path is still there. */
  #emptied({ path_gems }: IncanGoldRoundEnded): IncanGoldView {
    const before = this.#before;
    const isTaken = this.#events.some(({ key }) => key === "artifacts-taken");
    const places = before.path.flatMap((card, place) => (card === "artifact" ? [place] : []));
    const seats = this.#after.seats.map((seat, index) => outside(this.#shut(seat, index)));
    return { ...before, hand: 0, path_gems, path_taken: isTaken ? places : before.path_taken, seats };
  }

  /** As it looked before the tents were opened. */
  #shut(seat: Seat, index: number): Seat {
    return this.#before.seats[index]?.tent === null ? { ...seat, tent: null, score: null } : seat;
  }

  /** One by one, as they are told; the others stay shut. */
  #openTents(): void {
    const open: number[] = [];
    for (const opened of this.#events.filter((event) => event.key === "tent-opened")) {
      this.#told++;
      open.push(opened.seat);
      const seats = this.#after.seats.map((seat, index) =>
        open.includes(index + 1) ? seat : { ...seat, tent: null, score: null },
      );
      this.#add(BEATS.tent, { ...this.#after, seats }, [opened]);
    }
    this.#shoot(BEATS.end, this.#after, "game-ended");
  }
}

function outside(seat: Seat): Seat {
  return { ...seat, inside: false, hand: 0 };
}
