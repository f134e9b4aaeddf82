// What is chosen of a game, in the words of its box.
import type { Game } from "../lib/types";
import { knows, say } from "../lib/words.svelte";

/** A message of the game's own, or what it would be in plain words. */
export function own(game: string, key: string, plain: string): string {
  return knows(`${game}-${key}`) ? say(`${game}-${key}`) : plain;
}

export function optionName(game: string, option: string): string {
  return own(game, `option-${option.replaceAll("_", "-")}`, option.replaceAll("_", " "));
}

export function variantName(game: string, variant: string): string {
  return own(game, `variant-${variant}`, say(variant));
}

/** The variant, if the game has any, and the options that are on; those that a variant decides are told by it. */
export function tellOptions({ game, title, variants, ...box }: Game, options: Record<string, boolean>): string[] {
  const isOn = (option: string) => options[option] ?? box.options[option] ?? false;
  const chosen = Object.keys(variants).find((variant) =>
    Object.entries(variants[variant]!).every(([option, wanted]) => isOn(option) === wanted),
  );
  const decided = new Set(Object.values(variants).flatMap(Object.keys));
  const said = chosen ? [variantName(game, chosen)] : decided.size ? [own(game, "variant", say(title))] : [];
  const further = Object.keys(box.options).filter((option) => !decided.has(option) && isOn(option));
  return [...said, ...further.map((option) => optionName(game, option))];
}
