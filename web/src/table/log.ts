// What happened, turn by turn: the steps of the log, put together by whoever did them.
import type { Entry, Event, Told } from "../lib/types";

/** What one seat did in a turn, or what happened to all of them together. */
export interface LogTurn {
  /** The version at which it began. */
  number: number;
  /** 0 where it is nobody's alone. */
  seat: number;
  steps: Told[];
}

/** As far as it may be known: up to a version, and so many events of the last step. */
export interface Until {
  at: number;
  told?: number | undefined;
}

export function turnsOf(entries: readonly Entry[], until: Until | null): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const { number, steps } of entries) {
    let at = number;
    for (const step of steps) {
      const begins = at;
      at += step.acts.length;
      if (until && at > until.at) return turns;
      const shown = until?.told !== undefined && at === until.at ? upTo(step, until.told) : step;
      const last = turns.at(-1);
      if (last && joins(last, shown)) last.steps.push(shown);
      else turns.push({ number: begins, seat: seatOf(step), steps: [shown] });
    }
  }
  return turns;
}

function upTo(step: Told, told: number): Told {
  return { ...step, events: step.events.slice(0, told) };
}

/** Whose step it is: luck's are of the one it strikes, choices that were revealed together are nobody's. */
function seatOf({ acts, events }: Told): number {
  const first = events[0] as Event | undefined;
  if (acts.length > 1 || Array.isArray(first?.seats)) return 0;
  return Number(first?.seat ?? parseInt(acts[0] ?? "")) || 0;
}

/** Further steps of the same seat, until it ends its turn; and what luck brings after choices of all. */
function joins(turn: LogTurn, step: Told): boolean {
  const isLuck = step.acts.every((act) => !parseInt(act));
  return turn.seat === seatOf(step) && (turn.seat > 0 || isLuck) && !isEnded(turn);
}

/** Whatever a seat does after its turn's end is another turn. */
function isEnded({ steps }: LogTurn): boolean {
  return steps.some(({ events }) => (events as Event[]).some(({ key }) => key === "turn-ended"));
}
