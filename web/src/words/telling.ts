// What is said of being told while one is away; fetched with the settings.
import { learn } from "../lib/words.svelte";
import { bookOf } from "../games/words";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/telling.ftl", { query: "?raw", import: "default" });

export const learnTelling = () => learn("telling", bookOf(texts));
