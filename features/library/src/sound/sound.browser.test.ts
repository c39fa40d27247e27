import { expect, test } from 'vitest';
import { strikeBell } from './bell.ts';
import { loopSeconds, renderLoop } from './render-loop.ts';
import { soundscapes, tones } from './sounds.ts';

const all = [...soundscapes, ...tones];

test.each(all)('plays $title without clipping and loops it without a click', async ({ recipe }) => {
  const loop = await renderLoop(recipe);
  expect(loop.duration).toBe(loopSeconds[recipe.join]);
  for (const channel of [0, 1]) {
    const samples = loop.getChannelData(channel);
    const { level, peak, steepest } = measure(samples);
    expect(level, 'loudness').toBeGreaterThan(0.02);
    expect(level, 'loudness').toBeLessThan(0.3);
    expect(peak, 'highest sample').toBeLessThan(0.9);
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    expect(seam, 'the step from the end to the beginning').toBeLessThanOrEqual(steepest);
    // Nor does it swell or sink there: a tenth of a second before and after are about as loud.
    const span = loop.sampleRate / 10;
    const before = measure(samples.subarray(samples.length - span)).level;
    const after = measure(samples.subarray(0, span)).level;
    expect(Math.abs(20 * Math.log10(after / before)), 'decibels across the seam').toBeLessThan(6);
  }
});

test.each(all)('renders $title the same each time', async ({ recipe }) => {
  const [one, other] = [await renderLoop(recipe), await renderLoop(recipe)];
  const again = other.getChannelData(0);
  const apart = one.getChannelData(0).map((sample, index) => sample - (again[index] ?? 0));
  expect(measure(apart).peak).toBeLessThan(0.001);
});

test('keeps the level in the middle of the crossfade', async () => {
  for (const { recipe } of all.filter(({ recipe }) => recipe.join !== 'ring')) {
    const samples = (await renderLoop(recipe)).getChannelData(0);
    const whole = measure(samples).level;
    const crossing = measure(samples.subarray(16_000, 80_000)).level;
    expect(crossing / whole).toBeGreaterThan(0.3);
  }
});

test('plays one bell stroke that ends by itself', async () => {
  const audio = new OfflineAudioContext(1, 4 * 32_000, 32_000);
  const seconds = strikeBell(audio);
  const samples = (await audio.startRendering()).getChannelData(0);
  expect(measure(samples).peak).toBeGreaterThan(0.1);
  expect(measure(samples).peak).toBeLessThan(0.5);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
  expect(measure(samples.subarray(seconds * 32_000)).peak).toBe(0);
});

function measure(samples: Float32Array) {
  let [sum, peak, steepest, before] = [0, 0, 0, samples[0] ?? 0];
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
    steepest = Math.max(steepest, Math.abs(sample - before));
    before = sample;
  }
  return { level: Math.sqrt(sum / samples.length), peak, steepest };
}
