// A table as the page keeps it: looks, news, commits, sealed choices, what is missed and what comes too late.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "../src/lib/words.svelte";
import type { Look } from "../src/lib/types";
import { TableState } from "../src/table/state.svelte";
import { later, type Server, Status } from "./server";
import { drafted, entry, GAME, ID, look, news, SECRET_GAME, serve, table as wire } from "./table";

let server: Server;
let table: TableState;
const count = (view = table.view) => (view as unknown as { count: number }).count;
const settle = () => vi.advanceTimersByTimeAsync(0);
/** Does something, and says what was asked for meanwhile. */
async function asks(does: () => unknown): Promise<string[]> {
  const before = server.asked.length;
  await does();
  await settle();
  return server.asked.slice(before).map(({ path }) => path);
}

async function open(...how: Parameters<typeof serve>): Promise<void> {
  server = serve(...how);
  table = await TableState.open(ID, null);
  server.stream.open();
}

beforeEach(async () => {
  localStorage.setItem("ceiba.pace", "0");
  await speak("en");
  await open();
});
afterEach(() => table.close());

// -- news -----------------------------------------------------------------------------------------------

it("moves on by the patches of the news, and asks for no view", async () => {
  const asked = await asks(() => server.stream.say("acts", news(4, ["1 one", "* two"], { waiting_for: [2] })));
  expect(count()).toBe(6);
  expect(table.version).toBe(6);
  expect(table.wire.waiting_for).toEqual([2]);
  expect(table.history.entries).toHaveLength(1);
  expect(asked).toEqual([]);
});

it("asks what may be done when one's turn comes", async () => {
  const asked = await asks(() => server.stream.say("acts", news(4, ["2 one"])));
  expect(asked).toEqual([`POST /tables/${ID}/draft`]);
});

it("plays back what others did, without asking for anything more", async () => {
  localStorage.setItem("ceiba.pace", "700");
  const asked = await asks(() => server.stream.say("acts", news(4, ["2 one", "2 two"], { waiting_for: [2] })));
  expect(count(table.shown)).toBe(5);
  expect(count()).toBe(6);
  await vi.advanceTimersByTimeAsync(700);
  expect(count(table.shown)).toBe(6);
  await vi.advanceTimersByTimeAsync(700);
  expect(table.playback.isOn).toBe(false);
  expect(asked).toEqual([]);
});

it("opens the whole game at a moment, as the seat saw it, and then shows what is", async () => {
  const whole = news(0, ["1 one", "2 one", "2 two", "1 one"]);
  server.answers[`GET /tables/${ID}/log`] = () => ({ version: 4, entries: [entry(whole)] });
  const patches = whole.steps.map(({ patch }) => patch);
  server.answers[`GET /tables/${ID}/replay`] = () => ({ seat: 1, view: look(0).view, patches });
  const asked = await asks(() => table.lookBack(1, 3));
  expect(asked).toContain(`GET /tables/${ID}/replay?seat=1`);
  expect(count(table.shown)).toBe(2);
  expect(table.playback.isNews).toBe(false);
  table.playback.step();
  expect(count(table.shown)).toBe(3);
  table.playback.seek(1);
  expect(count(table.shown)).toBe(0);
  table.playback.skip();
  expect(count(table.shown)).toBe(4);
});

it("keeps what was skipped, until one does something oneself", async () => {
  localStorage.setItem("ceiba.pace", "700");
  server.stream.say("acts", news(4, ["2 one"]));
  table.playback.skip();
  await settle();
  expect(table.playback.hasSeen).toBe(true);
  server.stream.say("acts", news(5, ["1 one"], { waiting_for: [2] }));
  await settle();
  expect(table.playback.hasSeen).toBe(false);
});

it("does not play back what one did oneself", async () => {
  localStorage.setItem("ceiba.pace", "700");
  server.stream.say("acts", news(4, ["1 one", "* two"]));
  expect(table.playback.isOn).toBe(false);
});

