import type { Data } from '@mooring/data';

/** How loud someone speaks at a time (ms): phrases with breaths between them, always the same. */
export function speech(at: number): number {
  const phrase = Math.max(0, Math.sin(at / 1_900) + 0.55);
  const syllable = 0.55 + 0.45 * Math.sin(at / 137) * Math.cos(at / 71);
  return Math.min(0.92, 0.02 + 0.5 * phrase * syllable);
}

/** A recording of someone who speaks for so many seconds, for stories and tests. */
export async function sampleVoice({ recordings }: Pick<Data, 'recordings'>, seconds: number) {
  const id = await recordings.begin();
  const samples = Int16Array.from({ length: seconds * 16_000 }, (_, at) =>
    Math.round(32_767 * speech(at / 16) * Math.sin((at / 16_000) * 2 * Math.PI * 180)),
  );
  await recordings.append(id, samples);
  return (await recordings.finish(id)).recording;
}
