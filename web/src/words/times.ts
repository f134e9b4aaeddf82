// What is said of clocks, and of who is away; fetched at a table that has one or the other.
import { learn } from "../lib/words.svelte";
import { bookOf } from "../games/words";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/times.ftl", { query: "?raw", import: "default" });

export const learnTimes = () => learn("times", bookOf(texts));
