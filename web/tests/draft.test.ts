// A turn that is tried out: undone, refused, overtaken, kept in the browser.
import { beforeEach, expect, it } from "vitest";
import * as api from "../src/lib/api";
import { Draft, type Ground } from "../src/table/draft.svelte";
import { later, Server } from "./server";
import { drafted, ID } from "./table";

let version: number; // the server's
let server: Server;
let ground: Ground & { version: number; caughtUp: number };
let draft: Draft;
const count = () => (draft.view as unknown as { count: number }).count;

beforeEach(() => {
  version = 4;
  server = new Server({ [`POST /tables/${ID}/draft`]: ({ body }) => drafted(version, body.acts) });
  ground = {
    id: ID,
    version: 4,
    view: { count: 4 } as never,
    drawn: false,
    tryOut: (tried) => api.draft(ID, tried),
    caughtUp: 0,
    catchUp: (to) => void (ground.caughtUp = to),
  };
  draft = new Draft(ground, 1);
});

it("shows what the acts tried lead to, and what may follow", async () => {
  expect(await draft.add(["1 one"])).toBeNull();
  expect(count()).toBe(5);
  expect(draft.legal.map(({ act }) => act)).toEqual(["1 one", "1 roll"]);
  await draft.add(["1 one", "1 one"]);
  expect(count()).toBe(7);
  expect(server.asked.at(-1)!.body).toEqual({
    version: 4,
    seat: 1,
    acts: ["1 one", "1 one", "1 one"],
    plan: false,
    picture: null,
  });
});

it("undoes and redoes by steps, and starts over", async () => {
  await draft.add(["1 one"]);
  await draft.add(["1 one", "1 two"]);
  await draft.undo();
  expect(draft.acts).toEqual(["1 one"]);
  expect(count()).toBe(5);
  await draft.redo();
  expect(draft.acts).toEqual(["1 one", "1 one", "1 two"]);
  await draft.reset();
  expect(draft.acts).toEqual([]);
  expect(draft.undone).toHaveLength(2);
  await draft.redo();
  await draft.redo();
  expect(draft.acts).toEqual(["1 one", "1 one", "1 two"]);
  await draft.add(["1 three"]);
  expect(draft.undone).toEqual([]);
});

it("looks at a step before it is settled: another takes its place, and it does not outlive the tab", async () => {
  await draft.add(["1 one"]);
  await draft.preview(["1 two"]);
  await draft.preview(["1 three"]);
  expect(draft.acts).toEqual(["1 one", "1 three"]);
  expect(draft.isPreview).toBe(true);
  expect(new Draft(ground, 1).acts).toEqual(["1 one"]);
  draft.settle();
  expect(draft.isPreview).toBe(false);
  expect(new Draft(ground, 1).acts).toEqual(["1 one", "1 three"]);
});

it("leaves nothing to be done again of what was only looked at", async () => {
  await draft.add(["1 one"]);
  await draft.preview(["1 two"]);
  await draft.undo();
  expect(draft.acts).toEqual(["1 one"]);
  expect(draft.isPreview).toBe(false);
  expect(draft.undone).toEqual([]);
});

it("keeps the steps that could be done, and says why the next could not", async () => {
  await draft.add(["1 one"]);
  const refused = await draft.add(["1 two", "1 stop"]);
  expect(refused).toMatchObject({ error: "no-stop", clause: "C1" });
  expect(draft.acts).toEqual(["1 one"]);
});

it("asks why not without trying it", async () => {
  await draft.add(["1 one"]);
  expect(await draft.whyNot("1 stop")).toMatchObject({ error: "no-stop" });
  expect(draft.acts).toEqual(["1 one"]);
  expect(count()).toBe(5);
});

it("believes only the answer to the last question", async () => {
  const slow = later<unknown>();
  const answers = [slow.promise, drafted(4, ["1 one", "1 two"])];
  server.answers[`POST /tables/${ID}/draft`] = () => answers.shift();
  const first = draft.add(["1 one"]);
  await draft.add(["1 two"]);
  slow.keep(drafted(4, ["1 one"]));
  await first;
  expect(count()).toBe(6);
  expect(draft.acts).toEqual(["1 one", "1 two"]);
});

it("is not drawn on a board that it was not made for", async () => {
  version = 5;
  await draft.add(["1 one"]);
  expect(ground.caughtUp).toBe(5);
  expect(draft.view).toBeNull();
});

it("survives a closed tab, but no other version", async () => {
  await draft.add(["1 one"]);
  expect(new Draft(ground, 1).acts).toEqual(["1 one"]);
  expect(new Draft(ground, 2).acts).toEqual([]);
  ground.version = 6;
  expect(new Draft(ground, 1).acts).toEqual([]);
  ground.version = 4;
  expect(new Draft(ground, 1).acts).toEqual([]); // it was thrown away
});

it("is kept while nobody answers, and asks again later", async () => {
  server.isAway = true;
  expect(await draft.add(["1 one"])).toBeNull();
  expect(draft.acts).toEqual(["1 one"]);
  expect(draft.view).toBeNull();
  expect(draft.isWaiting).toBe(true);
  server.isAway = false;
  await draft.refresh();
  expect(draft.isWaiting).toBe(false);
  expect(count()).toBe(5);
});

it("leaves no trace of a plan", async () => {
  const plan = new Draft(ground, 1, true);
  await plan.add(["1 one"]);
  expect(server.asked.at(-1)!.body.plan).toBe(true);
  expect(new Draft(ground, 1).acts).toEqual([]);
});
