import { readTsv } from '@mooring/contract/tsv';
import { describe, expect, test } from 'vitest';
import table from './corrections.tsv?raw';
import { messagesOf, written } from './facts-testing.ts';
import { factsIn, learn } from './learn.ts';

const rows = readTsv<'said' | 'told'>(table);

describe('what stays after a correction, and after a request to forget', () => {
  test.each(rows)('$said', ({ said, told }) => {
    const facts = factsIn(messagesOf(said)).filter(({ kind }) => kind !== 'person');
    expect(facts.map(written).sort().join('; ')).toBe(
      told === '-' ? '' : told.split('; ').sort().join('; '),
    );
  });

  test('there are at least 40 of them', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  test('a corrected fact stands beside the sentence that corrected it', () => {
    const facts = factsIn(messagesOf('my mum Vira died / no, her name was Vera'));
    expect(facts.find(({ kind }) => kind === 'name')).toMatchObject({
      value: 'Vera',
      sentence: 'no, her name was Vera',
      message: 'm2',
    });
    expect(JSON.stringify(facts)).not.toContain('"Vira"');
  });

  test('what was given up is named, so that it can be muted', () => {
    const [first, second] = messagesOf('my mum Vera died / forget that');
    if (!first || !second) throw new Error('two messages');
    const { facts } = learn([], first, []);
    const { removed, request } = learn(facts, second, [first]);
    expect(removed).toEqual(facts);
    expect(request).toEqual({ what: 'last' });
  });
});
