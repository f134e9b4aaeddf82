import { say } from "../lib/words.svelte";

const DAY = 86_400; // seconds

/** What is left of someone's time: `14:05`, from an hour on `1:14:05`, and from a day on in days and hours. */
export function written(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return say("time-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  return `${hours ? `${hours}:${two((whole % 3600) / 60)}` : Math.floor(whole / 60)}:${two(whole % 60)}`;
}
