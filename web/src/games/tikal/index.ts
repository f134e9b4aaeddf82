// Tikal in the browser.
import { decimal, say } from "../../lib/words.svelte";
import type { GamePage } from "../game";
import { bookOf } from "../words";
import Picture from "./Picture.svelte";

export const page: GamePage = {
  name: "tikal",
  Table: () => import("./Table.svelte"),
  Picture,
  words: bookOf(
    import.meta.glob<string>("../../../../src/ceiba/locale/*/tikal.ftl", { query: "?raw", import: "default" }),
  ),
  help: ["goal", "turn", "enter", "move", "uncover", "recover", "exchange", "camp", "guard", "scoring", "auction"],
  drafts: true,
  drawn: false,
  replaysOwn: false,
  places: ({ start, cell }) => [start, cell].filter((place) => typeof place === "string"),
  advice: ({ winning }) => (typeof winning === "number" ? [say("hint-worth", { points: decimal(winning) })] : []),
};
