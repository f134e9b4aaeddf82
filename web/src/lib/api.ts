// The one door to the server: every path of docs/protocol.md that the page uses.
import { found, lost, pause } from "./line.svelte";
import type {
  Address,
  Announcement,
  Away as AwayAnswer,
  Commit,
  Committed,
  Draft,
  Drafted,
  Game,
  Guest,
  Hint,
  Line,
  Log,
  Look,
  Member,
  NewTable,
  Proof,
  Replay,
  Reviewed,
  Rules,
  SeatWish,
  Tables,
  Talk,
  TimeWish,
} from "./types";

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

/** The mark of an answer that is only remembered: the server itself could not be reached (public/worker.js). */
const KEPT = "x-ceiba-kept";

/** How new what we have of each table is. Of several servers none then answers with anything older. */
const marks = new Map<string, string>();
const aboutTable = (path: string) => path.match(/^\/tables\/(\w+)/)?.[1] ?? "";

export async function ask(method: string, path: string, body?: unknown, kind = "application/json"): Promise<string> {
  let answer: Response;
  let text: string;
  const mark = marks.get(aboutTable(path));
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { "Content-Type": kind }), ...(mark ? { "Ceiba-Mark": mark } : {}) },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    lost();
    throw new Away();
  }
  if (answer.headers.has(KEPT)) lost();
  else found();
  if (answer.status >= 500) throw new Fault(`${answer.status}: ${method} ${path}`);
  if (answer.ok) {
    if (!answer.headers.has(KEPT)) noteMark(path, text);
    return text;
  }
  const { error, sentence, clause = null } = JSON.parse(text);
  throw new Refused(answer.status, error, sentence, clause);
}

function noteMark(path: string, text: string): void {
  const table = aboutTable(path);
  const mark = table && text.match(/"mark":"([\d.]+)"/)?.[1];
  if (table && mark) marks.set(table, mark);
}

const read = async <Answer>(answer: Promise<string>) => JSON.parse(await answer) as Answer;
export const get = <Answer>(path: string) => read<Answer>(ask("GET", path));
export const post = <Answer>(path: string, body: unknown = {}) => read<Answer>(ask("POST", path, body));

export const me = () => get<Guest>("/me");
export const becomeGuest = (name: string) => post<Guest>("/guests", { name });
export const rename = (name: string) => read<Guest>(ask("PATCH", "/me", { name }));

/** What whoever runs the server has to say to all. */
export const announcement = async () => (await get<Announcement>("/announcement")).text;
export const leaveDevices = () => post<Guest>("/me/leave-devices");
export const returnAs = (token: string) => post<Guest>("/return", { token });

export const address = async () => (await get<Address>("/address")).address;
const listed = (path: string) => (after: string | null) =>
  get<Tables>(after ? `${path}?after=${encodeURIComponent(after)}` : path);
/** A page of them at a time: after the `next` of the page before. */
export const openTables = listed("/tables");
export const myTables = listed("/me/tables");
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
/** The rules of a game, to be read. */
export const rules = (game: string, language: string) => get<Rules>(`/games/${game}/rules/${language}`);
/** The messages of a game that brings its own. */
export const words = (game: string, language: string) => ask("GET", `/games/${game}/words/${language}`);

/** As a seat of one's own sees it, now or after so many acts. */
export function lookAt(table: string, seat: number | null = null, at: number | null = null): Promise<Look> {
  const asked = [seat ? `seat=${seat}` : "", at === null ? "" : `at=${at}`].filter(Boolean).join("&");
  return get<Look>(`/tables/${table}${asked && `?${asked}`}`);
}
/** The game's own drawing, as this seat may see it. */
export const picture = (table: string, seat: number | null, at: number, language: string) =>
  ask("GET", `/tables/${table}/picture.svg?at=${at}&language=${language}&seat=${seat ?? 0}`);

export const join = (table: string, key: string) => post<Look>(`/tables/${table}/join`, { key });
/** Who sits first, second, …, by their seats so far; nobody named: by lot. */
export const order = (table: string, order: number[]) => read<Look>(ask("PATCH", `/tables/${table}`, { order }));
export const sit = (table: string, seat: number, wish: SeatWish) =>
  read<Look>(ask("PUT", `/tables/${table}/seats/${seat}`, wish));
export const inviteAnew = (table: string) => post<Look>(`/tables/${table}/invitation`);
export const members = (table: string) => get<Member[]>(`/tables/${table}/members`);
export const sendAway = (table: string, guest: string) =>
  read<Look>(ask("DELETE", `/tables/${table}/members/${guest}`));
export const luck = (table: string) => get<Proof>(`/tables/${table}/luck`);
export const start = (table: string) => post<Look>(`/tables/${table}/start`);
/** To pause or go on, or to be back where a bot has stood in. */
export const keepTime = (table: string, wish: TimeWish) => post<Look>(`/tables/${table}/clock`, wish);
export const away = async (table: string) => (await get<AwayAnswer>(`/tables/${table}/away`)).away;
export const rematch = (table: string) => post<Look>(`/tables/${table}/rematch`);
export const log = async (table: string, after = 0) => (await get<Log>(`/tables/${table}/log?after=${after}`)).entries;
export const talk = async (table: string, after = 0) => (await get<Talk>(`/tables/${table}/talk?after=${after}`)).lines;
export const speakUp = (table: string, text: string) => post<Line>(`/tables/${table}/talk`, { text });
export const odds = <Odds>(table: string) => get<Odds>(`/tables/${table}/odds`);
/** What a bot would do after the acts tried so far. */
export function hint(table: string, seat: number, acts: string[]): Promise<Hint> {
  const asked = new URLSearchParams([["seat", `${seat}`], ...acts.map((act) => ["acts", act])]);
  return get<Hint>(`/tables/${table}/hint?${asked}`);
}
/** Every moment of a game as a seat saw it; nobody's: as an onlooker. */
export const replay = (table: string, seat: number | null) => get<Replay>(`/tables/${table}/replay?seat=${seat ?? 0}`);
export const fork = (table: string, at: number, seats: SeatWish[]) =>
  post<Look>(`/tables/${table}/fork`, { at, seats });
/** A table with the game of a record. */
export const openRecord = (text: string) => read<Look>(ask("POST", "/records", text, "text/plain"));
export const review = (table: string) => post<Reviewed>(`/tables/${table}/review`);
export const recordOf = (table: string) => `/api/tables/${table}/record`;
/** The code to be scanned of an invitation, which is a path with a key. */
export const codeOf = (invitation: string) => invitation.replace(/(\?|$)/, "/code.svg$1");

export const draft = (table: string, draft: Draft) => post<Drafted>(`/tables/${table}/draft`, draft);

/** A commit's own id. Not randomUUID: browsers keep that from pages that came over the local network without encryption. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const FAULTS = 4; // that a commit may meet before it is given up

/**
 * The same id again gets the same answer again, so nothing happens twice. While nobody answers it is tried until
 * the line holds; a server that answers but fails is asked a few times only.
 */
export async function commit(table: string, sent: Commit): Promise<Committed> {
  let faults = 0;
  for (let wait = 250; ; wait = Math.min(wait * 2, 4000)) {
    try {
      return await post<Committed>(`/tables/${table}/commits`, sent);
    } catch (trouble) {
      const isAway = trouble instanceof Away || (trouble instanceof Fault && ++faults < FAULTS);
      if (!isAway) throw trouble;
      await pause(wait);
    }
  }
}
