// What is said of puzzles, and of those of each game; fetched where they are solved.
import { bookOf } from "../games/words";
import { learn } from "../lib/words.svelte";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/{puzzles,*-puzzles}.ftl", {
  query: "?raw",
  import: "default",
});

/** A game that others have brought says its own with its other words. */
export const learnPuzzles = (game: string) =>
  learn(
    `puzzles-${game}`,
    bookOf(
      Object.fromEntries(
        Object.entries(texts).filter(
          ([path]) => path.endsWith("/puzzles.ftl") || path.endsWith(`/${game}-puzzles.ftl`),
        ),
      ),
    ),
  );
