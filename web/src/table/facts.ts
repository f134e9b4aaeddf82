// What a view says in words and numbers, named by the game's own messages: a picture alone tells nothing to those who
// hear the page.
import { knows, say } from "../lib/words.svelte";

export interface Fact {
  name: string;
  value: string;
}

/** The fields that the game has a name for, the message `{game}-view-{field}`; not what is made of further fields. */
export function factsOf(game: string, seen: object | null | undefined): Fact[] {
  return Object.entries(seen ?? {}).flatMap(([field, value]: [string, unknown]) => {
    const key = `${game}-view-${field.replaceAll("_", "-")}`;
    const told = tell(value);
    return knows(key) && told !== null ? [{ name: say(key), value: told }] : [];
  });
}

function tell(value: unknown): string | null {
  if (value === null || (Array.isArray(value) && !value.length)) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (!Array.isArray(value)) return typeof value === "object" ? null : String(value);
  const told = value.map(tell);
  return told.includes(null) ? null : told.join(", ");
}
