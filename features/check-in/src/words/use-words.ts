import { type Emotion, useLive, useMuted } from '@mooring/data';
import { isSameWord, wordsFor } from './emotion-words.ts';

/** Words of one's own that are offered again. */
const maxOwnWords = 12;

/**
 * The words that may be chosen for an emotion: ours, and those that the person wrote for it before, newest first. What is not
 * to be brought up is not offered again. `chosen` is always among them, unless it is being typed.
 */
export function useWords(emotion: Emotion, chosen: string): { ours: string[]; own: string[] } {
  const { hides } = useMuted();
  const live = useLive(({ checkIns }) => checkIns.words(), ['emotion_records']);
  const ours = wordsFor(emotion);
  const before = live.status === 'ready' ? live.value : [];
  const written = before
    .filter((one) => one.emotion === emotion && !hides({ ...one, text: one.word }))
    .map(({ word }) => word);
  const own = [...written.slice(0, maxOwnWords), chosen].filter(
    (word, index, words) =>
      word !== '' && ![...ours, ...words.slice(0, index)].some((other) => isSameWord(other, word)),
  );
  return { ours, own };
}
