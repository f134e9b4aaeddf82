// Where one is: the start, a table at /t/{table}, the rules of a game at /rules/{game}, its puzzles at /puzzles/{game}.
let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export const route = {
  get table(): string | null {
    return /^\/t\/([a-z0-9]+)$/.exec(path)?.[1] ?? null;
  },
  get rules(): string | null {
    return /^\/rules\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;
  },
  /** Of a game, and which one of them. */
  get puzzles(): { game: string; name: string | null } | null {
    const [, game, name = null] = /^\/puzzles\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(path) ?? [];
    return game ? { game, name } : null;
  },
  get isReturn(): boolean {
    return path.startsWith("/return/");
  },
  get isStart(): boolean {
    return path === "/";
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Links within the page are followed without loading it anew; all others, and new tabs, by the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const within = link.origin === location.origin && /^\/$|^\/(t|rules|puzzles)\//.test(link.pathname);
  const isHere = link.hash && link.pathname === location.pathname;
  if (!within || isHere || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
