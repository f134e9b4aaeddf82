// Acts as sentences in the reader's language.
import { read } from "../lib/acts";
import { say } from "../lib/words.svelte";
import { tellTile } from "../tikal/telling";

const HAZARDS = ["snakes", "spiders", "mummies", "fire", "rockfall"];

/** One act; `people` are the names by seat. */
export function tellAct(act: string, people: string[]): string {
  const { seat, verb, words } = read(act);
  const [first = "", second = "", third = ""] = words;
  const who = people[seat - 1] ?? "";
  switch (verb) {
    case "tile":
    case "choose":
      return say(`log-${verb}`, { who, tile: tellTile(first) });
    case "wafer":
      return say("log-wafer", { motif: say(`motif-${first}`) });
    case "enter":
    case "guard":
      return say(`log-${verb}-${second}`, { who, cell: first });
    case "path":
    case "move":
      return say(`log-${verb}-${third}`, { who, from: first, cell: second });
    case "lay":
    case "uncover":
    case "recover":
    case "camp":
      return say(`log-${verb}`, { who, cell: first });
    case "exchange":
      return say("log-exchange", {
        who,
        other: people[Number(first) - 1] ?? "",
        given: say(`motif-${second}`),
        taken: say(`motif-${third}`),
      });
    case "bid":
      return say("log-bid", { who, points: Number(first) });
    case "card":
      return tellCard(first);
    default:
      return say(`log-${verb}`, { who });
  }
}

function tellCard(card: string): string {
  if (HAZARDS.includes(card)) return say("log-card-hazard", { name: say(card) });
  return card === "artifact" ? say("log-card-artifact") : say("log-card-treasure", { value: Number(card) });
}
