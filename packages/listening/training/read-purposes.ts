import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv } from '@mooring/contract/tsv';
import { type Purpose, purposes, type Wish, wishes } from '../src/reader/purposes.ts';
import { readLines } from './lines.ts';

/** A message from the middle of a talk, and what it is for. `isKept`: kept apart by `--dev`. */
export type PurposeLine = { text: string; purpose: Purpose | 'tell'; isKept: boolean };

/** The messages of `purposes/*.tsv`, in a fixed order. */
export const readPurposes = (folder: string): PurposeLine[] =>
  rowsOf<'purpose' | 'text'>(folder).map(({ purpose, text }) => ({
    text,
    purpose: purposeIn(purpose),
    isKept: isKeptApart(text),
  }));

/** A message, and what it wants from the companion; null: nothing. `isKept` as above. */
export type WishLine = { text: string; wish: Wish | null; isKept: boolean };

/** The messages of `wishes/*.tsv`, in a fixed order. */
export const readWishes = (folder: string): WishLine[] =>
  rowsOf<'wish' | 'text'>(folder).map(({ wish, text }) => ({
    text,
    wish: wishIn(wish),
    isKept: isKeptApart(text),
  }));

/** A message, and whether its writer blames themselves in it. `isKept` as above. */
export type BlameLine = { text: string; blames: boolean; isKept: boolean };

/** The messages of `blame/*.tsv`, in a fixed order. */
export const readBlame = (folder: string): BlameLine[] =>
  rowsOf<'label' | 'text'>(folder).map(({ label, text }) => {
    if (label !== 'guilt' && label !== 'tells')
      throw new Error(`${label} is neither guilt nor tells.`);
    return { text, blames: label === 'guilt', isKept: isKeptApart(text) };
  });

/** The messages of `wishes/*.tsv` that teach calm: their writers meant nobody in danger. Pleas to be calmed or to go on living, which may deserve a plain question, are left out. */
export const calmWishes = (folder: string): string[] =>
  readWishes(folder).flatMap(({ text, wish }) =>
    wish === 'want-calm' || wish === 'want-how-to-live' ? [] : [text],
  );

const rowsOf = <Column extends string>(folder: string): Record<Column, string>[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readTsv<Column>(readFileSync(join(folder, file), 'utf8')));

export const isKeptApart = (text: string): boolean =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 8 === 0;

/** The English lines whose act says what they are for. Of those that only tell, one in six. */
export const purposesOfLines = (folder: string): PurposeLine[] =>
  readLines(folder)
    .filter(({ language }) => language === 'en')
    .flatMap(({ text, act }, at) => {
      const purpose = byAct[act];
      return purpose && (purpose !== 'tell' || at % 6 === 0)
        ? [{ text, purpose, isKept: false }]
        : [];
    });

/** 'ask-me' and 'smalltalk' are too mixed to learn from. */
const byAct: Readonly<Record<string, Purpose | 'tell'>> = {
  tell: 'tell',
  joy: 'tell',
  remember: 'tell',
  letter: 'tell',
  hostile: 'tell',
  correct: 'correct',
  misread: 'misread',
  'ask-info': 'question',
  'ask-letter': 'request',
  'ask-poem': 'request',
  'ask-text': 'request',
  'ask-recall': 'recall',
  hello: 'small',
  bye: 'small',
  thanks: 'small',
};

/** Throws where it is none: a slip would teach the opposite. */
function purposeIn(label: string): Purpose | 'tell' {
  const known = [...purposes, 'tell' as const].find((one) => one === label);
  if (!known) throw new Error(`${label} is no purpose.`);
  return known;
}

function wishIn(label: string): Wish | null {
  const known = wishes.find((one) => one === `want-${label}`);
  if (!known && label !== 'tells' && label !== 'rhetorical')
    throw new Error(`${label} is no wish.`);
  return known ?? null;
}
