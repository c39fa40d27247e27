import { whiteFrom } from './noise.ts';

export type Grain = {
  /** Seconds until it has faded to a third. */
  decay: number;
  /** Hertz of its tone; 0 for a burst of noise. */
  pitch: number;
  level: number;
};

/**
 * Small sounds strewn over a stretch: drops on a window, crackling in a fire. About `perSecond` of them; `grain` gets a
 * chance in 0–1 and says what each is like. The same seed strews them the same way.
 */
export function sprinkle(
  length: number,
  rate: number,
  { perSecond, seed, grain }: { perSecond: number; seed: number; grain(chance: number): Grain },
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  const chance = whiteFrom(seed);
  const part = () => (chance() + 1) / 2;
  const count = Math.round((length / rate) * perSecond);
  for (let index = 0; index < count; index += 1) {
    const at = Math.floor(part() * length);
    const { decay, pitch, level } = grain(part());
    const span = Math.min(Math.floor(decay * 6 * rate), length - at);
    for (let step = 0; step < span; step += 1) {
      const time = step / rate;
      const wave = pitch === 0 ? chance() : Math.sin(2 * Math.PI * pitch * time);
      // A thousandth of a second to rise, so that no drop begins with a click of its own.
      const rise = Math.min(1, time * 1000);
      samples[at + step] =
        (samples[at + step] ?? 0) + wave * level * rise * Math.exp(-time / decay);
    }
  }
  return samples;
}
