// Figures walk between the passage and the camp: what leaves here arrives there.
import { crossfade } from "svelte/transition";
import { prefersReducedMotion } from "svelte/motion";
import { cubicOut } from "svelte/easing";

type Fading = ReturnType<typeof crossfade>;
export interface Walks {
  leave: Fading[0];
  arrive: Fading[1];
}

/** Who wants no motion is simply there. */
export function walking(): Walks {
  const [leave, arrive] = crossfade({
    duration: () => (prefersReducedMotion.current ? 0 : 700),
    easing: cubicOut,
    fallback: () => ({ duration: 0 }),
  });
  return { leave, arrive };
}
