// Light, dark, or as the device has it.
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const kept = localStorage.getItem("ceiba.theme");
let theme = $state<Theme>(THEMES.find((known) => known === kept) ?? "auto");
show();

function show(): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const look = {
  get theme(): Theme {
    return theme;
  },
  set theme(next: Theme) {
    theme = next;
    localStorage.setItem("ceiba.theme", next);
    show();
  },
};
