// The clocks that a new table can choose from.
import type { ClockWish } from "../lib/types";
import { say } from "../lib/words.svelte";

const MINUTE = 60; // seconds
const DAY = 86_400;

type Preset = Pick<ClockWish, "kind" | "bank" | "increment">;
const live = (minutes: number, increment: number): Preset => ({ kind: "live", bank: minutes * MINUTE, increment });
const days = (count: number): Preset => ({ kind: "days", bank: count * DAY, increment: 0 });

export const CLOCKS: Record<string, Preset> = {
  "live-5": live(5, 10),
  "live-15": live(15, 15),
  "live-30": live(30, 30),
  "days-1": days(1),
  "days-3": days(3),
  "days-7": days(7),
};
export const LATE = ["wait", "skip", "bot"] as const;
export type Late = (typeof LATE)[number];
const NIGHT = [22, 8];

export function clockName({ kind, bank, increment }: Preset): string {
  if (kind === "days") return say("clock-days", { days: bank / DAY });
  return say("clock-live", { minutes: bank / MINUTE, seconds: increment ?? 0 });
}

/** As the server is asked for it; a clock of days may rest at night, where this browser is. */
export function clockWish(name: string, rests: boolean, late: Late): ClockWish | null {
  const preset = CLOCKS[name];
  if (!preset) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return { ...preset, rest: rests && preset.kind === "days" ? NIGHT : null, zone, late };
}
