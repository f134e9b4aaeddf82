// What a turn lights on the map: where one may go or act, the way there, what others did, what a bot advises.
import { DARK, type Light, type Lights, type Route } from "./lights";
import type { Turn } from "./turn.svelte";
import type { TikalView } from "./types";

/** The way to the hex that is pointed at. */
export function routeOf({ taking, pointed, acts }: Turn): Route | null {
  const way = taking.ways.find(({ cell }) => cell === pointed);
  if (!way || acts.armed) return null;
  const cells = way.acts.flatMap((act) => act.split(" ").slice(2, -1));
  return { cells: [...new Set(cells)], cost: way.cost * taking.many };
}

/** What would be spent on what is pointed at. */
export function priceOf(turn: Turn): number | null {
  const act = turn.acts.pointed ?? turn.acts.armed;
  return act ? (turn.acts.kind(act)?.price ?? null) : (routeOf(turn)?.cost ?? null);
}

export function lightsOf(turn: Turn): Lights {
  const { showing, laying, view } = turn;
  const { source } = turn.taking;
  const chosen = laying.isOn ? laying.cell : turn.here;
  return {
    ...DARK,
    lit: lit(turn),
    chosen,
    taken: source && source.start === chosen ? { seat: view.seat, figure: source.figure } : null,
    priced: source && source.start !== "supply" ? source.start : laying.cell,
    route: routeOf(turn),
    marked: marked(turn),
    isPlayback: turn.table.playback.isOn,
    pointed: turn.hinted,
    ...advised(turn),
    scored: showing.scored,
    found: showing.found,
    walk: showing.walk,
  };
}

/** Every step that is still to be done; and the tile, as it would lie. */
function advised({ advice, laying }: Turn): Pick<Lights, "advised" | "ghost"> {
  if (!advice?.told) return { advised: [], ghost: null };
  const { told, done, next } = advice;
  const steps = told.acts.slice(done).map(({ label }, step) => ({ cell: label.cell, step: done + step + 1 }));
  const cell = next?.label.key === "lay" ? (next.label.cell as string) : null;
  return {
    advised: steps.filter((one): one is { cell: string; step: number } => typeof one.cell === "string"),
    ghost: cell && !laying.isOn ? { name: cell, cell: (told.view as TikalView).cells[cell]! } : null,
  };
}

function lit(turn: Turn): Map<string, Light> {
  const found = new Map<string, Light>();
  if (!turn.isMine) return found;
  for (const { label } of turn.laying.all) found.set(label.cell as string, { kind: "lay", cost: null });
  if (found.size) return found;
  const { taking, legal } = turn;
  const act = turn.acts.pointed ?? turn.acts.armed;
  if (act && act !== "enter") {
    for (const cell of turn.acts.places(act))
      found.set(cell, { kind: "act", cost: turn.acts.kind(act)?.price ?? null });
    return found;
  }
  const ways = act ? (taking.of("supply")?.ways ?? []) : taking.ways;
  for (const { cell, cost } of ways) found.set(cell, { kind: "reach", cost: cost * taking.many });
  if (turn.here || taking.source || act) return found;
  for (const { label } of legal) {
    const cell = label.start ?? label.cell;
    if (cell && label.key !== "camp") found.set(cell as string, { kind: "act", cost: null });
  }
  return found;
}

/** What is being played back; else, until one does something oneself, the last turn. */
function marked(turn: Turn): ReadonlySet<string> {
  const { playback, page, draft } = turn.table;
  if (playback.frame) return new Set(playback.frame.step.events.slice(0, 1).flatMap(page.places));
  return draft?.steps.length ? DARK.marked : lastTurn(turn);
}

/** What others did since one's own last act, or in the one turn that ended last. */
function lastTurn({ table, isMine }: Turn): ReadonlySet<string> {
  const touched = new Set<string>();
  let last = 0;
  for (const { acts, events } of table.history.entries
    .slice(-12)
    .flatMap(({ steps }) => steps)
    .toReversed()) {
    const seat = parseInt(acts[0] ?? "");
    if (!seat) continue;
    if (last && seat !== last) return touched;
    last = seat;
    if (table.isMine(seat) && isMine) return touched;
    for (const cell of events.slice(0, 1).flatMap(table.page.places)) touched.add(cell);
  }
  return touched;
}
