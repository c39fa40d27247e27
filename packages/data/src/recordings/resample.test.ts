import { expect, test } from 'vitest';
import { createResampler } from './resample.ts';

function tone(frequency: number, rate: number, seconds = 1): Float32Array {
  return Float32Array.from({ length: rate * seconds }, (_, at) =>
    Math.sin((2 * Math.PI * frequency * at) / rate),
  );
}

/** As the audio thread has it: 128 samples at a time. */
function inParts(samples: Float32Array, resample: (input: Float32Array) => Float32Array) {
  const output: number[] = [];
  for (let at = 0; at < samples.length; at += 128) {
    output.push(...resample(samples.subarray(at, at + 128)));
  }
  return output;
}

const loudest = (samples: number[]) => Math.max(...samples.slice(500, -500).map(Math.abs));

test.each([44_100, 48_000, 96_000, 8_000, 16_000])(
  'a voice recorded at %i Hz sounds the same at 16 kHz, and lasts as long',
  (rate) => {
    const output = inParts(tone(1_000, rate), createResampler(rate, 16_000));
    expect(Math.abs(output.length - 16_000)).toBeLessThan(64);
    const expected = tone(1_000, 16_000);
    const wrong = output
      .slice(500, 15_000)
      .map((sample, at) => Math.abs(sample - (expected[at + 500] ?? 0)));
    expect(Math.max(...wrong)).toBeLessThan(0.01);
  },
);

test.each([44_100, 48_000])(
  'what no ear could hear at 16 kHz does not fold back: %i Hz',
  (rate) => {
    expect(loudest(inParts(tone(11_000, rate), createResampler(rate, 16_000)))).toBeLessThan(0.01);
  },
);

test('silence stays silence', () => {
  const output = inParts(new Float32Array(48_000), createResampler(48_000, 16_000));
  expect(output.every((sample) => sample === 0)).toBe(true);
});
