// The one door to the server: every path of docs/protocol.md that the page uses.
import type { Committed, Drafted, Game, Guest, Hint, Line, Log, Look, NewTable, SeatWish, Table } from "./types";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
    readonly clause: string | null,
  ) {
    super(sentence);
  }
}

/** Nobody answered: the server is away, or the line is. */
export class Away extends Error {}

/** The server answered that it failed: a fault of ours, whatever was asked. */
export class Fault extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    throw new Away();
  }
  if (answer.status >= 500) throw new Fault(`${answer.status}: ${method} ${path}`);
  if (answer.ok) return text;
  const { error, sentence, clause = null } = JSON.parse(text);
  throw new Refused(answer.status, error, sentence, clause);
}

const read = async <Answer>(answer: Promise<string>) => JSON.parse(await answer) as Answer;
const get = <Answer>(path: string) => read<Answer>(ask("GET", path));
const post = <Answer>(path: string, body: unknown = {}) => read<Answer>(ask("POST", path, body));

export const me = () => get<Guest>("/me");
export const becomeGuest = (name: string) => post<Guest>("/guests", { name });
export const rename = (name: string) => read<Guest>(ask("PATCH", "/me", { name }));

export const address = async () => (await get<{ address: string }>("/address")).address;
export const openTables = async () => (await get<{ tables: Table[] }>("/tables")).tables;
export const myTables = async () => (await get<{ tables: Table[] }>("/me/tables")).tables;
export const newTable = (wish: NewTable) => post<Look>("/tables", wish);

let known: Promise<Game[]> | null = null;
/** What can be played here; asked once, for it stays the same while the server runs. */
export function games(): Promise<Game[]> {
  known ??= get<Game[]>("/games").catch((trouble: unknown) => {
    known = null;
    throw trouble;
  });
  return known;
}
export const game = async (name: string) => (await games()).find((one) => one.game === name)!;
/** The messages of a game that brings its own. */
export const words = (game: string, language: string) => ask("GET", `/games/${game}/words/${language}`);

export function lookAt(table: string, seat: number | null = null): Promise<Look> {
  return get<Look>(`/tables/${table}${seat ? `?seat=${seat}` : ""}`);
}
/** The game's own drawing, as this seat may see it. */
export const picture = (table: string, seat: number | null, at: number) =>
  ask("GET", `/tables/${table}/picture.svg?at=${at}${seat ? `&seat=${seat}` : ""}`);

export const join = (table: string, key: string) => post<Look>(`/tables/${table}/join`, { key });
export const sit = (table: string, seat: number, wish: SeatWish) =>
  read<Look>(ask("PUT", `/tables/${table}/seats/${seat}`, wish));
export const start = (table: string) => post<Look>(`/tables/${table}/start`);
export const rematch = (table: string) => post<Look>(`/tables/${table}/rematch`);
export const log = async (table: string, after = 0) => (await get<Log>(`/tables/${table}/log?after=${after}`)).entries;
export const talk = async (table: string, after = 0) =>
  (await get<{ lines: Line[] }>(`/tables/${table}/talk?after=${after}`)).lines;
export const speakUp = (table: string, text: string) => post<Line>(`/tables/${table}/talk`, { text });
export const odds = <Odds>(table: string) => get<Odds>(`/tables/${table}/odds`);
/** What a bot would do after the acts tried so far. */
export function hint(table: string, seat: number, acts: string[]): Promise<Hint> {
  const asked = new URLSearchParams([["seat", `${seat}`], ...acts.map((act) => ["acts", act])]);
  return get<Hint>(`/tables/${table}/hint?${asked}`);
}
export const recordOf = (table: string) => `/api/tables/${table}/record`;
/** The code to be scanned of an invitation, which is a path with a key. */
export const codeOf = (invitation: string) => invitation.replace(/(\?|$)/, "/code.svg$1");

export interface Trial {
  version: number;
  seat: number;
  acts: string[];
  plan: boolean;
  picture: boolean;
}
export const draft = (table: string, trial: Trial) => post<Drafted>(`/tables/${table}/draft`, trial);

/** Not randomUUID: browsers keep that from pages that came over the local network without encryption. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const FAULTS = 4; // that a commit may meet before it is given up

/**
 * The same id again gets the same answer again, so nothing happens twice. While nobody answers it is tried until
 * the line holds; a server that answers but fails is asked a few times only.
 */
export async function commit(table: string, version: number, acts: string[]): Promise<Committed> {
  const id = freshId();
  let faults = 0;
  for (let wait = 250; ; wait = Math.min(wait * 2, 4000)) {
    try {
      return await post<Committed>(`/tables/${table}/commits`, { version, id, acts });
    } catch (trouble) {
      const isAway = trouble instanceof Away || (trouble instanceof Fault && ++faults < FAULTS);
      if (!isAway) throw trouble;
      await new Promise((later) => setTimeout(later, wait));
    }
  }
}
