// Why something does not go, in the reader's language.
import { Fault, Refused } from "../lib/api";
import type { Refusal } from "../lib/types";
import { reason, say } from "../lib/words.svelte";

/** What the rules forbid, with their clause. */
export function whyRefused({ error, sentence, clause }: Refusal): Promise<string> {
  return why(error, sentence, clause);
}

/** What the server did not do; whatever is no answer of the server's is thrown on. */
export async function whatWentWrong(trouble: unknown): Promise<string> {
  if (trouble instanceof Fault) return say("fault");
  if (!(trouble instanceof Refused)) throw trouble;
  return trouble.key === "stale" ? say("stale") : why(trouble.key, trouble.message, trouble.clause);
}

async function why(key: string, sentence: string, clause: string | null): Promise<string> {
  const said = await reason(key, sentence);
  return clause ? say("refused", { why: said, clause }) : said;
}
