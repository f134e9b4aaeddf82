// A puzzle: a table at which one tries acts as at any other, and what one would do is judged instead of done.
import { game as known } from "../lib/api";
import { keep, kept } from "../lib/kept.svelte";
import type { Draft, Drafted, Game, Judged, Look } from "../lib/types";
import { whatWentWrong } from "../table/refusals";
import { TableState } from "../table/state.svelte";
import { answerPuzzle, draftPuzzle, puzzle } from "./api";

const place = (game: string) => `solved.${game}`;

/** Those that were solved in this browser, by name. */
export const solved = (game: string): string[] => (kept(place(game)) ?? "").split(" ").filter(Boolean);

export class PuzzleState extends TableState {
  override readonly isPuzzle = true;
  judged = $state.raw<Judged | null>(null);
  /** How much of the solution is on the board. */
  shownSteps = $state(0);

  private constructor(
    look: Look,
    info: Game,
    readonly puzzle: string,
  ) {
    super(look, info);
  }

  static async begin(game: string, name: string): Promise<PuzzleState> {
    const table = new PuzzleState(await puzzle(game, name), await known(game), name);
    await table.ready();
    return table;
  }

  override tryOut(draft: Draft): Promise<Drafted> {
    return draftPuzzle(this.wire.game, this.puzzle, draft);
  }

  override async refresh(): Promise<void> {
    await this.ready();
  }

  /** Ask what the acts are worth. What was tried stays on the board. */
  override async commit(acts: string[]): Promise<void> {
    this.notice = "";
    this.isCommitting = true;
    try {
      this.judged = await answerPuzzle(this.wire.game, this.puzzle, [...(this.draft?.acts ?? []), ...acts]);
      if (!this.page.drafts) this.choice = acts.at(-1)!;
      const all = new Set([...solved(this.wire.game), ...(this.judged.solved ? [this.puzzle] : [])]);
      keep(place(this.wire.game), [...all].join(" "));
    } catch (trouble) {
      this.notice = await whatWentWrong(trouble);
    } finally {
      this.isCommitting = false;
    }
  }

  /** From the beginning. */
  async again(): Promise<void> {
    this.judged = null;
    this.shownSteps = 0;
    this.choice = null;
    await this.draft?.reset();
  }

  /** One act more of the solution; the first takes back what was tried. */
  async showStep(): Promise<void> {
    if (!this.shownSteps) await this.draft?.reset();
    await this.draft?.add([this.judged!.solution[this.shownSteps++]!.act]);
  }
}
