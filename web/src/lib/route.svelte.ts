// Where one is: the start, a table at /t/{table}, or elsewhere (Elsewhere.svelte).
let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export const route = {
  get table(): string | null {
    return /^\/t\/([a-z0-9]+)$/.exec(path)?.[1] ?? null;
  },
  get path(): string {
    return path;
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
