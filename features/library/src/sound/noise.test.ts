import { describe, expect, test } from 'vitest';
import { noiseSamples } from './noise.ts';

describe.each(['pink', 'brown'] as const)('%s noise', (colour) => {
  const samples = noiseSamples(colour, 48_000);

  test('stays within the range of samples and is never silent', () => {
    expect(Math.max(...samples)).toBeLessThanOrEqual(1);
    expect(Math.min(...samples)).toBeGreaterThanOrEqual(-1);
    expect(rms(samples)).toBeGreaterThan(0.05);
  });

  test('generates the same samples each time', () => {
    expect(noiseSamples(colour, 1000)).toEqual(noiseSamples(colour, 1000));
    expect(noiseSamples(colour, 1000, 2)).not.toEqual(noiseSamples(colour, 1000, 3));
  });
});

test('has less high frequencies in brown noise than in pink', () => {
  const roughness = (samples: Float32Array) =>
    rms(samples.map((value, index) => value - (samples[index - 1] ?? value))) / rms(samples);
  expect(roughness(noiseSamples('brown', 48_000))).toBeLessThan(
    roughness(noiseSamples('pink', 48_000)) / 2,
  );
});

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}
