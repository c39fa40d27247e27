import { sampleRate } from '../recordings/recording.ts';

/** Turns a sound file into samples as recordings have them; null for one that cannot be. */
export type DecodeSound = (bytes: Uint8Array<ArrayBuffer>) => Promise<Int16Array | null>;

/** With what the browser itself can play. It brings the sound to the rate of its context. */
export const decodeInBrowser: DecodeSound = async (bytes) => {
  if (typeof OfflineAudioContext === 'undefined') return null;
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const sound = await context.decodeAudioData(bytes.buffer).catch(() => null);
  if (!sound || sound.length === 0) return null;
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) =>
    sound.getChannelData(index),
  );
  return Int16Array.from({ length: sound.length }, (_, at) => {
    const sum = channels.reduce((all, samples) => all + (samples[at] ?? 0), 0);
    return Math.round(Math.max(-1, Math.min(1, sum / channels.length)) * 32_767);
  });
};
