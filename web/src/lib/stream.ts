// News of one table. A hidden page lets go of its stream after a while, since a browser keeps only six open.
import type { Acts, Chosen, Line, Table } from "./wire";

export interface Listener {
  version(): number;
  table(table: Table): void;
  acts(acts: Acts): void;
  chosen(chosen: Chosen): void;
  talk(line: Line): void;
  gone(): void;
  connected(isOn: boolean): void;
}

const PATIENCE = 30 * 60_000; // milliseconds: one who waits for a turn in another tab is still told
const AGAIN = 1_000;

/** Listens until the function that it returns is called. */
export function listen(table: string, listener: Listener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    close();
    const opened = new EventSource(`/api/events?tables=${table}:${listener.version()}`);
    const hear = <News>(name: string, tell: (news: News) => void) =>
      opened.addEventListener(name, (event) => tell(JSON.parse((event as MessageEvent<string>).data) as News));
    hear<Table>("table", (news) => listener.table(news));
    hear<Acts>("acts", (news) => listener.acts(news));
    hear<Chosen>("chosen", (news) => listener.chosen(news));
    hear<Line>("talk", (news) => listener.talk(news));
    hear("gone", () => listener.gone());
    opened.onopen = () => listener.connected(true);
    opened.onerror = () => {
      listener.connected(false);
      // The browser gives up by itself after some errors; we do not.
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
    };
    source = opened;
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function seen(): void {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(close, PATIENCE);
    else if (!source || source.readyState === EventSource.CLOSED) open();
  }

  document.addEventListener("visibilitychange", seen);
  open();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    close();
  };
}
