// What is said of setting up a table and of who sits at it; fetched when someone does.
import { learn } from "../lib/words.svelte";
import { bookOf } from "../games/words";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/seating.ftl", { query: "?raw", import: "default" });

export const learnSeating = () => learn("seating", bookOf(texts));
