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
  guide: () => import("./guide"),
  drafts: false,
  drawn: false,
  replaysOwn: true,
  wishes: [],
  narration: () => import("./narration"),
  places: () => [],
  advice: ({ bust }) => (bust ? [say("hint-chance", { fraction: (bust as { exact: string }).exact })] : []),
};
