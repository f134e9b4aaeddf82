// Figures walk between the passage and the camp: one that has gone here and is there now comes from where it was.
import type { Attachment } from "svelte/attachments";

const DURATION = 700; // milliseconds

export type Walks = (seat: number) => Attachment;

/** Given what is shown: whatever changes in it may send somebody on the way. */
export function walking(shown: () => unknown): Walks {
  const figures = new Map<number, Element>();
  const before = new Map<number, DOMRect>();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  $effect.pre(() => {
    shown();
    before.clear();
    for (const [seat, figure] of figures) before.set(seat, figure.getBoundingClientRect());
  });

  return (seat) => (figure) => {
    const [from, to] = [before.get(seat), figure.getBoundingClientRect()];
    if (from && !still.matches) {
      const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
      const [transform, transformOrigin] = [[start, "none"], "top left"];
      figure.animate({ transform, transformOrigin }, { duration: DURATION, easing: "ease-out" });
    }
    figures.set(seat, figure);
    return () => void (figures.get(seat) === figure && figures.delete(seat));
  };
}
