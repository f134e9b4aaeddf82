// What is to be done now, in a sentence.
import { say } from "../../lib/words.svelte";
import type { Turn } from "./turn.svelte";

const WAITING: Record<string, string> = {
  draw: "now-draw",
  find: "now-find",
  lay: "waits-lay",
  explore: "waits-explore",
  bid: "waits-bid",
  choose: "waits-choose",
};
const MINE: Record<string, string> = { lay: "now-lay", bid: "now-bid", choose: "now-choose" };

export function whatNow(turn: Turn): string {
  const { view, table } = turn;
  if (view.phase === "over") return say("now-over");
  const own = table.draft !== null && view.seat === table.seat;
  if (!own) return say(WAITING[view.phase] ?? "now-draw", { who: table.name(view.seat) });
  if (turn.isLaying) return say("now-turn");
  if (view.phase === "explore")
    return turn.ways.length ? say("now-chosen") : say("now-explore", { points: view.points });
  return say(MINE[view.phase] ?? "now-find");
}

/** A scoring round, explained while it lasts. */
export function whatRound(turn: Turn): string {
  const { view, table } = turn;
  if (view.phase === "over" || view.stage === "turn") return "";
  return view.stage === "volcano" ? say("stage-volcano", { who: table.name(view.owner) }) : say("stage-final");
}
