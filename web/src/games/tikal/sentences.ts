// The map in words, for those who hear it.
import { say } from "../../lib/words.svelte";
import { TILES } from "./geometry";
import type { Cell, TikalView } from "./types";

const SIDES = ["n", "ne", "se", "s", "sw", "nw"];

/** `ways out: north 2, south-east 1`: where one can cross, and for how many points. */
export function tellPassages(cell: Cell): string {
  const open = cell.borders.flatMap((price, side) =>
    price ? [say("passage", { side: say(`side-${SIDES[side]}`), points: price })] : [],
  );
  if (cell.terrain === "volcano") return "";
  return open.length ? say("passages", { open: open.join(", ") }) : say("passages-none");
}

/** `b5: temple 3, majority: Ada, Ada: leader and 2 workers`. */
export function tellHex(view: TikalView, name: string, people: string[], isHeard = true): string {
  const cell = view.cells[name];
  if (!cell) return say("hex", { cell: name, what: say("hex-closed") });
  const said = [tellGround(cell)];
  const passages = isHeard ? tellPassages(cell) : "";
  if (passages) said.push(passages);
  if (cell.guard) said.push(say("hex-guarded", { who: people[cell.guard - 1]! }));
  else if (cell.control) said.push(say("hex-held", { who: people[cell.control - 1]! }));
  else if (cell.strongest?.length) said.push(say("hex-contested"));
  if (cell.camp) said.push(say("hex-camp", { who: people[cell.camp - 1]! }));
  people.forEach((who, seat) => {
    const workers = cell.workers[seat] ?? 0;
    const leader = cell.leaders.includes(seat + 1) ? 1 : 0;
    if (workers || leader) said.push(say("hex-figures", { who, figures: say("figures", { workers, leader }) }));
  });
  return say("hex", { cell: name, what: said.join(", ") });
}

export function tellGround(cell: Cell): string {
  if (cell.terrain === "temple") return say("hex-temple", { value: cell.value });
  if (cell.terrain === "treasure") return say("hex-treasure", { left: cell.value });
  return say(`hex-${cell.terrain}`);
}

/** `C3, jungle`. */
export function tellTile(name: string): string {
  const { terrain, value } = TILES[name]!;
  return say(`tile-${terrain}`, { name, value });
}
