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

/** A wooden knock: a short tone that falls and fades. */
export function knock(): void {
  if (!isOn) return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.setValueAtTime(320, context.currentTime);
  tone.frequency.exponentialRampToValueAtTime(150, context.currentTime + 0.12);
  loudness.gain.setValueAtTime(0.25, context.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.18);
  tone.connect(loudness).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 0.2);
}
