// What is said of being told while one is away; fetched with the settings.
import { learn } from "../lib/words.svelte";
import { bookOf } from "../games/words";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/notice-settings.ftl", {
  query: "?raw",
  import: "default",
});

export const learnNotices = () => learn("notices", bookOf(texts));
