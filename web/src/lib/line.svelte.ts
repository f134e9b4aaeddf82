// Whether the server can be reached. That it cannot is noticed at the first question without an answer, or when the
// device says so; then it is tried again until somebody answers.
const FIRST = 500; // milliseconds until it is tried again …
const LAST = 4_000; // … and between later tries

let isOn = $state(true);
let wait = FIRST;
let timer: ReturnType<typeof setTimeout> | undefined;
const watching = new Set<(isOn: boolean) => void>();

export const line = {
  get isOn(): boolean {
    return isOn;
  },
  /** To be done whenever it breaks or is back, until the function that this returns is called. */
  onChange(does: (isOn: boolean) => void): () => void {
    watching.add(does);
    return () => void watching.delete(does);
  },
};

/** A question got no answer. */
export function lost(): void {
  if (!isOn) return;
  wait = FIRST;
  timer = setTimeout(tryAgain, wait);
  change(false);
}

/** Somebody has answered. */
export function found(): void {
  clearTimeout(timer);
  if (!isOn) change(true);
}

function change(next: boolean): void {
  isOn = next;
  for (const does of [...watching]) does(next);
}

/** Until so much time has passed, or the line is back. */
export function pause(time: number): Promise<void> {
  return new Promise((done) => {
    const over = () => (clearTimeout(timeout), forget(), done());
    const forget = line.onChange((isBack) => isBack && over());
    const timeout = setTimeout(over, time);
  });
}

async function tryAgain(): Promise<void> {
  clearTimeout(timer);
  try {
    await fetch("/api/address", { cache: "no-store" });
    found();
  } catch {
    wait = Math.min(2 * wait, LAST);
    timer = setTimeout(tryAgain, wait);
  }
}

/** The device itself knows when it has no network at all. */
export function watchLine(): void {
  addEventListener("offline", lost);
  addEventListener("online", () => void (isOn || tryAgain()));
}
