import { readTsv } from '@mooring/contract/tsv';
import table from '../words/languages.tsv?raw';

const replies = new Map(
  readTsv<'language' | 'reply'>(table).map(({ language, reply }) => [language, reply]),
);

/** Says in that language that the guide understands English alone, and where people are. */
export const languageReply = (language: string): string =>
  replies.get(language) ?? replies.get('other') ?? '';
