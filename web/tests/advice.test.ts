// What a bot advises: followed step by step, gone when one departs from it.
import { beforeEach, expect, it, vi } from "vitest";
import { speak } from "../src/lib/words.svelte";
import { Advice } from "../src/table/advice.svelte";
import { TableState } from "../src/table/state.svelte";
import type { Server } from "./server";
import { ID, news, serve } from "./table";

let server: Server;
let table: TableState;
let advice: Advice;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  await speak("en");
  server = serve();
  server.answers[`GET /tables/${ID}/hint`] = () => ({
    seat: 1,
    act: "1 one",
    why: { plans: [{ value: 3, acts: ["1 one", "1 two", "1 roll"] }] },
  });
  table = await TableState.open(ID, null);
  advice = new Advice(table);
  await advice.ask();
});

const told = () => advice.told?.acts.map(({ act }) => act);

it("is told as a whole, and played step by step", async () => {
  expect(told()).toEqual(["1 one", "1 two", "1 roll"]);
  expect(advice.next!.act).toBe("1 one");
  await advice.follow();
  advice.heed();
  expect(table.draft!.acts).toEqual(["1 one"]);
  expect(advice.done).toBe(1);
  expect(advice.next!.act).toBe("1 two");
});

it("stays when one does by oneself what it says, and when that is undone", async () => {
  await table.draft!.add(["1 one", "1 two"]);
  advice.heed();
  expect(advice.done).toBe(2);
  await table.draft!.undo();
  advice.heed();
  expect(advice.done).toBe(0);
  expect(told()).toHaveLength(3);
});

it("goes when one departs from it", async () => {
  await table.draft!.add(["1 three"]);
  advice.heed();
  expect(advice.told).toBeNull();
});

it("stays while something else is only looked at", async () => {
  await table.draft!.preview(["1 three"]);
  advice.heed();
  expect(advice.told).not.toBeNull();
  table.draft!.settle();
  advice.heed();
  expect(advice.told).toBeNull();
});

it("is asked for anew when luck has answered what it advised", async () => {
  server.stream.say("acts", news(4, ["1 one", "1 two", "1 roll", "* six"]));
  await settle();
  const before = server.to(`GET /tables/${ID}/hint`).length;
  advice.heed();
  await settle();
  expect(server.to(`GET /tables/${ID}/hint`)).toHaveLength(before + 1);
  expect(told()).toHaveLength(3);
});

it("is over with the turn", async () => {
  server.stream.say("acts", news(4, ["1 one"], { waiting_for: [2] }));
  await settle();
  advice.heed();
  expect(advice.told).toBeNull();
});
