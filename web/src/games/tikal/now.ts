// What is to be done now, in a sentence.
import { say } from "../../lib/words.svelte";
import type { Turn } from "./turn.svelte";

export function whatNow(turn: Turn): string {
  const { view, table } = turn;
  const isMine = table.draft !== null && view.seat === table.seat;
  const who = table.name(view.seat);
  if (isMine && turn.isLaying) return say("now-turn");
  switch (view.phase) {
    case "over":
      return say("now-over");
    case "draw":
      return say("now-draw");
    case "find":
      return say("now-find");
    case "lay":
      return isMine ? say("now-lay") : say("waits-lay", { who });
    case "bid":
      return isMine ? say("now-bid") : say("waits-bid", { who });
    case "choose":
      return isMine ? say("now-choose") : say("waits-choose", { who });
    case "explore":
      if (!isMine) return say("waits-explore", { who });
      return turn.ways.length ? say("now-chosen") : say("now-explore", { points: view.points });
  }
}

/** A scoring round, explained while it lasts. */
export function whatRound(turn: Turn): string {
  const { view, table } = turn;
  if (view.phase === "over" || view.stage === "turn") return "";
  return view.stage === "volcano" ? say("stage-volcano", { who: table.name(view.owner) }) : say("stage-final");
}
