// The figures that one has taken up on the map of Tikal.
import { expect, it } from "vitest";
import { Taking } from "../src/games/tikal/taking.svelte";
import type { TikalOffer } from "../src/games/tikal/types";

const way = (cell: string, most: number) => ({ cell, most, cost: 1, acts: [] });
const reach = (start: string, figure: string, count: number, ways = [way("b4", 1), way("b5", 3)]) =>
  ({ start, figure, count, ways, beyond: {} }) as unknown as TikalOffer["reach"][number];

/** A turn in which these figures can go. */
function taken(...of: TikalOffer["reach"]): { turn: { isMine: boolean; offer: TikalOffer }; taking: Taking } {
  const turn = { isMine: true, offer: { reach: of } as unknown as TikalOffer };
  return { turn, taking: new Taking(turn) };
}

it("takes up the figures of a place, and goes where all of them can", () => {
  const { taking } = taken(reach("a5", "worker", 3));
  taking.from("a5");
  expect(taking.source).toEqual({ start: "a5", figure: "worker" });
  expect(taking.ways.map(({ cell }) => cell)).toEqual(["b4", "b5"]);
  taking.take(2);
  expect(taking.ways.map(({ cell }) => cell)).toEqual(["b5"]);
  taking.take(9);
  expect(taking.many).toBe(3);
  taking.take(0);
  expect(taking.many).toBe(1);
});

it("takes up nobody where nobody can go", () => {
  const { taking } = taken(reach("a5", "worker", 1));
  taking.from("c3");
  expect(taking.source).toBeNull();
  expect(taking.ways).toEqual([]);
});

it("changes to the other kind of figure where both are, and counts anew", () => {
  const { taking } = taken(reach("a5", "worker", 3), reach("a5", "leader", 1));
  taking.from("a5", "worker");
  taking.take(3);
  expect(taking.figures).toEqual(["worker", "leader"]);
  taking.other();
  expect([taking.source?.figure, taking.many]).toEqual(["leader", 1]);
  taking.other();
  expect(taking.source?.figure).toBe("worker");
});

it("keeps them chosen after an act as long as anybody like that is there", () => {
  const { turn, taking } = taken(reach("a5", "worker", 2));
  taking.from("a5");
  taking.take(2);
  expect([taking.isThere(), taking.many]).toEqual([true, 1]);
  turn.offer = { reach: [] } as unknown as TikalOffer;
  expect([taking.isThere(), taking.source]).toEqual([false, null]);
});

it("goes nowhere while it is not one's own turn", () => {
  const { turn, taking } = taken(reach("a5", "worker", 2));
  taking.from("a5");
  turn.isMine = false;
  expect(taking.ways).toEqual([]);
});
