// What happened, and what can be done, as sentences in the reader's language.
import type { FluentVariable } from "@fluent/bundle";
import type { Event } from "../lib/types";
import { knows, list, say } from "../lib/words.svelte";

/** An event: the message `{game}-{key}`; nothing where the game has no words for it. */
export function tellEvent(game: string, event: Event, people: string[]): string {
  return tell(`${game}-${event.key}`, event, people) ?? "";
}

/** Something to do: the message `{game}-do-{key}`, else the act as the game's notation has it, without its seat. */
export function tellLabel(game: string, act: string, label: Event, people: string[]): string {
  return tell(`${game}-do-${label.key}`, label, people) ?? act.replace(/^\d+ /, "");
}

/** The events of a step; where they say nothing, its acts as the notation has them. */
export function tellStep(game: string, step: { acts: string[]; events: Event[] }, people: string[]): string[] {
  const said = step.events.map((event) => tellEvent(game, event, people)).filter(Boolean);
  return said.length ? said : step.acts;
}

/**
 * A turn in a few words, what happened alike counted together: the messages `{game}-brief-{key}`, each with how many
 * `times`. Events without one are left to the sentences.
 */
export function tellBriefly(game: string, events: readonly Event[], people: string[]): string[] {
  const alike = new Map<string, { event: Event; times: number }>();
  for (const event of events) {
    const once = tell(`${game}-brief-${event.key}`, { ...event, times: 1 }, people);
    if (once) alike.set(once, { event, times: (alike.get(once)?.times ?? 0) + 1 });
  }
  return [...alike.values()].map(({ event, times }) =>
    say(`${game}-brief-${event.key}`, values({ ...event, times }, people)),
  );
}

function tell(key: string, event: Event, people: string[]): string | null {
  return knows(key) ? say(key, values(event, people)) : null;
}

/** The scalars of an event, and the names of those whom it is about. */
function values(event: Event, people: string[]): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(event))
    if (typeof value === "number" || typeof value === "string") found[name] = value;
  const name = (seat: unknown) => people[Number(seat) - 1] ?? "";
  if (event.seat) found.who = name(event.seat);
  if (Array.isArray(event.seats)) found.who = list(event.seats.map(name));
  if (event.other) found.whom = name(event.other);
  return found;
}
