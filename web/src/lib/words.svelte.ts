// What the page says, in the reader's language: messages of src/ceiba/locale by Mozilla Fluent.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", cs: "Čeština", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

/** Messages in each language: those of the page, of the help, of a game. */
export type Book = (language: Language) => Promise<string>;

const page: Record<Language, () => Promise<{ text: string }>> = {
  en: () => import("../words/en"),
  de: () => import("../words/de"),
  fr: () => import("../words/fr"),
  cs: () => import("../words/cs"),
  pl: () => import("../words/pl"),
};
const reasons = import.meta.glob<string>("../../../src/ceiba/locale/*/reasons.ftl", {
  query: "?raw",
  import: "default",
});
const books = new Map<string, Book>([["page", async (language) => (await page[language]()).text]]);

let bundle = $state.raw(new FluentBundle("en"));
let language = $state<Language>("en");
let wanted: Language = "en";
let reading: Promise<void> = Promise.resolve();
let readings = 0;

export const spoken = {
  get language(): Language {
    return language;
  },
};

/** Whether there is a message of this key. */
export function knows(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The message of this key; a missing one shows its key, and a test has failed before. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/** Why something was refused, in the reader's language if we have words for it; they are fetched when first needed. */
export async function reason(key: string, sentence: string): Promise<string> {
  await learn("reasons", (language) => reasons[`../../../src/ceiba/locale/${language}/reasons.ftl`]!()).catch(() => {});
  return because(key, sentence);
}

/** The same at once, as far as the words are there already. */
export function because(key: string, sentence: string): string {
  return knows(`reason-${key}`) ? say(`reason-${key}`) : sentence;
}

/** Names as a sentence lists them: "Ada, Bo and Cy". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** A number with at most one decimal, as the language writes it. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);
}

const SPANS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** When something was, in seconds since 1970: `2 hours ago`, and after a week the date. */
export function ago(time: number): string {
  const passed = Date.now() / 1000 - time;
  if (passed > 7 * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(1000 * time);
  const [unit, seconds] = SPANS.find(([, span]) => passed >= span) ?? (["second", 1] as const);
  const count = unit === "second" ? 0 : -Math.floor(passed / seconds);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(count, unit);
}

/** From now on in this language, in all that has been learnt. */
export function speak(next: Language): Promise<void> {
  wanted = next;
  return (reading = read());
}

/** Learn the messages of a book too; those of a book that was learnt before are there already. */
export async function learn(name: string, book: Book): Promise<void> {
  if (books.has(name)) return reading;
  books.set(name, book);
  try {
    await (reading = read());
  } catch (trouble) {
    books.delete(name); // it may be tried again
    throw trouble;
  }
}

async function read(): Promise<void> {
  const [asked, next] = [++readings, wanted];
  const texts = await Promise.all([...books.values()].map((book) => book(next)));
  if (asked !== readings) return reading; // another language was asked for meanwhile, or another book
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  language = next;
  document.documentElement.lang = next;
  localStorage.setItem("ceiba.language", next);
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
