import { readTsv } from '@mooring/contract/tsv';
import table from './languages.tsv?raw';

type Column = 'code' | 'name' | 'soft' | 'title' | 'text' | 'emergency' | 'lines' | 'close';

/** What the card says in one language. `soft`: to somebody who writes in it and is in no danger that was noticed. */
export type LanguageTexts = Record<Column, string>;

const texts = new Map(readTsv<Column>(table).map((row) => [row.code, row]));

/** Every language that the card has words in, by its code. */
export const languageCodes: readonly string[] = [...texts.keys()];

/** Undefined for English and for a language that the card has no words in. */
export const textsIn = (code: string | undefined): LanguageTexts | undefined =>
  code === undefined ? undefined : texts.get(code);

/** The direction in which a language is written. */
export const directionOf = (code: string): 'rtl' | 'ltr' =>
  code === 'ar' || code === 'fa' ? 'rtl' : 'ltr';
