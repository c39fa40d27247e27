/** One stretch of a rendered sound. All in seconds: heard at `at` of the audio clock, taken from `offset` of the sound. */
export type Segment = { at: number; offset: number; length: number };

/** Seconds in which one segment gives way to the next. */
export const overlap = 3;

const shortest = 9;
const longest = 16;

/**
 * The segment after `before`, or the first one at `start`. Each has its own length and is taken from anywhere in the sound,
 * so that a listener never hears the sound come round. `chance` gives -1–1; `round` is the length of the sound.
 */
export function nextSegment(
  before: Segment | null,
  { start, round, chance }: { start: number; round: number; chance: () => number },
): Segment {
  const part = () => (chance() + 1) / 2;
  const length = shortest + (longest - shortest) * part();
  return {
    at: before ? before.at + before.length - overlap : start,
    offset: (round - length) * part(),
    length,
  };
}
