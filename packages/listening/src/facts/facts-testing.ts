import type { Fact, ToldMessage } from './fact.ts';

/** The messages of a test, parted by ' / ', a day each. */
export const messagesOf = (said: string): ToldMessage[] =>
  said.split(' / ').map((text, index) => ({
    id: `m${index + 1}`,
    text,
    at: `2026-11-${String(index + 1).padStart(2, '0')}T20:00:00.000Z`,
  }));

/** 'age mum = 71', 'date mum died = March'. Where nobody is meant there is a dash. */
export const written = ({ kind, about, of, value }: Fact): string =>
  `${kind} ${about ?? '-'}${of ? ` ${of}` : ''} = ${value}`;
