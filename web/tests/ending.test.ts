// The moment in which the end of a turn can be taken back.
import { beforeEach, expect, it, vi } from "vitest";
import { Ending } from "../src/table/ending.svelte";

let ending: Ending;
let sent: number;
const send = async () => void sent++;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  ending = new Ending();
  sent = 0;
});

it("sends the turn when the time is over, once", async () => {
  await ending.hold(send);
  expect(ending.isOn).toBe(true);
  await pass(3_999);
  expect(sent).toBe(0);
  await pass(10_000);
  expect(sent).toBe(1);
  expect(ending.isOn).toBe(false);
});

it("sends nothing that was taken back", async () => {
  await ending.hold(send);
  ending.takeBack();
  await pass(60_000);
  expect(sent).toBe(0);
  expect(ending.isOn).toBe(false);
});

it("sends at once what is not to wait", async () => {
  await ending.hold(send);
  await ending.now();
  await pass(60_000);
  expect(sent).toBe(1);
});

it("does not wait for those who want no time, nor for a page that nobody sees", async () => {
  localStorage.setItem("ceiba.grace", "0");
  await ending.hold(send);
  expect(sent).toBe(1);
  localStorage.setItem("ceiba.grace", "5000");
  await ending.hold(send);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toBe(2);
  await pass(60_000);
  expect(sent).toBe(2);
});
