import * as z from 'zod/mini';

/** Samples a second of every recording: 16-bit PCM, one channel. */
export const sampleRate = 16_000;

/** Samples in one kept piece: 4 s, 125 KiB before sealing. A crash loses at most the piece being filled. */
export const samplesPerChunk = 4 * sampleRate;

/** How many bars a waveform is kept with, at most. */
export const maxPeaks = 96;

export const recordingSchema = z.object({
  id: z.string(),
  /** 0 while it is being recorded. */
  durationMs: z.int().check(z.minimum(0)),
  /** The loudest moment of each stretch, 0–100. */
  peaks: z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.maxLength(maxPeaks)),
});

/** What an entry holds of its recording; the sound itself stands in sealed pieces under `id`. */
export type Recording = z.infer<typeof recordingSchema>;
