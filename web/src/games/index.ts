// The games that have a page of their own, each found by its folder; all others are played at the generic table.
import { words } from "../lib/api";
import type { GamePage } from "./game";

const found = import.meta.glob<{ page: GamePage }>("./*/index.ts", { eager: true });
const pages = new Map(Object.values(found).map(({ page }) => [page.name, page]));

export function pageOf(game: string): GamePage {
  return pages.get(game) ?? generic(game);
}

function generic(name: string): GamePage {
  return {
    name,
    Table: () => import("../table/GenericTable.svelte"),
    Picture: null,
    words: (language) => words(name, language),
    guide: null,
    drafts: true,
    drawn: true,
    replaysOwn: false,
    wishes: [],
    narration: async () => ({}),
    places: () => [],
    advice: () => [],
  };
}
