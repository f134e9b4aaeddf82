// The title of a tab says how many tables wait, and whether this one does.
import { beforeEach, expect, test, vi } from "vitest";
import { called, count, waitsFor } from "../src/notices/counting";
import { recall } from "../src/lib/me.svelte";
import { styleOf } from "../src/notices/ways";
import type { Table } from "../src/lib/types";

// What is imported asks at once what the browser keeps.
vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} }));

const ME = "gada";
const table = (name: string, waiting: number[], status = "playing") =>
  ({
    table: name,
    status,
    waiting_for: waiting,
    seats: [{ guest: ME }, { guest: "gbo" }],
  }) as unknown as Table;

let mine: Table[] = [];
let badges: (number | null)[] = [];

beforeEach(async () => {
  badges = [];
  vi.stubGlobal("navigator", {
    ...navigator,
    setAppBadge: (number: number) => void badges.push(number),
    clearAppBadge: () => void badges.push(null),
  });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(path === "/api/me" ? { guest: ME, name: "Ada" } : { tables: mine, next: null })),
    ),
  );
  await recall();
});

test("a table waits for whose turn it is, while it is played", () => {
  expect(waitsFor(table("t1", [1]), ME)).toBe(true);
  expect(waitsFor(table("t1", [2]), ME)).toBe(false);
  expect(waitsFor(table("t1", [1], "over"), ME)).toBe(false);
});

test("what waits stands in the title and on the icon", async () => {
  mine = [table("t1", [1]), table("t2", [1, 2]), table("t3", [2])];
  expect(await count()).toEqual(["t1", "t2"]);
  mine = [];
  expect(await count()).toEqual([]);
  expect(badges).toEqual([2, null]);
  expect(called("Ceiba", 2)).toBe("(2) Ceiba");
  expect(called("● Tikal", 2)).toBe("(2) your-turn · Tikal");
  expect(called("● Tikal", 0)).toBe("● Tikal");
});

test("an address tells whose webhook it is", () => {
  expect(styleOf("https://discord.com/api/webhooks/1/x")).toBe("discord");
  expect(styleOf("https://ptb.discord.com/api/webhooks/1/x")).toBe("discord");
  expect(styleOf("https://hooks.slack.com/services/1")).toBe("slack");
  expect(styleOf("https://example.org/?discord.com/")).toBe("generic");
});
