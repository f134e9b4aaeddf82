// News of tables: each tab alone, or several with one stream between them.
import { beforeEach, expect, it, vi } from "vitest";
import { listen, type Listener } from "../src/lib/stream";
import { Server } from "./server";

let server: Server;

/** Notes what it is told. */
class Notes implements Listener {
  readonly told: unknown[] = [];
  constructor(public at = 0) {}
  version = () => this.at;
  table = (told: unknown) => void this.told.push(told);
  acts = (told: unknown) => void this.told.push(told);
  chosen = (told: unknown) => void this.told.push(told);
  talk = (told: unknown) => void this.told.push(told);
  clock = (told: unknown) => void this.told.push(told);
  connected = (isOn: boolean) => void this.told.push(isOn);
}

beforeEach(() => {
  server = new Server({});
});

it("tells of the own table what the stream says", () => {
  const notes = new Notes(7);
  listen("a", notes);
  expect(server.stream.url).toBe("/api/events?tables=a:7");
  server.stream.open();
  server.stream.say("talk", { table: "a", text: "hello" });
  server.stream.say("talk", { table: "b", text: "elsewhere" });
  expect(notes.told).toEqual([true, { table: "a", text: "hello" }]);
});

it("says when the line breaks, and opens anew when the browser gives up", async () => {
  const notes = new Notes(7);
  const stop = listen("a", notes);
  server.stream.open();
  server.stream.break();
  expect(server.streams).toHaveLength(1); // the browser tries again by itself
  notes.at = 9;
  server.stream.break(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.streams).toHaveLength(2);
  expect(server.stream.url).toBe("/api/events?tables=a:9");
  expect(notes.told).toEqual([true, false, false]);
  stop();
  expect(server.stream.readyState).toBe(2);
});

it("rests when the page is hidden for long, and listens again when it is seen", async () => {
  listen("a", new Notes());
  Object.assign(document, { hidden: true });
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  expect(server.stream.readyState).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.stream.readyState).toBe(2);
  Object.assign(document, { hidden: false });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(server.streams).toHaveLength(2);
});

// -- tabs of one browser --------------------------------------------------------------------------------

/** Locks as browsers have them, between tabs that are functions here. */
class Locks {
  #queue: Promise<unknown> = Promise.resolve();
  request(_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<unknown> {
    const turn = this.#queue.then(() => (signal.aborted ? Promise.reject(new Error("left")) : hold()));
    this.#queue = turn.catch(() => {});
    return turn;
  }
}

/** A channel between them: everyone hears what the others say. */
function channels(): void {
  const all = new Set<Channel>();
  class Channel {
    onmessage: (event: { data: unknown }) => void = () => {};
    constructor() {
      all.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of all) if (other !== this) other.onmessage({ data: structuredClone(data) });
    }
    close(): void {
      all.delete(this);
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("navigator", { languages: ["en"], locks: new Locks() });
}

it("holds one stream for all tabs, for all their tables", async () => {
  channels();
  const [one, two] = [new Notes(3), new Notes(5)];
  listen("a", one);
  listen("b", two);
  await vi.advanceTimersByTimeAsync(100);
  const open = server.streams.filter(({ readyState }) => readyState !== 2);
  expect(open.map(({ url }) => url)).toEqual(["/api/events?tables=a:3,b:5"]);
  open[0]!.say("talk", { table: "b", text: "for the other tab" });
  expect(one.told).toEqual([]);
  expect(two.told).toEqual([{ table: "b", text: "for the other tab" }]);
});

it("listens from where the tab stands that has seen least", async () => {
  channels();
  listen("a", new Notes(9));
  listen("a", new Notes(4));
  await vi.advanceTimersByTimeAsync(100);
  expect(server.stream.url).toBe("/api/events?tables=a:4");
});

it("passes the stream on when the tab that holds it goes", async () => {
  channels();
  const two = new Notes(5);
  const leave = listen("a", new Notes(3));
  listen("b", two);
  await vi.advanceTimersByTimeAsync(100);
  leave();
  await vi.advanceTimersByTimeAsync(100);
  const open = server.streams.filter(({ readyState }) => readyState !== 2);
  expect(open.map(({ url }) => url)).toEqual(["/api/events?tables=b:5"]);
  open[0]!.open();
  expect(two.told).toEqual([true]);
});
