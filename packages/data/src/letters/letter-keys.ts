/** The key of the draft of a letter that is not kept yet. There is one at a time. */
export const newLetterDraft = 'letter:new';

/** The key of the draft of a kept letter. */
export const letterDraftKey = (id: string): `letter:${string}` => `letter:${id}`;
