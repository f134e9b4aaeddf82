// What a view says in numbers and words, told by the game's own messages: a picture alone tells nothing to those who
// hear the page.
import { knows, say } from "../lib/words.svelte";

/** The sentences `{game}-{kind}-{field}` with `$value`, for those fields that the game has such a message for. */
export function factsOf(game: string, kind: "fact" | "seat", seen: unknown): string[] {
  return Object.entries(seen ?? {}).flatMap(([field, value]: [string, unknown]) => {
    const key = `${game}-${kind}-${field.replaceAll("_", "-")}`;
    return knows(key) && !(value instanceof Object) ? [say(key, { value: told(value) })] : [];
  });
}

/** Yes and no are 1 and 0, for messages to choose by; what is not for these eyes is a question mark. */
function told(value: unknown): number | string {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "number" || typeof value === "string" ? value : "?";
}
