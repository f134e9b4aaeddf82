// What a view says in words and numbers, named by the game's own messages: a picture alone tells nothing to those who
// hear the page.
import { knows, say } from "../lib/words.svelte";

export interface Fact {
  name: string;
  value: string;
}

/** The fields that the game has a name for; not what is made of further fields. */
export function factsOf(game: string, seen: object | null | undefined): Fact[] {
  return Object.entries(seen ?? {}).flatMap(([field, value]: [string, unknown]) => {
    const [name, told] = [called(game, field), tell(game, value)];
    return name !== null && told !== null ? [{ name, value: told }] : [];
  });
}

/** What the game calls a field, or a word that stands in one: the message `{game}-view-{name}`. */
function called(game: string, name: string): string | null {
  const key = `${game}-view-${name.replaceAll("_", "-")}`;
  return knows(key) ? say(key) : null;
}

function tell(game: string, value: unknown): string | null {
  if (value === null || (Array.isArray(value) && !value.length)) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "string") return called(game, value) ?? value;
  if (!Array.isArray(value)) return typeof value === "object" ? null : String(value);
  const told = value.map((one) => tell(game, one));
  return told.includes(null) ? null : told.join(", ");
}
