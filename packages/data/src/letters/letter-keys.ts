/** The key of the draft of a letter that is not kept yet. There is one at a time. */
export const newLetterDraft = 'letter:new';

/** The key of the draft of a letter that is written in a pause before writing to someone, who may not be named. */
export const pauseLetterDraft = (someone?: string): `letter:${string}` =>
  someone ? `letter:pause-${someone}` : 'letter:pause';

/** The key of the draft of a kept letter. */
export const letterDraftKey = (id: string): `letter:${string}` => `letter:${id}`;
