// What is said of being the same person on another device; fetched when that is asked for.
import { learn } from "../lib/words.svelte";
import { bookOf } from "../games/words";

const texts = import.meta.glob<string>("../../../src/ceiba/locale/*/devices.ftl", { query: "?raw", import: "default" });

export const learnDevices = () => learn("devices", bookOf(texts));
