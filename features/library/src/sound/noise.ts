/**
 * Noise as samples between -1 and 1. Made by counting, not by chance, so that the same seed always sounds the same.
 * Pink is Paul Kellet's economy filter; brown is white noise summed with a leak. Both are scaled to a similar loudness.
 */
export function noiseSamples(
  colour: 'pink' | 'brown',
  length: number,
  seed = 1,
): Float32Array<ArrayBuffer> {
  const white = whiteFrom(seed);
  const samples = new Float32Array(length);
  let [slow, middle, quick] = [0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    const next = white();
    if (colour === 'brown') {
      slow = (slow + 0.02 * next) / 1.02;
      samples[index] = clamp(slow * 3.5);
    } else {
      slow = 0.99765 * slow + next * 0.099046;
      middle = 0.963 * middle + next * 0.2965164;
      quick = 0.57 * quick + next * 1.0526913;
      samples[index] = clamp((slow + middle + quick + next * 0.1848) * 0.12);
    }
  }
  return samples;
}

/** Even chances in -1–1 (mulberry32): the same everywhere for the same seed. */
export function whiteFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
