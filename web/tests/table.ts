// A game of data: the seats count up in turn, and a view is the count. No rules are needed to test what keeps a table.
import type { Drafted, Entry, Game, Look, News, Table } from "../src/lib/types";
import { Server } from "./server";

export const ID = "k3v9";
export const GAME = "counting" as Game["game"];
/** The same, but each seat sees only its own. */
export const SECRET_GAME = "counting-in-secret" as Game["game"];

function gameInfo(game: Game["game"]): Game {
  const bots = [{ bot: "random", level: false, default: true }];
  const box = { game, title: game, rules: 1, fewest: 2, most: 4, colours: [], options: {}, variants: {}, bots };
  return { ...box, hides: game === SECRET_GAME, plans: true, odds: false, rulebook: true, puzzles: false, told_in: {} };
}

export function table(changes: Partial<Table> = {}): Table {
  const seat = { kind: "person", bot: null, plays_for: null, kept_for: null, colour_chosen: false } as const;
  return {
    table: ID,
    game: GAME,
    title: GAME,
    rules: 1,
    status: "playing",
    options: {},
    visibility: "unlisted",
    onlookers: true,
    hints: true,
    odds: true,
    host: "ada",
    seats: [
      { ...seat, number: 1, name: "Ada", guest: "ada", colour: "white" },
      { ...seat, number: 2, name: "Bo", guest: "bo", colour: "black" },
    ],
    created: 0,
    updated: 0,
    version: 4,
    waiting_for: [1],
    talk: 0,
    rematch: null,
    clock: null,
    halted: null,
    luck: null,
    mark: "0.4",
    ...changes,
  };
}

/** As Ada sees it, who sits at seat 1. */
export function look(at: number, { seat = 1 as number | null, changes = {} as Partial<Look> } = {}): Look {
  const you = { guest: "ada", seats: [1], to_act: [1], host: true, invitation: null };
  const view = { count: at, seats: [{ own: seat === 1 }, { own: seat === 2 }] } as never;
  const beside = { chosen: [], choice: null, hash: "", outcome: null };
  return { table: table({ version: at }), you, at, seat, view, ...beside, ...changes };
}

/** A commit of these acts, each of which counts one further. */
export function news(number: number, acts: string[], changes: Partial<News> = {}): News {
  const steps = acts.map((act, index) => ({
    acts: [act],
    events: [{ key: "counted", seat: parseInt(act) || 0 }],
    patch: { count: number + index + 1 },
  }));
  const version = number + acts.length;
  const next = { waiting_for: [1], outcome: null };
  return { table: ID, number, version, time: 0, hash: "", steps: steps as never, ...next, ...changes };
}

export function entry({ number, version, time, hash, steps }: News): Entry {
  return { number, version, time, hash, steps };
}

/** The answer to a draft: each act counts one further, and `stop` is refused. */
export function drafted(version: number, acts: string[]): Drafted {
  const refusedAt = acts.findIndex((act) => act.endsWith("stop"));
  const done = refusedAt < 0 ? acts : acts.slice(0, refusedAt);
  const offered = (act: string) => ({ act, cost: 1, luck: act.endsWith("roll"), label: { key: "count" } });
  const refused = { index: refusedAt, act: acts[refusedAt]!, error: "no-stop", sentence: "nobody stops", clause: "C1" };
  return {
    version,
    seat: 1,
    acts: done.map(offered),
    refused: refusedAt < 0 ? null : refused,
    patch: done.length ? { count: version + done.length } : {},
    legal: ["1 one", "1 roll"].map(offered),
    instead: [],
    offer: {},
    luck: [],
    ends_turn: false,
    picture: null,
  } as unknown as Drafted;
}

/** A server at which the table stands at a version. */
export function serve(version = 4, changes: Partial<Look> = {}): Server {
  return new Server({
    "GET /games": () => [GAME, SECRET_GAME].map(gameInfo),
    [`GET /tables/${ID}`]: () => look(version, { changes }),
    [`GET /tables/${ID}/log`]: () => ({ version, entries: [] }),
    [`GET /tables/${ID}/talk`]: () => ({ lines: [] }),
    [`POST /tables/${ID}/draft`]: ({ body }) => drafted(body.version, body.acts),
  });
}
