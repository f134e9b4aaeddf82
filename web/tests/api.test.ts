// The door to the server: refusals, faults of ours, and a line that breaks.
import { expect, it, vi } from "vitest";
import * as api from "../src/lib/api";
import { Server, Status } from "./server";

const COMMITS = "POST /tables/k3v9/commits";

it("tells a refusal with its key and clause", async () => {
  const body = { error: "no-figure", sentence: "nobody is there.", clause: "T4.4" };
  new Server({ "GET /me": () => new Status(422, body) });
  const refused = await api.me().catch((trouble: unknown) => trouble);
  expect(refused).toBeInstanceOf(api.Refused);
  expect(refused).toMatchObject({ status: 422, key: "no-figure", message: "nobody is there.", clause: "T4.4" });
});

it("does not take a fault of the server for a broken line", async () => {
  const server = new Server({ "GET /me": () => new Status(500) });
  await expect(api.me()).rejects.toBeInstanceOf(api.Fault);
  server.isAway = true;
  await expect(api.me()).rejects.toBeInstanceOf(api.Away);
});

it("asks once which games there are, and again only after a failure", async () => {
  const server = new Server({ "GET /games": () => new Status(503) });
  await expect(api.games()).rejects.toBeInstanceOf(api.Fault);
  server.answers["GET /games"] = () => [{ game: "go" }];
  expect(await api.games()).toEqual([{ game: "go" }]);
  await api.games();
  expect(server.asked).toHaveLength(2);
});

it("commits again under the same id while nobody answers", async () => {
  const server = new Server({ [COMMITS]: () => ({ version: 5, sealed: false, news: null }) });
  server.isAway = true;
  const committed = api.commit("k3v9", { version: 4, id: "abc", acts: ["1 one"] });
  await vi.advanceTimersByTimeAsync(60_000);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await committed).toMatchObject({ version: 5 });
  expect(server.asked.length).toBeGreaterThan(10);
  expect(new Set(server.to(COMMITS).map(({ body }) => body.id)).size).toBe(1);
});

it("gives a commit up when the server keeps failing", async () => {
  const server = new Server({ [COMMITS]: () => new Status(500) });
  const given = api.commit("k3v9", { version: 4, id: "abc", acts: ["1 one"] }).catch((trouble: unknown) => trouble);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await given).toBeInstanceOf(api.Fault);
  expect(server.asked).toHaveLength(4);
  expect(new Set(server.to(COMMITS).map(({ body }) => body.id)).size).toBe(1);
});

it("commits nothing a second time that was refused", async () => {
  const server = new Server({ [COMMITS]: () => new Status(409, { error: "stale", sentence: "old" }) });
  await expect(api.commit("k3v9", { version: 4, id: "abc", acts: ["1 one"] })).rejects.toMatchObject({ key: "stale" });
  expect(server.asked).toHaveLength(1);
});
