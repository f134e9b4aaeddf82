import { say } from "../lib/words.svelte";
import type { Line } from "../lib/types";

/** A line as it is read: who says it, and what; what a bot has to say for itself is said in the reader's language. */
export function spoken({ name, key, text }: Line): string {
  const said = key ? say(`talk-${key}`) : text;
  return name ? `${name}: ${said}` : said;
}
