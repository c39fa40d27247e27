import * as z from 'zod/mini';

/** Sample rate of every recording: 16-bit PCM, one channel. */
export const sampleRate = 16_000;

/** Samples per chunk: 4 s, 125 KiB before encryption. A crash loses at most the chunk that is being filled. */
export const samplesPerChunk = 4 * sampleRate;

/** Maximum number of peaks in a waveform. */
export const maxPeaks = 96;

export const recordingSchema = z.object({
  id: z.string(),
  /** ms; 0 while it is being recorded. */
  durationMs: z.int().check(z.minimum(0)),
  /** The peak of each interval, 0–100. */
  peaks: z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.maxLength(maxPeaks)),
});

/** What an entry stores about its recording. The sound itself is in encrypted chunks under `id`. */
export type Recording = z.infer<typeof recordingSchema>;
