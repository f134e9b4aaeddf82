// The one door to the server: every path of docs/protocol.md that the page uses.
import type { Box, Committed, Drafted, Entry, Guest, Hint, Line, Look, NewTable, Odds, SeatWish, Table } from "./wire";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
    readonly clause: string | null,
    readonly news: Entry[],
  ) {
    super(sentence);
  }
}

/** Nobody answered: the server is away, or the line is. */
export class Away extends Error {}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Away();
  }
  if (answer.status >= 500) throw new Away();
  const said = answer.status === 204 ? undefined : await answer.json();
  if (!answer.ok) throw new Refused(answer.status, said.error, said.sentence, said.clause ?? null, said.news ?? []);
  return said as Answer;
}

const get = <Answer>(path: string) => ask<Answer>("GET", path);
const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>("POST", path, body);

export const me = () => get<Guest>("/me");
export const becomeGuest = (name: string) => post<Guest>("/guests", { name });
export const rename = (name: string) => ask<Guest>("PATCH", "/me", { name });

export const address = async () => (await get<{ address: string }>("/address")).address;
export const games = () => get<Box[]>("/games");
export const openTables = async () => (await get<{ tables: Table[] }>("/tables")).tables;
export const myTables = async () => (await get<{ tables: Table[] }>("/me/tables")).tables;
export const newTable = (wish: NewTable) => post<Look>("/tables", wish);

export function lookAt(table: string, { seat, at }: { seat?: number | null; at?: number } = {}): Promise<Look> {
  const asked = new URLSearchParams();
  if (seat) asked.set("seat", `${seat}`);
  if (at !== undefined) asked.set("at", `${at}`);
  return get<Look>(`/tables/${table}${asked.size ? `?${asked}` : ""}`);
}

export const join = (table: string, key: string) => post<Look>(`/tables/${table}/join`, { key });
export const sit = (table: string, seat: number, wish: SeatWish) =>
  ask<Look>("PUT", `/tables/${table}/seats/${seat}`, wish);
export const start = (table: string) => post<Look>(`/tables/${table}/start`);
export const rematch = (table: string) => post<Look>(`/tables/${table}/rematch`);
export const log = async (table: string, after = 0) =>
  (await get<{ entries: Entry[] }>(`/tables/${table}/log?after=${after}`)).entries;
export const talk = async (table: string, after = 0) =>
  (await get<{ lines: Line[] }>(`/tables/${table}/talk?after=${after}`)).lines;
export const speakUp = (table: string, text: string) => post<Line>(`/tables/${table}/talk`, { text });
export const odds = (table: string) => get<Odds>(`/tables/${table}/odds`);
/** What a bot would do after the acts tried so far. */
export function hint(table: string, seat: number, acts: string[]): Promise<Hint> {
  const asked = new URLSearchParams([["seat", `${seat}`], ...acts.map((act) => ["acts", act])]);
  return get<Hint>(`/tables/${table}/hint?${asked}`);
}
export const recordOf = (table: string) => `/api/tables/${table}/record`;
/** The code to be scanned of an invitation, which is a path with a key. */
export const codeOf = (invitation: string) => invitation.replace(/(\?|$)/, "/code.svg$1");

export const draft = (table: string, version: number, seat: number, acts: string[], plan: boolean) =>
  post<Drafted>(`/tables/${table}/draft`, { version, seat, acts, plan });

/** Not randomUUID: browsers keep that from pages that came over the local network without encryption. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same id again gets the same answer again, so a broken line is tried until it holds. */
export async function commit(table: string, version: number, acts: string[]): Promise<Committed> {
  const id = freshId();
  for (let wait = 250; ; wait = Math.min(wait * 2, 4000)) {
    try {
      return await post<Committed>(`/tables/${table}/commits`, { version, id, acts });
    } catch (trouble) {
      if (!(trouble instanceof Away)) throw trouble;
      await new Promise((later) => setTimeout(later, wait));
    }
  }
}
