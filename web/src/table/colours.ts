// What the seats' figures are drawn in, and the mark of each colour, as the drawn pictures have them.
import { getContext, setContext } from "svelte";
import marks from "../drawn/marks.json";

export const MARKS: Record<string, string> = marks;

const OWN = Object.keys(marks);
const HERE = Symbol();

/** Those of a table, by seat, for all that is shown of it. */
export function setColours(ofTable: () => string[]): void {
  setContext(HERE, ofTable);
}

/** By seat; where no table says which, each seat's own. */
export function seatColours(): () => string[] {
  return getContext(HERE) ?? (() => OWN);
}

/** Drawn symbols, in which the leader of each colour bears the number of its seat. */
export function numbered(symbols: string, colours: string[]): string {
  return symbols.replace(/\{seat-(\w+)\}/g, (_, colour: string) => `${colours.indexOf(colour) + 1}`);
}
