// Zooming and panning of one element within its frame. Nothing that moved the picture also clicks it.
const MOST = 4;
const STILL = 6; // pixels that a pointer may wander and still click

/** A part of the picture, in fractions of its width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  /** Pixels that the picture is wide before it is zoomed. */
  #width = $state(0);
  /** It was moved by hand: nothing else moves it then, until all is to be seen again. */
  isOwn = $state(false);
  /** What matters most: shown by itself on a small screen, and zoomed to by the buttons. */
  #part: Part | null = null;
  /** Pixels at the right that its tools lie over: nothing that matters is left below them. */
  #inset = 0;
  #isClose = false;
  #frame: HTMLElement;
  #pointers = new Map<number, { x: number; y: number }>();
  #wandered = 0;
  /** What is under the pointer is dragged by itself. */
  #isHeld = false;

  constructor(frame: HTMLElement) {
    this.#frame = frame;
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      frame.addEventListener(end, (event) => this.#up(event));
    frame.addEventListener("click", (event) => this.#click(event), { capture: true });
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.#settle()).observe(frame);
  }

  get style(): string {
    return `transform: translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** Pixels that the picture is wide. */
  get across(): number {
    return this.#width * this.scale;
  }

  /** The picture as it lies before it is zoomed, and its frame. */
  get #sizes(): { width: number; height: number; across: number; down: number } {
    const { clientWidth, clientHeight } = this.#frame;
    const { offsetWidth, offsetHeight } = this.#frame.firstElementChild as HTMLElement;
    return { width: offsetWidth, height: offsetHeight, across: clientWidth - this.#inset, down: clientHeight };
  }

  /** So small that all of it can be seen. */
  get #least(): number {
    const { width, height, across, down } = this.#sizes;
    return Math.min(1, across / width, down / height) || 1;
  }

  /** From now on this matters; `isClose`: and is to fill the frame, unless one looks elsewhere by hand. */
  attend(part: Part | null, isClose: boolean, inset: number): void {
    [this.#part, this.#isClose, this.#inset] = [part, isClose, inset];
    if (!this.isOwn) this.#settle();
  }

  /** What matters; or everything, if that is seen already. */
  fit(): void {
    const before = this.style;
    this.isOwn = false;
    this.#settle();
    if (this.style !== before || !this.#isClose) return;
    this.isOwn = true;
    this.#show(null);
  }

  /** Move just so far that this can be seen, if it cannot. */
  reveal(part: Part): void {
    const { width, height, across, down } = this.#sizes;
    const into = (at: number, from: number, to: number, room: number) =>
      at + from < 0 || to - from > room ? -from : at + to > room ? room - to : at;
    this.x = into(this.x, part.x * width * this.scale, (part.x + part.width) * width * this.scale, across);
    this.y = into(this.y, part.y * height * this.scale, (part.y + part.height) * height * this.scale, down);
    this.#keepInside();
  }

  #settle(): void {
    this.#width = this.#sizes.width;
    if (this.isOwn) this.#keepInside();
    else this.#show(this.#isClose ? this.#part : null);
  }

  #show(part: Part | null): void {
    const { width, height, across, down } = this.#sizes;
    const { x, y, ...size } = part ?? { x: 0, y: 0, width: 1, height: 1 };
    const fits = Math.min(across / (size.width * width), down / (size.height * height));
    this.scale = Math.max(this.#least, Math.min(part ? MOST : 1, fits || 1));
    this.x = across / 2 - (x + size.width / 2) * width * this.scale;
    this.y = down / 2 - (y + size.height / 2) * height * this.scale;
    this.#keepInside();
  }

  /** By the buttons: around what matters. */
  step(factor: number): void {
    const { width, height, across, down } = this.#sizes;
    const { x, y, ...size } = this.#part ?? { x: 0, y: 0, width: 1, height: 1 };
    const within = (at: number, room: number) => Math.min(room, Math.max(0, at));
    this.by(
      factor,
      within(this.x + (x + size.width / 2) * width * this.scale, across),
      within(this.y + (y + size.height / 2) * height * this.scale, down),
    );
  }

  /** Zoom around a point of the frame. */
  by(factor: number, x: number, y: number): void {
    const next = Math.min(MOST, Math.max(this.#least, this.scale * factor));
    const grown = next / this.scale;
    this.isOwn = next > this.#least || this.#isClose;
    this.x = x - (x - this.x) * grown;
    this.y = y - (y - this.y) * grown;
    this.scale = next;
    this.#keepInside();
  }

  /** What is smaller than its frame stands in the middle of it. */
  #keepInside(): void {
    const { width, height, across, down } = this.#sizes;
    const keep = (at: number, size: number, room: number) =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
    this.x = keep(this.x, width * this.scale, across);
    this.y = keep(this.y, height * this.scale, down);
  }

  get #canPan(): boolean {
    const { width, height, across, down } = this.#sizes;
    return width * this.scale > across + 1 || height * this.scale > down + 1;
  }

  #down(event: PointerEvent): void {
    if (!this.#pointers.size) {
      this.#wandered = 0;
      this.#isHeld = (event.target as Element).closest("[data-drags]") !== null;
    }
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
      this.moving = true;
      this.by(near ? far / near : 1, (now.x + others[0].x) / 2 - frame.left, (now.y + others[0].y) / 2 - frame.top);
    } else if (this.#wandered > STILL && !this.#isHeld && this.#canPan) {
      this.moving = this.isOwn = true;
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
    const panned = this.#wandered > STILL && !this.#isHeld && this.#canPan;
    if (event.detail && (panned || this.#wandered === Infinity)) event.stopPropagation();
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = this.#frame.getBoundingClientRect();
    this.by(Math.exp(-event.deltaY / 200), event.clientX - frame.left, event.clientY - frame.top);
  }
}
