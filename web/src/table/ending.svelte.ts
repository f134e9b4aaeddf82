// A turn that is over waits a moment before it is sent: as long as nobody has been told, it can be taken back.
const GRACE = 4_000; // milliseconds

export class Ending {
  /** Milliseconds that it waits; nothing while no turn ends. */
  lasts = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #send: (() => Promise<void>) | null = null;

  get isOn(): boolean {
    return this.lasts > 0;
  }

  /** The reader may want another time, or none. */
  static get grace(): number {
    const kept = localStorage.getItem("ceiba.grace");
    return kept === null ? GRACE : Number(kept);
  }

  /** Send it when the time is over; at once if there is none, or nobody looks. */
  async hold(send: () => Promise<void>): Promise<void> {
    this.#send = send;
    this.lasts = document.hidden ? 0 : Ending.grace;
    if (!this.isOn) return this.now();
    document.addEventListener("visibilitychange", this.#hidden);
    this.#timer = setTimeout(() => void this.now(), this.lasts);
  }

  /** Nobody looks any more: it is not to wait for a page that may never be seen again. */
  #hidden = (): void => void this.now();

  async now(): Promise<void> {
    const send = this.#send;
    this.takeBack();
    await send?.();
  }

  takeBack(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    clearTimeout(this.#timer);
    this.#send = null;
    this.lasts = 0;
  }
}
