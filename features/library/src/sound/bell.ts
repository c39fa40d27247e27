import { canPlaySound } from './mixer.ts';

/** The partials of a small bell: share of the first one's pitch, loudness, seconds until it has gone. */
const partials = [
  { ratio: 1, level: 0.22, lasts: 3.2 },
  { ratio: 2.76, level: 0.08, lasts: 1.8 },
  { ratio: 5.4, level: 0.03, lasts: 0.9 },
] as const;

const pitch = 523.25;

/** One soft stroke of a bell. Must follow a press, or browsers keep it silent. */
export function ringBell(): void {
  if (!canPlaySound()) return;
  const audio = new AudioContext();
  strikeBell(audio);
  setTimeout(() => void audio.close(), 4000);
}

/** Plans the stroke on an audio clock, from now. Returns its length in seconds. */
export function strikeBell(audio: BaseAudioContext): number {
  for (const { ratio, level, lasts } of partials) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch * ratio;
    loudness.gain.setValueAtTime(0, audio.currentTime);
    loudness.gain.linearRampToValueAtTime(level, audio.currentTime + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + lasts);
    tone.connect(loudness).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + lasts);
  }
  return partials[0].lasts;
}
