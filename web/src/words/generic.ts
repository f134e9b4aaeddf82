// What is said at the table of a game that has no page of its own; fetched there.
import { learn } from "../lib/words.svelte";
import { bookOf } from "../games/words";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/generic.ftl", { query: "?raw", import: "default" });

export const learnGeneric = () => learn("generic", bookOf(texts));
