// A server made of data: what it answers to each path, what it was asked, and the streams that listen to it.
import { vi } from "vitest";

export interface Asked {
  path: string;
  body: any; // eslint-disable-line -- whatever the page sent
}
type Answer = (asked: Asked) => unknown;

/** An answer that is no 200. */
export class Status {
  constructor(
    readonly status: number,
    readonly body: unknown = {},
  ) {}
}

export class Server {
  /** By method and path without `/api` and without what was asked after `?`: `POST /tables/k3v9/draft`. */
  readonly answers: Record<string, Answer>;
  readonly asked: Asked[] = [];
  readonly streams: Stream[] = [];
  /** While nobody is there, no answer comes at all. */
  isAway = false;

  constructor(answers: Record<string, Answer>) {
    this.answers = answers;
    vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit = {}) =>
      this.#answer(url, method, body),
    );
    const { streams } = this;
    vi.stubGlobal(
      "EventSource",
      class extends Stream {
        constructor(url: string) {
          super(url);
          streams.push(this);
        }
      },
    );
  }

  /** What was asked of paths that begin so. */
  to(path: string): Asked[] {
    return this.asked.filter((one) => one.path.startsWith(path));
  }

  get stream(): Stream {
    return this.streams.at(-1)!;
  }

  async #answer(url: string, method: string, body: unknown): Promise<Response> {
    const path = `${method} ${url.replace("/api", "")}`;
    const asked = { path, body: body === undefined ? undefined : JSON.parse(String(body)) };
    this.asked.push(asked);
    const answer = this.answers[path.split("?")[0]!];
    if (!answer) throw new Error(`nobody expected ${path}`);
    const said = await answer(asked);
    if (this.isAway) throw new TypeError("Failed to fetch");
    return said instanceof Status
      ? new Response(JSON.stringify(said.body), { status: said.status })
      : new Response(JSON.stringify(said));
  }
}

/** An event stream as the browser has it. */
export class Stream {
  static readonly CLOSED = 2;
  readyState = 0;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  #heard = new Map<string, (event: { data: string }) => void>();

  constructor(readonly url: string) {}

  addEventListener(event: string, hear: (event: { data: string }) => void): void {
    this.#heard.set(event, hear);
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }

  say(event: string, data: unknown): void {
    this.#heard.get(event)!({ data: JSON.stringify(data) });
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  break(isForGood = false): void {
    this.readyState = isForGood ? Stream.CLOSED : 0;
    this.onerror();
  }
}

/** A promise to be kept later. */
export function later<Value>(): { promise: Promise<Value>; keep: (value: Value) => void } {
  let keep!: (value: Value) => void;
  const promise = new Promise<Value>((done) => (keep = done));
  return { promise, keep };
}
