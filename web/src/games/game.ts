// What the page asks of a game: one descriptor per game, in a folder of its own.
import type { Component } from "svelte";
import type { Guide } from "../guide/guide";
import type { Event } from "../lib/types";
import type { Book } from "../lib/words.svelte";
import type { Frame } from "../table/playback.svelte";
import type { TableState } from "../table/state.svelte";

export interface Narration {
  /** The sentences for it, which come after the board, unless they are among the game's other messages. */
  learnTold: () => Promise<void>;
  /** A step as the pictures that it is played back in, one or several. */
  scenes: (frame: Frame) => Frame[];
  /** What the log tells further about an event, in sentences. */
  details: (event: Event) => string[];
}

export interface GamePage {
  /** As the server calls it. */
  name: string;
  /** What is shown while it is played, loaded when somebody comes to such a table. */
  Table: () => Promise<{ default: Component<{ table: TableState }> }>;
  /** A small picture for the start page; where there is none, one that fits any game is loaded. */
  Picture: Component | null;
  /** Its messages. */
  words: Book;
  /** A first game with someone at one's elbow, if there is one. */
  guide: (() => Promise<{ guide: Guide }>) | null;
  /** Whether acts are tried out as a draft, which says what may be done; else each is final at once. */
  drafts: boolean;
  /** Whether a draft brings the game's own drawing, for want of one made here. */
  drawn: boolean;
  /** Whether what follows one's own acts is played back too; what others do always is. */
  replaysOwn: boolean;
  /** What its readers may want otherwise: the name under which it is kept, what the settings say, what is usual. */
  wishes: readonly { name: string; says: () => string; isUsual: () => boolean }[];
  /** How what happens is told, loaded with the table; where there is nothing to say, one picture a step. */
  narration: () => Promise<Partial<Narration>>;
  /** The places on the board that an event or an act to do names, to be pointed at. */
  places: (event: Event) => string[];
  /** Why a bot advises this to a seat, in sentences, besides what all bots say; and what the game offers before and after. */
  advice: (why: Record<string, unknown>, seat: number, before: unknown, after: unknown) => string[];
}
