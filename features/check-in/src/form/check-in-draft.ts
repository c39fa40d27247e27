import type { CheckIn, Emotion } from '@mooring/data';

/** A check-in as it is being made. `intensity` 0–4. */
export type CheckInDraft = { emotion: Emotion | null; intensity: number; notes: string };

export const blankDraft: CheckInDraft = { emotion: null, intensity: 2, notes: '' };

export const draftOf = ({ emotion, intensity, notes }: CheckIn): CheckInDraft => ({
  emotion,
  intensity,
  notes,
});

export const sameDraft = (one: CheckInDraft, other: CheckInDraft): boolean =>
  one.emotion === other.emotion && one.intensity === other.intensity && one.notes === other.notes;

/** The text that is not stored anywhere yet; empty when there is none. */
export const unsavedNotes = (start: CheckInDraft, fields: CheckInDraft): string =>
  fields.notes === start.notes ? '' : fields.notes.trim() && fields.notes;
