// A wooden knock: a short tone that falls and fades. Loaded when one is heard, which few want.
export function tone(): void {
  const context = new AudioContext();
  const pipe = context.createOscillator();
  const loudness = context.createGain();
  pipe.frequency.setValueAtTime(320, context.currentTime);
  pipe.frequency.exponentialRampToValueAtTime(150, context.currentTime + 0.12);
  loudness.gain.setValueAtTime(0.25, context.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.18);
  pipe.connect(loudness).connect(context.destination);
  pipe.onended = () => void context.close();
  pipe.start();
  pipe.stop(context.currentTime + 0.2);
}
