// What is said by what lies in this folder; fetched with it.
import { learn } from "../../../lib/words.svelte";
import { bookOf } from "../../words";

const texts = import.meta.glob<string>("../../../../../src/ceiba/locale/*/tikal-later.ftl", {
  query: "?raw",
  import: "default",
});

export const learnLater = () => learn("tikal-later", bookOf(texts));
