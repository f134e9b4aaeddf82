// News of a table. The tabs of one browser share one stream, since a browser keeps only six connections open to a
// server: one tab holds it and passes on what it hears; when that tab goes, another takes over.
import type { Chosen, ClockNews, Line, News, Table } from "./types";
import { type Heard, Source } from "./source";

export interface Listener {
  version(): number;
  table(table: Table): void;
  acts(news: News): void;
  chosen(chosen: Chosen): void;
  talk(line: Line): void;
  clock(news: ClockNews): void;
  connected(isOn: boolean): void;
}

/** What tabs say to each other: I have come; who is there? I am, at this table; this has happened. */
type Said = "came" | "who" | { table: string; version: number } | { heard: Heard };

const NAME = "ceiba.news";
const PATIENCE = 30 * 60_000; // milliseconds: one who waits for a turn in another tab is still told
const ANSWERS = 40; // milliseconds that the tabs have to say where they are

/** Listens until the function that it returns is called. A page that is hidden for long rests meanwhile. */
export function listen(table: string, listener: Listener): () => void {
  // Browsers keep locks from pages that came over the local network without encryption.
  const begin = "locks" in navigator && "BroadcastChannel" in window ? share : alone;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | null = begin(table, listener);

  function rest(): void {
    stop?.();
    stop = null;
  }

  function seen(): void {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(rest, PATIENCE);
    else stop ??= begin(table, listener);
  }

  document.addEventListener("visibilitychange", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    clearTimeout(timer);
    rest();
  };
}

function tell(listener: Listener, table: string, { event, data }: Heard): void {
  if (event === "connected") listener.connected(data);
  else if (data.table === table) listener[event](data as never); // of the same event, which the compiler cannot see
}

function alone(table: string, listener: Listener): () => void {
  const open = () => source.open(new Map([[table, listener.version()]]));
  const source = new Source((heard) => tell(listener, table, heard), open);
  open();
  return () => source.close();
}

function share(table: string, listener: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  const call = (said: Said) => channel.postMessage(said);
  const leaving = new AbortController();
  let held: Held | null = null;
  let release = () => {};

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data === "came") held?.gather();
    else if (data === "who") call({ table, version: listener.version() });
    else if ("heard" in data) tell(listener, table, data.heard);
    else held?.add(data.table, data.version);
  };
  call("came");

  const hold = () => {
    held = new Held(
      (heard) => (tell(listener, table, heard), call({ heard })),
      () => (held!.add(table, listener.version()), call("who")),
    );
    held.gather();
    return new Promise<void>((done) => (release = done));
  };
  navigator.locks.request(NAME, { signal: leaving.signal }, hold).catch(() => {}); // left before it was our turn

  return () => {
    leaving.abort();
    held?.close();
    channel.close();
    release();
  };
}

/** The stream in the tab that holds it, for all tables that the tabs of this browser are at. */
class Held {
  #source: Source;
  #tables = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    tell: (heard: Heard) => void,
    readonly ask: () => void,
  ) {
    this.#source = new Source(tell, () => this.gather());
  }

  /** Ask all tabs where they are, and listen there: tables that everyone has left are left out. */
  gather(): void {
    this.#tables.clear();
    this.ask();
  }

  add(table: string, version: number): void {
    if ((this.#tables.get(table) ?? Infinity) <= version) return;
    this.#tables.set(table, version);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#source.open(this.#tables), ANSWERS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source.close();
  }
}
