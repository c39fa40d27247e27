import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv } from '@mooring/contract/tsv';
import { type Intent, intents } from '../src/reader/intents.ts';
import { readHeard } from './heard.ts';
import { isKeptApart } from './read-purposes.ts';

/** A message, and what it asks of the companion. `isKept`: kept apart by `--dev`. */
export type IntentLine = { text: string; intent: Intent; isKept: boolean };

/** The messages of `intents/*.tsv`, in a fixed order. Throws where a label is none: a slip would teach the opposite. */
export const readIntents = (folder: string): IntentLine[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readTsv<'intent' | 'text'>(readFileSync(join(folder, file), 'utf8')).map(
        ({ intent, text }) => ({ text, intent: intentIn(intent), isKept: isKeptApart(text) }),
      ),
    );

/** Every fourth of the ways in which people ask for an answer of the shelf: they ask nothing of the companion itself. */
export const practicalLines = (folder: string): IntentLine[] =>
  readHeard(folder)
    .filter((_, at) => at % 4 === 0)
    .map(({ text }) => ({ text, intent: 'practical', isKept: isKeptApart(text) }));

/** Throws where the label is none. */
export function intentIn(label: string): Intent {
  const known = intents.find((one) => one === label);
  if (!known) throw new Error(`${label} is no intent.`);
  return known;
}
