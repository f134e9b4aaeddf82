// One soft knock when it is one's turn; off unless it was asked for.
let isOn = $state(localStorage.getItem("ceiba.sounds") === "on");

export const sound = {
  get isOn(): boolean {
    return isOn;
  },
  set isOn(next: boolean) {
    isOn = next;
    localStorage.setItem("ceiba.sounds", next ? "on" : "off");
    if (next) knock();
  },
};

export function knock(): void {
  if (isOn)
    void import("./tone").then(
      ({ tone }) => tone(),
      () => {}, // without a line it is silent
    );
}
