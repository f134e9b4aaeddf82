// What is to be done now, in a sentence.
import { because, say } from "../../lib/words.svelte";
import type { Act } from "./acts.svelte";
import type { Turn } from "./turn.svelte";

export function whatNow(turn: Turn): string {
  const { view, table } = turn;
  const isMine = table.draft !== null && view.seat === table.seat;
  const who = table.name(view.seat);
  if (turn.showing.scored.length) return say("now-scoring");
  if (turn.ending.isOn) return say("now-ending");
  if (isMine && turn.laying.isOn) return say("now-turn");
  if (isMine && turn.acts.armed && !turn.asking) return say("now-where");
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
      return turn.taking.ways.length ? say("now-chosen") : say("now-explore", { points: view.points });
  }
}

/** A scoring round, explained while it lasts. */
export function whatRound(turn: Turn): string {
  const { view, table } = turn;
  if (view.phase === "over" || view.stage === "turn") return "";
  return view.stage === "volcano" ? say("stage-volcano", { who: table.name(view.owner) }) : say("stage-final");
}

/** A kind of act: what it costs and where it is meant, or why it cannot be. */
export function tellAct(turn: Turn, act: Act): string {
  const what = act === "enter" ? say(`act-enter-${turn.acts.sent}`) : say(`act-${act}`);
  const kind = turn.acts.kind(act);
  if (!kind) return what;
  if (kind.reason) return say("act-not", { what, why: because(kind.reason.key, kind.reason.sentence) });
  const [price, cell] = [say("costs", { points: kind.price ?? 0 }), turn.acts.target(act)];
  return cell ? say("act-at", { what, price, cell }) : say("act-for", { what, price });
}

/** Whose bid stands; before there is one, what comes of it if all pass. */
export function whatStands({ view, table }: Turn): string {
  const { leads, bid, first_to_pass } = view.auction!;
  if (leads) return say("auction-leads", { who: table.name(leads), bid });
  const then = first_to_pass ? say("auction-all-pass-so", { who: table.name(first_to_pass) }) : say("auction-all-pass");
  return `${say("auction-no-bid")} ${then}`;
}
