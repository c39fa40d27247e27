const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** 'grief, hope and anxiety'. */
export const listInWords = (words: readonly string[]): string => list.format(words);

/** 'three' for 3; digits beyond seven, which is as far as an insight looks. */
export const numberInWords = (number: number): string => numbers[number] ?? String(number);
