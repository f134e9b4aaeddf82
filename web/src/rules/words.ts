// What is said around the rules and when one learns; fetched when it is first read.
import { learn } from "../lib/words.svelte";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/help.ftl", { query: "?raw", import: "default" });

export const learnHelp = () => learn("help", (language) => texts[`../../../src/ceiba/locale/${language}/help.ftl`]!());
