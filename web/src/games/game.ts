// What the page asks of a game: one descriptor per game, in a folder of its own.
import type { Component } from "svelte";
import type { Event } from "../lib/types";
import type { Book } from "../lib/words.svelte";
import type { TableState } from "../table/state.svelte";

export interface GamePage {
  /** As the server calls it. */
  name: string;
  /** What is shown while it is played, loaded when somebody comes to such a table. */
  Table: () => Promise<{ default: Component<{ table: TableState }> }>;
  /** A small picture for the start page; where there is none, one that fits any game is loaded. */
  Picture: Component | null;
  /** Its messages. */
  words: Book;
  /** The paragraphs of its help: the messages `help-{name}-{part}`. */
  help: readonly string[];
  /** Whether acts are tried out as a draft, which says what may be done; else each is final at once. */
  drafts: boolean;
  /** Whether a draft brings the game's own drawing, for want of one made here. */
  drawn: boolean;
  /** Whether what follows one's own acts is played back too; what others do always is. */
  replaysOwn: boolean;
  /** The places on the board that an event or an act to do names, to be pointed at. */
  places: (event: Event) => string[];
  /** What a bot says about its advice, in sentences, besides what all bots say. */
  advice: (why: Record<string, unknown>) => string[];
}
