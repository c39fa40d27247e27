import type { Recipe } from './recipe.ts';

/**
 * Seconds of one round of a sound, and of what is rendered beyond it to join the end to the beginning. Noise is played in
 * segments from anywhere in it, and so needs more to choose from.
 */
export const loopSeconds = { power: 48, even: 24, ring: 24 } as const;
const beyond = { power: 3, even: 1, ring: 12 } as const;

/** Half of what a compact disc has: nothing in these sounds lies above it, and it takes half the memory. */
const rate = 32_000;
const highestPeak = 0.89;

/** One round of a sound that can be repeated without a seam, as stereo samples. */
export async function renderLoop({ build, join, loudness }: Recipe): Promise<AudioBuffer> {
  const seconds = loopSeconds[join] + beyond[join];
  const offline = new OfflineAudioContext(2, seconds * rate, rate);
  build(offline, offline.destination, seconds);
  const rendered = await offline.startRendering();
  const loop = new AudioBuffer({
    length: loopSeconds[join] * rate,
    numberOfChannels: 2,
    sampleRate: rate,
  });
  const channels = [0, 1].map((channel) => joined(rendered.getChannelData(channel), join));
  const scale = scaleFor(channels, loudness);
  for (const [channel, samples] of channels.entries())
    loop.copyToChannel(
      samples.map((sample) => sample * scale),
      channel,
    );
  return loop;
}

/** The first round, with what lies beyond its end joined to its beginning. */
function joined(samples: Float32Array, join: Recipe['join']): Float32Array<ArrayBuffer> {
  const length = loopSeconds[join] * rate;
  const loop = new Float32Array(samples.subarray(0, length));
  const tail = samples.subarray(length);
  for (const [index, ending] of tail.entries()) {
    const beginning = loop[index] ?? 0;
    const share = index / tail.length;
    if (join === 'ring') loop[index] = beginning + ending;
    else if (join === 'even') loop[index] = beginning * share + ending * (1 - share);
    else loop[index] = beginning * Math.sqrt(share) + ending * Math.sqrt(1 - share);
  }
  return loop;
}

/** What brings the sound to its loudness without any sample leaving the range. */
function scaleFor(channels: readonly Float32Array[], loudness: number): number {
  let [sum, count, peak] = [0, 0, 0];
  for (const samples of channels) {
    for (const sample of samples) {
      sum += sample * sample;
      peak = Math.max(peak, Math.abs(sample));
    }
    count += samples.length;
  }
  const level = Math.sqrt(sum / count);
  return level === 0 ? 0 : Math.min(loudness / level, highestPeak / peak);
}
