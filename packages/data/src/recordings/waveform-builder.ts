import { maxPeaks, type Recording, sampleRate } from './recording.ts';

/** Samples per loudness reading: 20 ms. */
const window = sampleRate / 50;

/** Computes the length and the waveform of a recording while its samples arrive. */
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

/** The peak of each interval, for at most `maxPeaks` intervals. */
function peaksOf(readings: readonly number[]): number[] {
  const bars = Math.min(maxPeaks, readings.length);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * readings.length) / bars);
    const to = Math.floor(((bar + 1) * readings.length) / bars);
    return Math.max(...readings.slice(from, to));
  });
}
