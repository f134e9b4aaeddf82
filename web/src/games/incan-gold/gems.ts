// Gems are change for one another: gold tens, obsidian fives, turquoise ones.
const WORTH = [
  ["gold", 10],
  ["obsidian", 5],
  ["turquoise", 1],
] as const;

/** The fewest gems of this worth, the largest first. */
export function change(worth: number): string[] {
  const paid: string[] = [];
  for (const [name, each] of WORTH) {
    for (; worth >= each; worth -= each) paid.push(name);
  }
  return paid;
}

/** Where up to six gems lie together. */
export const HEAPS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-13, 0],
    [13, 0],
  ],
  [
    [-13, 11],
    [13, 11],
    [0, -11],
  ],
  [
    [-13, -12],
    [13, -12],
    [-13, 12],
    [13, 12],
  ],
  [
    [-14, -14],
    [14, -14],
    [0, 1],
    [-14, 16],
    [14, 16],
  ],
  [
    [-26, -12],
    [0, -12],
    [26, -12],
    [-26, 12],
    [0, 12],
    [26, 12],
  ],
];
