// What the page says, in the reader's language: messages of src/ceiba/locale by Mozilla Fluent.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", cs: "Čeština", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

const texts: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import("../words/en"),
  de: () => import("../words/de"),
  fr: () => import("../words/fr"),
  cs: () => import("../words/cs"),
  pl: () => import("../words/pl"),
};
const help = import.meta.glob<string>("../../../src/ceiba/locale/*/help.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw(new FluentBundle("en"));
let language = $state<Language>("en");

export const spoken = {
  get language(): Language {
    return language;
  },
};

/** The message of this key; a missing one shows its key, and a test has failed before. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/** Why something was refused, in the reader's language if we have words for it. */
export function reason(key: string, sentence: string): string {
  const translated = say(`reason-${key}`);
  return translated === `reason-${key}` ? sentence : translated;
}

/** Names as a sentence lists them: "Ada, Bo and Cy". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

export async function speak(next: Language): Promise<void> {
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const text of (await texts[next]()).texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  language = next;
  document.documentElement.lang = next;
  localStorage.setItem("ceiba.language", next);
}

/** The texts of the help are fetched when they are first read. */
export async function learn(): Promise<void> {
  const learnt = language;
  const text = await help[`../../../src/ceiba/locale/${learnt}/help.ftl`]?.();
  if (!text || learnt !== language) return;
  const fresh = new FluentBundle(learnt, { useIsolating: false });
  for (const known of (await texts[learnt]()).texts) fresh.addResource(new FluentResource(known));
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
}

/** What was chosen here before, else the first language of the browser that we speak. */
export function preferred(): Language {
  const wishes = [localStorage.getItem("ceiba.language") ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}
