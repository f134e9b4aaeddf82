// What is said at an auction and in the list of the keys; fetched with them.
import { learn } from "../../../lib/words.svelte";
import { bookOf } from "../../words";

const texts = import.meta.glob<string>("../../../../../src/ceiba/locale/*/tikal-later.ftl", {
  query: "?raw",
  import: "default",
});

export const learnLater = () => learn("tikal-later", bookOf(texts));