it("looks again when news was missed", async () => {
  table.history.note([entry(news(0, ["1 a", "2 b", "1 c", "2 d"]))]);
  server.answers[`GET /tables/${ID}`] = () => look(9);
  server.answers[`GET /tables/${ID}/log`] = () => ({ version: 9, entries: [entry(news(4, ["2 a", "2 b", "2 c"]))] });
  const asked = await asks(() => server.stream.say("acts", news(7, ["2 one", "2 two"])));
  expect(asked).toContain(`GET /tables/${ID}/log?after=4`);
  expect(count()).toBe(9);
  expect(table.history.entries.map(({ number }) => number)).toEqual([0, 4, 7]);
});

it("hears everything once, however often it is told", async () => {
  server.stream.say("acts", news(4, ["2 one"]));
  const asked = await asks(() => server.stream.say("acts", news(4, ["2 one"])));
  expect(count()).toBe(5);
  expect(table.history.entries).toHaveLength(1);
  expect(asked.filter((path) => !path.includes("draft"))).toEqual([]);
});

it("does not believe an answer that news has overtaken", async () => {
  const slow = later<Look>();
  server.answers[`GET /tables/${ID}`] = () => slow.promise;
  const refreshed = table.refresh();
  server.stream.say("acts", news(4, ["2 one"], { waiting_for: [2] }));
  slow.keep(look(4));
  await refreshed;
  expect(count()).toBe(5);
  expect(table.wire.waiting_for).toEqual([2]);
});

it("waits a moment for news that a table's version promises, then looks", async () => {
  server.answers[`GET /tables/${ID}`] = () => look(6);
  expect(await asks(() => server.stream.say("table", wire({ version: 6 })))).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(count()).toBe(6);
  const asked = await asks(async () => {
    server.stream.say("table", wire({ version: 7 }));
    server.stream.say("acts", news(6, ["1 one"], { waiting_for: [2] }));
    await vi.advanceTimersByTimeAsync(1_000);
  });
  expect(asked).toEqual([]);
});

it("asks again what may be done when a server has answered that knew less", async () => {
  server.stream.say("acts", news(4, ["2 one"], { waiting_for: [2] }));
  server.answers[`POST /tables/${ID}/draft`] = () => drafted(5, []);
  server.stream.say("acts", news(5, ["2 one"]));
  await settle();
  expect(table.draft!.legal).toEqual([]);
  server.answers[`POST /tables/${ID}/draft`] = () => drafted(6, []);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.draft!.legal).toHaveLength(2);
});

it("looks again when the line is back", async () => {
  server.stream.break();
  expect(table.isOn).toBe(false);
  server.answers[`GET /tables/${ID}`] = () => look(8);
  await asks(() => server.stream.open());
  expect(table.isOn).toBe(true);
  expect(count()).toBe(8);
});

it("ends with the news that says so", async () => {
  const outcome = { scores: [3, 1], winners: [1] };
  server.stream.say("acts", news(4, ["2 one"], { waiting_for: [], outcome }));
  await settle();
  expect(table.wire.status).toBe("over");
  expect(table.outcome).toEqual(outcome);
  expect(table.draft).toBeNull();
});

// -- commits --------------------------------------------------------------------------------------------

function answers(committed: unknown): void {
  server.answers[`POST /tables/${ID}/commits`] = () => committed;
}

it("takes the news of a commit from its own answer", async () => {
  const told = news(4, ["1 one", "* two"], { waiting_for: [2] });
  answers({ version: 6, sealed: false, news: told });
  const asked = await asks(() => table.commit(["1 one"]));
  expect(asked).toEqual([`POST /tables/${ID}/commits`]);
  expect(count()).toBe(6);
  server.stream.say("acts", told);
  expect(table.history.entries).toHaveLength(1);
});

it("commits the draft together with what ends it", async () => {
  await table.draft!.add(["1 one"]);
  answers({ version: 6, sealed: false, news: news(4, ["1 one", "1 done"], { waiting_for: [2] }) });
  await table.commit(["1 done"]);
  expect(server.asked.at(-1)!.body).toMatchObject({ version: 4, acts: ["1 one", "1 done"] });
  expect(table.draft).toBeNull();
  expect(localStorage.getItem(`ceiba.draft.${ID}.1`)).toBeNull();
});

it("says that the table has moved on, and shows where it is", async () => {
  answers(new Status(409, { error: "stale", sentence: "the table has moved on", version: 7 }));
  server.answers[`GET /tables/${ID}`] = () => look(7);
  await table.commit(["1 one"]);
  expect(table.notice).toBe("Something happened meanwhile. The board is up to date now.");
  expect(count()).toBe(7);
});

