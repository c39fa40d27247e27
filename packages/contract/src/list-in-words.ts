const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'grief, hope and anxiety' */
export const listInWords = (words: readonly string[]): string => list.format(words);
