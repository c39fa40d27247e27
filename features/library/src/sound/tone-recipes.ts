import { gained, type Recipe } from './recipe.ts';

/** A steady tone. Its pitch is a whole number of hertz, so a stretch of whole seconds ends where it began. */
export const steadyTone = (hertz: number): Recipe => ({
  join: 'even',
  loudness: 0.12,
  build(audio, out, seconds) {
    for (const [ratio, level] of [
      [1, 1],
      [2, 0.12],
    ] as const) {
      const tone = audio.createOscillator();
      tone.frequency.value = hertz * ratio;
      tone.connect(gained(audio, out, level));
      tone.start();
      tone.stop(seconds);
    }
  },
});

/** The partials of a bronze bowl: share of the first one's pitch, loudness, seconds until it has faded to a third. */
const partials = [
  { ratio: 1, level: 1, lasts: 5 },
  { ratio: 2.71, level: 0.42, lasts: 3.2 },
  { ratio: 5.15, level: 0.16, lasts: 1.7 },
] as const;

/** A singing bowl, struck every twelve seconds. Each partial is two that beat slowly against each other. */
export const singingBowl = (hertz: number): Recipe => ({
  join: 'ring',
  loudness: 0.07,
  build(audio, out) {
    for (const struck of [1, 13]) {
      for (const { ratio, level, lasts } of partials) {
        for (const off of [-0.35, 0.35]) {
          const tone = audio.createOscillator();
          tone.frequency.value = hertz * ratio + off;
          const ring = gained(audio, out, 0);
          ring.gain.setValueAtTime(0, struck);
          ring.gain.linearRampToValueAtTime(level, struck + 0.06);
          ring.gain.setTargetAtTime(0, struck + 0.06, lasts);
          tone.connect(ring);
          tone.start(struck);
          tone.stop(struck + lasts * 6);
        }
      }
    }
  },
});
