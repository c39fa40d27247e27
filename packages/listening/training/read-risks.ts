import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readTsv } from '@mooring/contract/tsv';
import { readLines } from './lines.ts';
import { type IntentLine, intentIn } from './read-intents.ts';
import { isKeptWriter } from './read-remarks.ts';

/** A message, and whether somebody may be in danger by what it says. `isKept`: kept apart by `--dev`. */
export type RiskLine = { text: string; isDanger: boolean; isKept: boolean };

/** A message of a whole talk, labelled by a reader. `danger`: 0 none, 1 a careful listener would ask, 2 somebody may be in danger. */
export type TalkLine = IntentLine & { danger: 0 | 1 | 2 };

/** The messages of `talks/labelled.tsv`. Throws where a label is none. */
export const readTalks = (file: string): TalkLine[] =>
  readTsv<'person' | 'text' | 'intent' | 'danger'>(readFileSync(file, 'utf8')).map(
    ({ person, text, intent, danger }) => ({
      text,
      intent: intentIn(intent),
      danger: levelIn(danger),
      isKept: isKeptWriter(person),
    }),
  );

/** What one listener would ask about and another would not teaches nothing. */
export const riskOf = ({ text, danger, isKept }: TalkLine): RiskLine[] =>
  danger === 1 ? [] : [{ text, isDanger: danger === 2, isKept }];

/**
 * The English lines of the training of danger, each by itself: all that raise a card, and one in three of the calm ones. Two blind rounds that the
 * encoder never learned are kept apart.
 */
export const dangerLines = (folder: string): RiskLine[] =>
  readLines(folder)
    .filter(({ language, level, before }) => language === 'en' && level !== 1 && before === '')
    .filter(({ level, text }) => level >= 2 || isOneInThree(text))
    .map(({ text, level, group }) => ({
      text,
      isDanger: level >= 2,
      isKept: keptRounds.some((round) => group.startsWith(round)),
    }));

const keptRounds = ['blind-20/', 'blind-21/'];

const isOneInThree = (text: string): boolean =>
  (createHash('sha256').update(text).digest()[1] ?? 0) % 3 === 0;

function levelIn(cell: string): TalkLine['danger'] {
  const level = Number(cell);
  if (level !== 0 && level !== 1 && level !== 2) throw new Error(`${cell} is no danger.`);
  return level;
}
