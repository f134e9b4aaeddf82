// What this browser keeps for its reader, by name; whoever has read it notices when it changes.
let changes = $state(0);

export function kept(name: string): string | null {
  void changes;
  return localStorage.getItem(`ceiba.${name}`);
}

export function keep(name: string, value: string): void {
  localStorage.setItem(`ceiba.${name}`, value);
  changes++;
}

/** A wish; as long as nobody has said yes or no to it, what is usual holds. */
export const isWished = (name: string, isUsual: boolean): boolean => (kept(name) ?? (isUsual ? "yes" : "no")) === "yes";
export const wish = (name: string, isOn: boolean): void => keep(name, isOn ? "yes" : "no");
