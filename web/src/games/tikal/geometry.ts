// Where things lie on the map, and what is printed on the tiles: as the drawn pictures have it.
import drawn from "./drawn/printed.json";
import type { Terrain } from "./types";

export type Point = readonly [number, number];

export interface Place {
  x: number;
  y: number;
}

interface Printed {
  terrain: Terrain;
  value: number;
  stones: number[];
}

interface Formation {
  stack: Point;
  workers: Point[][];
}

interface Corner {
  right: number;
  unled: Formation;
  led: Formation;
  leader: Point;
  lone_leader: Point;
}

export const RADIUS = drawn.radius;
export const INRADIUS = (RADIUS * Math.sqrt(3)) / 2;
export const WIDTH = drawn.width;
export const HEIGHT = drawn.height;
/** Around the map, for its frame. */
export const MARGIN = drawn.margin;

export const PLACES = drawn.cells as Record<string, Place>;
export const CELLS = Object.keys(PLACES);
export const ROWS = [...new Set(CELLS.map((cell) => cell[1]))].map((row) => CELLS.filter((cell) => cell[1] === row));

/** The colour of a tile's ground, and what is drawn on it, by terrain; a temple is drawn by its value. */
export const GROUND = drawn.ground as Record<Terrain, string>;
export const SCENES = drawn.scenes as Record<Exclude<Terrain, "temple">, string>;
export const TILES = drawn.tiles as Record<string, Printed>;
export const STONES_ALONG = drawn.stones as Record<string, number[]>;
export const MASKS = drawn.masks as unknown as Record<string, Point[]>;
export const CORNERS = drawn.corners as unknown as Corner[];
/** Which thicket stands on each cell while it is closed. */
export const THICKETS = drawn.thickets;
/** Around a temple, in degrees and units; a mark runs along it as dashes of a length, so and so wide. */
export const RING = drawn.ring;
export const DASHES = drawn.ring.dashes as unknown as Record<string, Point[]>;

export function place(cell: string): Place {
  return PLACES[cell]!;
}

/** The outline of a hex around 0, 0. */
export function outline(radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => polar(60 * corner, radius));
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A point by its angle in degrees, clockwise from the right as on screen. */
export function polar(angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [Math.cos(turn) * distance, Math.sin(turn) * distance];
}

/** The middle of a side, N NE SE S SW NW, so far from the middle of the hex. */
export function towards(side: number, distance: number): Point {
  return polar(60 * side - 90, distance);
}

/** By which side one hex lies beside another; -1 if it does not. */
export function sideTowards(from: string, to: string): number {
  const [across, down] = [place(to).x - place(from).x, place(to).y - place(from).y];
  return [0, 1, 2, 3, 4, 5].findIndex((side) => {
    const [x, y] = towards(side, 2 * INRADIUS);
    return Math.hypot(across - x, down - y) < 1;
  });
}

/** What these hexes cover of the map, in its own measures, with a little room around them. */
export function around(cells: Iterable<string>, room = 10): { x: number; y: number; width: number; height: number } {
  const places = [...cells].map(place);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - RADIUS - room, Math.min(...ys) - INRADIUS - room];
  const [right, bottom] = [Math.max(...xs) + RADIUS + room, Math.max(...ys) + INRADIUS + room];
  return { x, y, width: right - x, height: bottom - y };
}

/** The hexes that lie at most so many steps from one. */
export function near(cell: string, steps: number): string[] {
  const { x, y } = place(cell);
  return CELLS.filter((one) => Math.hypot(place(one).x - x, place(one).y - y) < 2 * INRADIUS * (steps + 0.1));
}
