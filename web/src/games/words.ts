import type { Book } from "../lib/words.svelte";

/** A book of the files under `locale/`, as Vite finds them for a game. */
export function bookOf(files: Record<string, () => Promise<string>>): Book {
  return async (language) => {
    const wanted = Object.keys(files).filter((path) => path.includes(`/${language}/`));
    return (await Promise.all(wanted.map((path) => files[path]!()))).join("\n");
  };
}
