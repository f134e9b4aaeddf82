// An act as text, taken apart: `1 move a5 b4 worker`.
export interface Act {
  seat: number; // 0 is luck
  verb: string;
  words: string[];
}

export function read(act: string): Act {
  const [actor = "", verb = "", ...words] = act.split(" ");
  return { seat: actor === "*" ? 0 : Number(actor), verb, words };
}

/** The hexes that an act names. */
export function cellsOf(act: string): string[] {
  return act.match(/\b[a-h][1-5]\b/g) ?? [];
}
