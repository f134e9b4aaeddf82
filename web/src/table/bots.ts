// Whom a game offers as company.
import type { Game } from "../lib/types";

/** Bots of a level, for people; where there are none, any bot will do. */
export function company({ bots }: Game): string[] {
  const levels = bots.filter(({ level }) => level);
  return (levels.length ? levels : bots).map(({ bot }) => bot);
}

/** Whom one plays with who asks for nobody in particular. */
export function usual({ bots }: Game): string {
  return (bots.find((bot) => bot.default) ?? bots[0])?.bot ?? "";
}
