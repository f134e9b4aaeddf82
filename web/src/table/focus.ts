// Where the keys go. What is pressed may be gone a moment later, and nobody should have to search for the board then.

/** What had the focus is gone, or nothing had it. */
export const hasLostFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** To the board, or to the first thing that may be done. */
export function focusBoard(): void {
  const board = "[role=gridcell][tabindex='0'], .choice button, .acts button, .controls button";
  document.querySelector<HTMLElement>(board)?.focus({ preventScroll: true });
}

/** What is shown again is shown on the board, which may be out of sight from here. */
export function seeBoard(): void {
  scrollTo({ top: 0 });
}
