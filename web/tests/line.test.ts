// Whether the server can be reached, and what waits until it can.
import { beforeEach, expect, it, vi } from "vitest";
import * as api from "../src/lib/api";
import { line, pause } from "../src/lib/line.svelte";
import { Server } from "./server";

let server: Server;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(async () => {
  server = new Server({ "GET /me": () => ({}), "GET /address": () => ({ address: "" }) });
  await api.me();
});

it("is lost with the first question that gets no answer, and found by trying again", async () => {
  const told: boolean[] = [];
  const stop = line.onChange((isOn) => told.push(isOn));
  server.isAway = true;
  await expect(api.me()).rejects.toBeInstanceOf(api.Away);
  expect(line.isOn).toBe(false);
  await pass(20_000);
  const tries = server.to("GET /address").length;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(12);
  server.isAway = false;
  await pass(4_000);
  expect(line.isOn).toBe(true);
  expect(told).toEqual([false, true]);
  stop();
});

it("asks no more once it is found", async () => {
  server.isAway = true;
  await api.me().catch(() => {});
  server.isAway = false;
  await api.me();
  expect(line.isOn).toBe(true);
  const asked = server.asked.length;
  await pass(60_000);
  expect(server.asked).toHaveLength(asked);
});

it("is not found by an answer that is only remembered", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { headers: { "x-ceiba-kept": "yes" } }));
  await api.me();
  expect(line.isOn).toBe(false);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await api.me();
  expect(line.isOn).toBe(true);
});

it("ends a pause early when it is back", async () => {
  server.isAway = true;
  await api.me().catch(() => {});
  let isOver = false;
  void pause(60_000).then(() => (isOver = true));
  await pass(1_000);
  expect(isOver).toBe(false);
  server.isAway = false;
  await pass(4_000);
  expect(isOver).toBe(true);
});
