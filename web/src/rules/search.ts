// Finding clauses by words, whether or not their accents are typed.
import type { Rules } from "../lib/types";

const LETTERS: Record<string, string> = { ł: "l", ß: "ss", œ: "oe", æ: "ae" };

/** Small letters without accents: "Świątynia" is found by "swiatynia". */
export function plain(text: string): string {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/[łßœæ]/g, (letter) => LETTERS[letter]!);
}

const said = (html: string) => plain(html.replace(/<[^>]+>/g, " ").replace(/&\w+;/g, " "));

/** The chapters that have all these words, each with those of its clauses that do; all of them, if nothing is asked. */
export function search({ chapters }: Rules, asked: string): Rules["chapters"] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  const has = (...texts: string[]) => words.every((word) => texts.some((text) => said(text).includes(word)));
  return chapters.flatMap((chapter) => {
    const clauses = chapter.clauses.filter(({ clause, text }) => has(clause, text));
    const isAbout = has(chapter.title, chapter.text);
    return clauses.length || isAbout ? [{ ...chapter, text: isAbout ? chapter.text : "", clauses }] : [];
  });
}