it("says that it was our fault, and keeps board and draft", async () => {
  await table.draft!.add(["1 one"]);
  answers(new Status(500));
  const committed = table.commit(["1 done"]);
  await vi.advanceTimersByTimeAsync(60_000);
  await committed;
  expect(table.notice).toContain("on our side");
  expect(table.isCommitting).toBe(false);
  expect(count()).toBe(4);
  expect(table.draft!.acts).toEqual(["1 one"]);
});

it("commits one thing at a time", async () => {
  const slow = later<unknown>();
  answers(slow.promise);
  const first = table.commit(["1 one"]);
  await table.commit(["1 one"]);
  slow.keep({ version: 5, sealed: false, news: news(4, ["1 one"]) });
  await first;
  expect(server.to(`POST /tables/${ID}/commits`)).toHaveLength(1);
});

// -- sealed choices -------------------------------------------------------------------------------------

it("keeps a sealed choice beside the view, and lets it be changed", async () => {
  await open(4, { table: wire({ waiting_for: [1, 2] }) });
  expect(table.isSealed).toBe(true);
  answers({ version: 4, sealed: true, news: null });
  await table.commit(["1 stay"]);
  expect(table.choice).toBe("1 stay");
  expect(table.chosen).toEqual([1]);
  expect(table.wire.waiting_for).toEqual([2]);
  expect(table.mayAct).toBe(true);
  expect(table.isMyTurn).toBe(false);
  await table.commit(["1 leave"]);
  expect(table.choice).toBe("1 leave");
  expect(count()).toBe(4);
});

it("is told who has chosen, and believes it for this version only", async () => {
  await open(4, { table: wire({ waiting_for: [1, 2] }) });
  server.stream.say("chosen", { table: ID, version: 3, seats: [2] });
  expect(table.chosen).toEqual([]);
  server.stream.say("chosen", { table: ID, version: 4, seats: [2] });
  expect(table.chosen).toEqual([2]);
  expect(table.wire.waiting_for).toEqual([1]);
  expect(table.isSealed).toBe(true);
  server.stream.say("chosen", { table: ID, version: 4, seats: [] });
  expect(table.wire.waiting_for).toEqual([1, 2]);
});

it("forgets what was sealed once it is revealed, also if the answer comes after that", async () => {
  await open(4, { table: wire({ waiting_for: [1, 2] }) });
  const slow = later<unknown>();
  answers(slow.promise);
  const committed = table.commit(["1 stay"]);
  const steps = [{ acts: ["1 stay", "2 stay"], events: [], patch: { count: 6 } }] as never;
  server.stream.say("acts", news(4, ["1 stay", "2 stay"], { steps, waiting_for: [1, 2] }));
  slow.keep({ version: 4, sealed: true, news: null });
  await committed;
  expect(table.chosen).toEqual([]);
  expect(table.choice).toBeNull();
  expect(table.wire.waiting_for).toEqual([1, 2]);
  expect(count()).toBe(6);
});

// -- several people at one screen -----------------------------------------------------------------------

/** Both seats are Ada's; the news tells what all may see, and each seat sees its own. */
async function openShared(game: typeof GAME): Promise<void> {
  const you = { guest: "ada", seats: [1, 2], to_act: [1, 2], host: true, invitation: null };
  const both = wire({ game, waiting_for: [1, 2] });
  both.seats = both.seats.map((seat) => ({ ...seat, guest: "ada" }));
  await open(4, { you, table: both, seat: null });
  server.answers[`GET /tables/${ID}`] = ({ path }) => {
    const seat = Number(/seat=(\d)/.exec(path)?.[1]) || null;
    const at = server.to(`POST /tables/${ID}/commits`).length ? 6 : 4;
    return look(at, { seat, changes: { you, table: { ...both, version: at }, seat } });
  };
}

it("hands the screen over where there is something to hide", async () => {
  await openShared(SECRET_GAME);
  expect(table.handsOver).toBe(true);
  await table.lookFrom(1);
  expect(table.handsOver).toBe(false);
  expect(table.view).toMatchObject({ seats: [{ own: true }, { own: false }] });
});

