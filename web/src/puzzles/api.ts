// What the page asks about puzzles: which there are, one of them as a table, what comes of acts there, their worth.
import { get, post } from "../lib/api";
import type { Draft, Drafted, Judged, Look, PuzzleAnswer } from "../lib/types";

const at = (game: string, name: string) => `/games/${game}/puzzles/${name}`;

export const puzzles = (game: string) => get<PuzzleAnswer[]>(`/games/${game}/puzzles`);
export const puzzle = (game: string, name: string) => get<Look>(at(game, name));
export const draftPuzzle = (game: string, name: string, draft: Draft) =>
  post<Drafted>(`${at(game, name)}/draft`, draft);
export const answerPuzzle = (game: string, name: string, acts: string[]) =>
  post<Judged>(`${at(game, name)}/answer`, { acts });
