// Incan Gold and Diamant in the browser.
import { say } from "../../lib/words.svelte";
import type { GamePage } from "../game";
import { bookOf } from "../words";
import Picture from "./Picture.svelte";

export const page: GamePage = {
  name: "incan-gold",
  Table: () => import("./Table.svelte"),
  Picture,
  words: bookOf(
    import.meta.glob<string>("../../../../src/ceiba/locale/*/incan-gold.ftl", { query: "?raw", import: "default" }),
  ),
  help: ["goal", "turn", "treasure", "hazard", "leave", "artifact"],
  drafts: false,
  drawn: false,
  replaysOwn: true,
  places: () => [],
  advice: ({ bust }) => (bust ? [say("hint-chance", { fraction: (bust as { exact: string }).exact })] : []),
};