it("follows the turn where there is nothing to hide", async () => {
  await openShared(GAME);
  expect(table.handsOver).toBe(false);
  expect(table.seat).toBe(1);
});

it("shows each of them their own view again after news", async () => {
  await openShared(SECRET_GAME);
  await table.lookFrom(2);
  answers({ version: 6, sealed: false, news: news(4, ["1 stay", "2 stay"], { waiting_for: [1, 2] }) });
  await table.commit(["2 stay"]);
  expect(count()).toBe(6);
  expect(table.view).toMatchObject({ seats: [{ own: false }, { own: true }] });
});

// -- plans, seats ---------------------------------------------------------------------------------------

it("looks a plan over when the board has changed under it", async () => {
  await open(4, { table: wire({ waiting_for: [2] }) });
  expect(table.mayPlan).toBe(true);
  await table.plan(true);
  await table.draft!.add(["1 one"]);
  server.answers[`POST /tables/${ID}/draft`] = () => ({
    ...news(5, []),
    version: 5,
    acts: [],
    legal: [],
    instead: [],
    patch: {},
    refused: { index: 0, act: "1 one", error: "gone", sentence: "it is gone", clause: null },
  });
  server.stream.say("acts", news(4, ["2 one"], { waiting_for: [2] }));
  await settle();
  expect(table.draft!.isPlan).toBe(true);
  expect(table.notice).toBe("The board has changed under your plan. Look it over.");
});

it("drops a plan when the turn itself comes", async () => {
  await open(4, { table: wire({ waiting_for: [2] }) });
  await table.plan(true);
  server.answers[`POST /tables/${ID}/draft`] = ({ body }) => ({
    ...news(5, []),
    ...body,
    acts: [],
    legal: [],
    instead: [],
    patch: {},
  });
  server.stream.say("acts", news(4, ["2 one"]));
  await settle();
  expect(table.draft!.isPlan).toBe(false);
});

it("becomes an onlooker when someone else sits there", async () => {
  const changed = wire();
  changed.seats[0] = { ...changed.seats[0]!, guest: "cy", name: "Cy" };
  const you = { guest: "ada", seats: [], to_act: [], host: false, invitation: null };
  server.answers[`GET /tables/${ID}`] = () => look(4, { seat: null, changes: { you, table: changed } });
  await asks(() => server.stream.say("table", changed));
  expect(table.seat).toBeNull();
  expect(table.draft).toBeNull();
});

it("tells what happened in the game's notation where there are no words", async () => {
  await asks(() => server.stream.say("acts", news(4, ["2 one", "* two"])));
  expect(table.told).toBe("2 one * two");
});

// -- without a line -------------------------------------------------------------------------------------

it("sends again, under the same id, what an earlier visit never heard of", async () => {
  server.answers[`POST /tables/${ID}/commits`] = () => new Promise(() => {}); // the tab is closed before the answer
  void table.commit(["1 one"]);
  await settle();
  const { id } = server.to(`POST /tables/${ID}/commits`)[0]!.body;
  table.close();

  server.answers[`POST /tables/${ID}/commits`] = () => ({ version: 5, sealed: false, news: news(4, ["1 one"]) });
  table = await TableState.open(ID, null);
  await settle();
  expect(server.to(`POST /tables/${ID}/commits`).map(({ body }) => body.id)).toEqual([id, id]);
  expect(table.version).toBe(5);
  expect(localStorage.getItem(`ceiba.commit.${ID}`)).toBeNull();
});

it("does not send what the table has left behind", async () => {
  localStorage.setItem(`ceiba.commit.${ID}`, JSON.stringify({ version: 3, id: "old", acts: ["1 one"] }));
  table.close();
  table = await TableState.open(ID, null);
  await settle();
  expect(server.to(`POST /tables/${ID}/commits`)).toEqual([]);
  expect(localStorage.getItem(`ceiba.commit.${ID}`)).toBeNull();
});

it("looks again, and asks again what was tried, when the line is back", async () => {
  server.answers["GET /address"] = () => ({ address: "" });
  server.isAway = true;
  await table.draft!.add(["1 one"]);
  expect(table.draft!.isWaiting).toBe(true);
  expect(count()).toBe(4);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.draft!.isWaiting).toBe(false);
  expect(count(table.shown)).toBe(5);
});
