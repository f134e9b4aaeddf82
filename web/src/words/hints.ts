// What is said around what a bot advises; fetched when it is first asked.
import { learn } from "../lib/words.svelte";
import { bookOf } from "../games/words";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/hints.ftl", { query: "?raw", import: "default" });

export const learnHints = () => learn("hints", bookOf(texts));
