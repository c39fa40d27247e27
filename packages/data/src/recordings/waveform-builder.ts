import { maxPeaks, type Recording, sampleRate } from './recording.ts';

/** Samples in one reading of the loudness: 20 ms. */
const window = sampleRate / 50;

/** Listens along, piece by piece, and says how long the sound is and how it looks. */
export type WaveformBuilder = {
  add(samples: Int16Array): void;
  build(): Omit<Recording, 'id'>;
};

export function createWaveformBuilder(): WaveformBuilder {
  const readings: number[] = [];
  let total = 0;
  return {
    add(samples) {
      for (const sample of samples) {
        const at = Math.floor(total / window);
        readings[at] = Math.max(readings[at] ?? 0, Math.abs(sample));
        total += 1;
      }
    },
    build: () => ({
      durationMs: Math.round((total / sampleRate) * 1000),
      peaks: peaksOf(readings).map((peak) => Math.min(100, Math.round((peak / 32_768) * 100))),
    }),
  };
}

/** The loudest of each stretch, in at most `mostPeaks` stretches. */
function peaksOf(readings: readonly number[]): number[] {
  const bars = Math.min(maxPeaks, readings.length);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * readings.length) / bars);
    const to = Math.floor(((bar + 1) * readings.length) / bars);
    return Math.max(...readings.slice(from, to));
  });
}
