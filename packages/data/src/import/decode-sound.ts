import { sampleRate } from '../recordings/recording.ts';

/** Decodes an audio file to samples in the format of recordings. Null if it cannot be decoded. */
export type DecodeSound = (bytes: Uint8Array<ArrayBuffer>) => Promise<Int16Array | null>;

/** Decodes with the browser's own codecs, which also resample to the rate of the context. */
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
