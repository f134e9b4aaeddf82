// What the rounds so far have brought, added up from what the log tells.
import type {
  Entry,
  IncanGoldArtifactsTaken,
  IncanGoldBust,
  IncanGoldPaid,
  IncanGoldRoundEnded,
} from "../../lib/types";
import { turnsOf } from "../../table/log";

/** What a round brought one seat, or cost it. */
export interface Brought {
  gems: number;
  artifacts: number;
  /** What the artifacts count. */
  worth: number;
  lost: number;
}
export interface Round {
  round: number;
  /** The hazard that ended it; null where everyone had left. */
  hazard: string | null;
  /** By seat. */
  brought: Brought[];
}
type Told = IncanGoldPaid | IncanGoldArtifactsTaken | IncanGoldBust | IncanGoldRoundEnded;

/** The rounds that are over, for so many seats; at an earlier moment, those that were over then. */
export function roundsOf(entries: readonly Entry[], seats: number, until = Infinity): Round[] {
  const fresh = () => Array.from({ length: seats }, (): Brought => ({ gems: 0, artifacts: 0, worth: 0, lost: 0 }));
  const found: Round[] = [];
  let [brought, hazard] = [fresh(), null as string | null];
  const turns = turnsOf(entries, { at: until });
  for (const event of turns.flatMap(({ steps }) => steps.flatMap(({ events }) => events as Told[]))) {
    if (event.key === "paid") brought[event.seat - 1]!.gems += event.gems;
    else if (event.key === "artifacts-taken") {
      brought[event.seat - 1]!.artifacts += event.artifacts;
      brought[event.seat - 1]!.worth += event.points;
    } else if (event.key === "bust") {
      hazard = event.hazard;
      for (const { seat, gems } of event.losses) brought[seat - 1]!.lost += gems;
    } else if (event.key === "round-ended") {
      found.push({ round: event.round, hazard, brought });
      [brought, hazard] = [fresh(), null];
    }
  }
  return found;
}
