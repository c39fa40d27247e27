import type { CheckIn, Emotion } from '@mooring/data';
import { type ChosenWord, noWord, typedWord } from '../words/word-draft.ts';

/** A check-in as it is being made. `intensity` 0–4. */
export type CheckInDraft = {
  emotion: Emotion | null;
  intensity: number;
  notes: string;
  word: ChosenWord;
};

/** What is typed and stored nowhere yet: notes, and a word of one's own with its emotion. Empty texts for nothing. */
export type UnsavedTexts = { notes: string; word: string; emotion: Emotion | null };

export const blankDraft: CheckInDraft = { emotion: null, intensity: 2, notes: '', word: noWord };

export const draftOf = ({ emotion, intensity, notes, word = '' }: CheckIn): CheckInDraft => ({
  emotion,
  intensity,
  notes,
  word: { word, source: 'record' },
});

export const sameDraft = (one: CheckInDraft, other: CheckInDraft): boolean =>
  one.emotion === other.emotion &&
  one.intensity === other.intensity &&
  one.notes === other.notes &&
  one.word.word === other.word.word;

export function unsavedTexts(start: CheckInDraft, fields: CheckInDraft): UnsavedTexts {
  const word = typedWord(fields.word);
  return {
    notes: fields.notes === start.notes ? '' : fields.notes.trim() && fields.notes,
    word,
    emotion: word === '' ? null : fields.emotion,
  };
}

/** The draft with a part of it changed. Another emotion takes a chosen word away. */
export function changed(draft: CheckInDraft, part: Partial<CheckInDraft>): CheckInDraft {
  const next = { ...draft, ...part };
  if (next.emotion === draft.emotion || part.word) return next;
  return { ...next, word: typedWord(draft.word) === '' ? noWord : draft.word };
}
