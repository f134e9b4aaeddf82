// What the server says and hears; docs/protocol.md tells it in words.
export type GameName = "tikal" | "incan-gold";
export type Visibility = "public" | "unlisted" | "invitation";

export interface Entry {
  number: number;
  version: number;
  acts: string[];
  hash: string;
  time: number;
}

export interface Guest {
  guest: string;
  name: string;
  token: string;
  return_link: string;
}

export interface Box {
  game: GameName;
  fewest: number;
  most: number;
  options: Record<string, boolean>;
  bots: { bot: string; level?: boolean; default: boolean }[];
}

export interface SeatWish {
  kind: "open" | "bot" | "person";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: GameName;
  seats: SeatWish[];
  options?: Record<string, boolean>;
  visibility?: Visibility;
  hints?: boolean;
  odds?: boolean;
  onlookers?: boolean;
  start?: boolean;
}

export interface SeatAt {
  number: number;
  kind: "open" | "bot" | "person";
  name: string | null;
  guest: string | null;
  bot: string | null;
}

export interface Table {
  table: string;
  game: GameName;
  status: "waiting" | "playing" | "over";
  options: Record<string, boolean>;
  visibility: Visibility;
  hints: boolean;
  odds: boolean;
  host: string | null;
  seats: SeatAt[];
  updated: number;
  version: number;
  waiting_for: number[];
  talk: number;
  rematch: string | null;
}

export interface You {
  guest: string | null;
  seats: number[];
  to_act: number[];
  host: boolean;
  invitation: string | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
}

export interface Look {
  table: Table;
  you: You;
  at: number;
  seat: number | null;
  view: View | null;
  hash: string | null;
  outcome: Outcome | null;
}

export interface Tried {
  act: string;
  cost: number | null;
  luck: boolean;
}

export interface Refusal {
  index: number;
  act: string;
  error: string;
  sentence: string;
  clause: string | null;
}

export interface Way {
  cell: string;
  cost: number;
  acts: string[];
}

export type Figure = "worker" | "leader";

export interface Reach {
  figure: Figure;
  start: string;
  ways: Way[];
}

export interface Drafted {
  version: number;
  seat: number;
  news: Entry[];
  acts: Tried[];
  refused: Refusal | null;
  view: View;
  legal: Tried[];
  reach: Reach[];
  points_now: number[] | null;
  luck: { act: string; weight: number }[];
  ends_turn: boolean;
}

export interface Committed {
  version: number;
  acts: string[];
  sealed: boolean;
}

export interface Line {
  table: string;
  number: number;
  time: number;
  text: string;
  name?: string;
  seat?: number;
  key?: string;
}

export interface Odds {
  bust: number;
  bust_fraction: string;
}

/** What a bot would do, and what it compared: plans, tiles, the worth of winning an auction, the chance of a bust. */
export interface Hint {
  seat: number;
  bot: string;
  act: string;
  why: {
    plans?: { value: number; acts: string[] }[];
    values?: Record<string, number>;
    winning?: number;
    bust?: { exact: string; chance: number };
  };
}

/** News of a table: a commit, with the view that it led to. */
export interface Acts extends Entry {
  table: string;
  waiting_for: number[];
  view: View | null;
  outcome: Outcome | null;
}

export interface Chosen {
  table: string;
  version: number;
  seats: number[];
}

export type View = TikalView | IncanView;

export type Terrain = "base" | "jungle" | "temple" | "treasure" | "volcano";

export interface CellView {
  terrain: Terrain;
  tile: string;
  turn: number;
  stones: number[];
  borders: number[];
  value: number;
  workers: number[];
  leaders: number[];
  camp: number | null;
  guard: number | null;
  used: number;
  control?: number | null;
  strengths?: number[];
}

export interface TikalSeat {
  colour: string;
  score: number;
  points_now: number;
  temple_points_now: number;
  wafer_points_now: number;
  workers_in_supply: number;
  workers_gone: number;
  leader: string;
  camps_left: number;
  guards_left: number;
  wafers: Record<string, number>;
}

export interface TikalView {
  game: "tikal";
  options: { auction: boolean; camp_needs_presence: boolean };
  phase: string;
  stage: string;
  actors: string[];
  seat: number;
  owner: number;
  points: number;
  hand: string | null;
  scoring_order: number[];
  cells: Record<string, CellView>;
  seats: TikalSeat[];
  levels_left: Record<string, number>;
  tiles_to_come: string[];
  wafers_unseen: Record<string, number>;
  auction: { shown: string[]; open: number[]; bidders: number[]; bid: number } | null;
  recovering: boolean;
}

export interface IncanSeat {
  inside: boolean;
  hand: number;
  chosen: boolean;
  tent: number | null;
  artifacts: number;
  artifact_points: number;
}

export interface IncanView {
  game: "incan-gold";
  options: { artifacts: boolean; open_tents: boolean };
  round: number;
  lead: number;
  actors: string[];
  path: string[];
  path_gems: number;
  path_artifacts: number;
  deck: Record<string, number>;
  removed: Record<string, number>;
  artifacts_found: number;
  artifacts_to_come: number;
  seats: IncanSeat[];
  choice: "stay" | "leave" | null;
}
