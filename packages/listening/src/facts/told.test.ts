import { readTsv } from '@mooring/contract/tsv';
import { describe, expect, test } from 'vitest';
import { messagesOf, written } from './facts-testing.ts';
import { factsIn } from './learn.ts';
import table from './told.tsv?raw';

const rows = readTsv<'said' | 'told'>(table);

describe('what a sentence tells, and nothing else', () => {
  test.each(rows)('$said', ({ said, told }) => {
    const facts = factsIn(messagesOf(said)).filter(({ kind }) => kind !== 'person');
    expect(facts.map(written).sort().join('; ')).toBe(
      told === '-' ? '' : told.split('; ').sort().join('; '),
    );
  });

  test('there are at least 120 of them', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
  });

  test('every value stands in the sentence that is kept beside it', () => {
    for (const { said } of rows) {
      for (const { kind, value, sentence } of factsIn(messagesOf(said))) {
        if (kind === 'loss' || kind === 'person' || /^\d+/.test(value)) continue;
        expect(sentence.toLowerCase()).toContain(value.toLowerCase());
      }
    }
  });
});
