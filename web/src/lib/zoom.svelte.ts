// Zooming and panning of one element within its frame. Nothing that moved the picture also clicks it.
const MOST = 4;
const STILL = 6; // pixels that a pointer may wander and still click

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  #frame: HTMLElement;
  #pointers = new Map<number, { x: number; y: number }>();
  #wandered = 0;

  constructor(frame: HTMLElement) {
    this.#frame = frame;
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      frame.addEventListener(end, (event) => this.#up(event));
    frame.addEventListener("click", (event) => this.#click(event), { capture: true });
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  get style(): string {
    return `transform: translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  fit(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Zoom around a point of the frame, its middle if none is given. */
  by(factor: number, x = this.#frame.clientWidth / 2, y = this.#frame.clientHeight / 2): void {
    const next = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = next / this.scale;
    this.x = x - (x - this.x) * grown;
    this.y = y - (y - this.y) * grown;
    this.scale = next;
    this.#keepInside();
  }

  #keepInside(): void {
    const { clientWidth, clientHeight } = this.#frame;
    this.x = Math.min(0, Math.max(clientWidth * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(clientHeight * (1 - this.scale), this.y));
  }

  #down(event: PointerEvent): void {
    if (!this.#pointers.size) this.#wandered = 0;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size > 1) this.#wandered = Infinity;
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#pointers].filter(([pointer]) => pointer !== event.pointerId).map(([, point]) => point);
    this.#wandered += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    this.#pointers.set(event.pointerId, now);
    const frame = this.#frame.getBoundingClientRect();
    if (others[0]) {
      const [far, near] = [
        Math.hypot(now.x - others[0].x, now.y - others[0].y),
        Math.hypot(before.x - others[0].x, before.y - others[0].y),
      ];
      this.by(near ? far / near : 1, (now.x + others[0].x) / 2 - frame.left, (now.y + others[0].y) / 2 - frame.top);
    } else if (this.scale > 1 && this.#wandered > STILL) {
      this.moving = true;
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.#keepInside();
    }
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (!this.#pointers.size) this.moving = false;
  }

  #click(event: MouseEvent): void {
    const panned = this.scale > 1 && this.#wandered > STILL;
    if (event.detail && (panned || this.#wandered === Infinity)) event.stopPropagation();
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = this.#frame.getBoundingClientRect();
    this.by(Math.exp(-event.deltaY / 200), event.clientX - frame.left, event.clientY - frame.top);
  }
}
