// What a browser has and Node lacks, as far as the state machines use it.
import { afterEach, beforeEach, vi } from "vitest";

class Storage {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
}

class Document extends EventTarget {
  hidden = false;
  documentElement = { lang: "", dataset: {} };
  querySelector = () => null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", new Document());
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("location", new URL("http://ceiba.test/t/k3v9"));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("navigator", { languages: ["en"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
