/**
 * The finer word of a check-in that is being made; empty for none. `source`: whether it is a word of ours, one that the person
 * wrote before, one that is in the record already, or one that is being typed.
 */
export type ChosenWord = { word: string; source: 'ours' | 'own' | 'record' | 'typed' };

export const noWord: ChosenWord = { word: '', source: 'ours' };

/** The word without spaces around it, and with single ones in it. */
export const tidyWord = ({ word }: ChosenWord): string => word.trim().replace(/\s+/g, ' ');

/** What is typed and stored nowhere yet. */
export const typedWord = ({ word, source }: ChosenWord): string =>
  source === 'typed' && word.trim() !== '' ? word : '';
