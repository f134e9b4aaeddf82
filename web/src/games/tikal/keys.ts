// A key for every act of a turn.
import { ROW } from "./acts.svelte";
import type { Turn } from "./turn.svelte";

type Keys = Record<string, (event: KeyboardEvent) => unknown>;

export function keysOf(turn: Turn): Keys {
  const acts = ROW.map((act, number) => [`${number + 1}`, () => turn.acts.press(act)] as const);
  return {
    ...Object.fromEntries(acts),
    escape: () => turn.letGo(),
    u: () => turn.undo(),
    y: () => turn.redo(),
    r: ({ shiftKey }) => turn.laying.isOn && turn.laying.turn(shiftKey ? -1 : 1),
    l: () => turn.laying.isOn && turn.settle(),
    e: () => turn.endTurn(),
    f: () => turn.taking.other(),
    "+": () => turn.taking.take(turn.taking.many + 1),
    "-": () => turn.taking.take(turn.taking.many - 1),
    b: toBoard,
  };
}

/** The hex that the arrows go on from. */
export function toBoard(): void {
  document.querySelector<SVGElement>("[role=gridcell][tabindex='0']")?.focus();
}
