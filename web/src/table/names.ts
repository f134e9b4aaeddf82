// What those at a table are called. Bots have a name in every language, and a number where several are alike.
import { say } from "../lib/words.svelte";
import type { Seat } from "../lib/types";

export function botName(bot: string): string {
  const known = say(`bot-${bot}`);
  return known === `bot-${bot}` ? bot : known;
}

/** What a level is like, in a sentence; nothing where a game says nothing of it. */
export function levelSays(game: string, level: string): string {
  const key = `${game}-level-${level}`;
  const known = say(key);
  return known === key ? "" : known;
}

export function nameOf(seat: Seat, seats: Seat[]): string {
  if (seat.kind === "open") return say("seat", { seat: seat.number });
  if (seat.kind === "person" || !seat.bot) return seat.name ?? say("seat", { seat: seat.number });
  const alike = seats.filter(({ bot }) => bot === seat.bot);
  const number = alike.length > 1 ? ` ${alike.findIndex((other) => other.number === seat.number) + 1}` : "";
  return botName(seat.bot) + number;
}
