// What is needed rarely, or only after a while, comes when a table has come to rest; it is there without a line, too, then.
import { onMount } from "svelte";
import { reason } from "../lib/words.svelte";

const REST = 1_500; // milliseconds

export function whenAtRest(fetch: () => Promise<unknown>[]): void {
  onMount(() => {
    const rested = setTimeout(() => void Promise.allSettled([reason("", ""), ...fetch()]), REST);
    return () => clearTimeout(rested);
  });
}
