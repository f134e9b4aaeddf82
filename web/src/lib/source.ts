// One event stream of the server, for any number of tables.
import type { ActsEvent, ChosenEvent, ClockEvent, TableEvent, TalkEvent } from "./types";

type Sent = TableEvent | ActsEvent | ChosenEvent | TalkEvent | ClockEvent;
const EVENTS: Sent["event"][] = ["table", "acts", "chosen", "talk", "clock"];

type Data<Event> = Extract<Sent, { event: Event }>["data"];
/** What is heard: an event of a table, or that the connection stands or not. */
export type Heard =
  | { [Event in Sent["event"]]: { event: Event; data: Data<Event> } }[Sent["event"]]
  | { event: "connected"; data: boolean };

const AGAIN = 1_000; // milliseconds

export class Source {
  #open: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The browser reconnects by itself, but gives up after some errors; then we are asked to open anew. */
  constructor(
    readonly tell: (heard: Heard) => void,
    readonly anew: () => void,
  ) {}

  open(tables: Map<string, number>): void {
    this.close();
    const wanted = [...tables].map(([table, version]) => `${table}:${version}`).join(",");
    const opened = new EventSource(`/api/events?tables=${wanted}`);
    for (const event of EVENTS)
      opened.addEventListener(event, ({ data }: MessageEvent<string>) =>
        this.tell({ event, data: JSON.parse(data) } as Heard),
      );
    opened.onopen = () => this.tell({ event: "connected", data: true });
    opened.onerror = () => {
      this.tell({ event: "connected", data: false });
      if (opened.readyState === EventSource.CLOSED) this.#timer = setTimeout(this.anew, AGAIN);
    };
    this.#open = opened;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#open?.close();
    this.#open = null;
  }
}
