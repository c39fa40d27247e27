import { noiseSamples } from './noise.ts';
import { filtered, gained, type Recipe, samplesInto, tide } from './recipe.ts';
import { sprinkle } from './sprinkle.ts';

type Colour = Parameters<typeof noiseSamples>[0];

const noise =
  (colour: Colour, seed: number) =>
  (length: number, channel: number): Float32Array<ArrayBuffer> =>
    noiseSamples(colour, length, seed + channel * 101);

/** Even noise, as it is. */
export const plainNoise = (colour: Colour): Recipe => ({
  join: 'power',
  loudness: 0.14,
  build: (audio, out, seconds) => samplesInto(audio, out, seconds, noise(colour, 3)),
});

/** Long, low waves, each with its hiss on the sand a little later. */
export const sea: Recipe = {
  join: 'power',
  loudness: 0.14,
  build(audio, out, seconds) {
    const swell = gained(audio, out, 1);
    tide(swell.gain, seconds, { from: 0.22, to: 1, every: 24, cycles: [2, 3] });
    samplesInto(audio, filtered(audio, swell, 'lowpass', 480), seconds, noise('brown', 11));
    const foam = gained(audio, out, 1);
    tide(foam.gain, seconds, { from: 0.01, to: 0.16, every: 24, cycles: [2, 5] });
    samplesInto(audio, filtered(audio, foam, 'highpass', 1600), seconds, noise('pink', 17));
  },
};

/** Even rain, and single drops near the window. */
export const rain: Recipe = {
  join: 'power',
  loudness: 0.11,
  build(audio, out, seconds) {
    const fall = filtered(audio, filtered(audio, out, 'lowpass', 6800), 'highpass', 500);
    samplesInto(audio, gained(audio, fall, 0.8), seconds, noise('pink', 23));
    samplesInto(audio, gained(audio, out, 0.5), seconds, (length, channel) =>
      sprinkle(length, audio.sampleRate, {
        perSecond: 22,
        seed: 29 + channel,
        grain: (chance) => ({
          decay: 0.004 + chance * 0.01,
          pitch: 900 + chance * 2600,
          level: 0.03 + chance ** 4 * 0.16,
        }),
      }),
    );
  },
};

/** A slow wind somewhere beyond the houses. */
export const wind: Recipe = {
  join: 'power',
  loudness: 0.13,
  build(audio, out, seconds) {
    const gust = gained(audio, out, 1);
    tide(gust.gain, seconds, { from: 0.3, to: 1, every: 24, cycles: [1, 3] });
    const pipe = filtered(audio, gust, 'bandpass', 300, 0.9);
    tide(pipe.frequency, seconds, { from: 150, to: 520, every: 24, cycles: [1, 2] });
    samplesInto(audio, pipe, seconds, noise('brown', 31));
    const far = filtered(audio, gained(audio, out, 0.35), 'lowpass', 170);
    samplesInto(audio, far, seconds, noise('brown', 37));
  },
};

/** A small fire: breath of the flames, and wood that cracks now and then. */
export const fire: Recipe = {
  join: 'power',
  loudness: 0.1,
  build(audio, out, seconds) {
    samplesInto(audio, filtered(audio, out, 'lowpass', 260), seconds, noise('brown', 41));
    const hiss = filtered(audio, gained(audio, out, 0.05), 'highpass', 2400);
    samplesInto(audio, hiss, seconds, noise('pink', 43));
    samplesInto(audio, filtered(audio, out, 'highpass', 700), seconds, (length, channel) =>
      sprinkle(length, audio.sampleRate, {
        perSecond: 7,
        seed: 47 + channel,
        grain: (chance) => ({
          decay: 0.0015 + chance * 0.012,
          pitch: 0,
          level: 0.12 + chance ** 6 * 0.7,
        }),
      }),
    );
  },
};
