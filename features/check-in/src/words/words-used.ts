import { listInWords } from '@mooring/contract';
import { type CheckIn, type Emotion, emotionName } from '@mooring/data';

/** The different words for one emotion among the last check-ins, newest first, as a sentence. Null for fewer than two. */
export function wordsUsed(
  records: readonly Pick<CheckIn, 'emotion' | 'word'>[],
  emotion: Emotion,
): string | null {
  const words = new Map<string, string>();
  for (const { word, ...record } of records) {
    const name = word?.toLowerCase();
    if (word && name && record.emotion === emotion && !words.has(name)) words.set(name, word);
  }
  if (words.size < 2) return null;
  const name = emotionName(emotion).toLowerCase();
  return `Words you used for ${name} in your last check-ins: ${listInWords([...words.values()])}.`;
}
