// Where on a hex everyone's figures stand: every seat in its own corner; four or more workers are a stack.
import { CORNERS, type Point } from "./geometry";
import type { Cell, Figure } from "./types";

export interface Standing {
  key: string;
  seat: number;
  figure: Figure;
  symbol: "leader" | "worker" | "stack";
  x: number;
  y: number;
  /** How many a stack holds. */
  many: number;
}

function cluster(workers: number, leads: boolean, seat: number): Standing[] {
  const { right, led, unled, leader, lone_leader } = CORNERS[seat]!;
  const formation = leads ? led : unled;
  const stand = (symbol: Standing["symbol"], [x, y]: Point, number: number, many = 0): Standing => {
    const figure = symbol === "leader" ? "leader" : "worker";
    return { key: `${symbol} ${seat} ${number}`, seat: seat + 1, figure, symbol, x: x * right, y, many };
  };
  const figures = leads ? [stand("leader", workers ? leader : lone_leader, 0)] : [];
  const places = formation.workers[workers];
  if (places) return [...figures, ...places.map((spot, number) => stand("worker", spot, number))];
  return [...figures, stand("stack", formation.stack, 0, workers)];
}

/** Those behind first, so that they are drawn first. */
export function standing(cell: Cell): Standing[] {
  return cell.workers
    .flatMap((workers, seat) => cluster(workers, cell.leaders.includes(seat + 1), seat))
    .sort((one, other) => one.y - other.y);
}
