import { describe, expect, test } from 'vitest';
import type { Line } from './lines.ts';
import { labelledHeads } from './targets.ts';

const line = (more: Partial<Line>): Line => ({
  ...{ text: 'He left on Friday.', level: 0, kinds: [], whose: '-', act: 'tell', happened: [] },
  ...{ feelings: [], before: '', language: 'en', group: 'w1/one' },
  ...more,
});

describe('what a file of lines teaches', () => {
  test('where only danger is labelled, only danger is learned', () => {
    expect(labelledHeads([line({}), line({ level: 2, kinds: ['suicide'] })])).toEqual([
      'level',
      'kind',
      'whose',
    ]);
  });

  test('one label of a loss or a feeling shows that its writer gave such labels, and acts', () => {
    const happened = [{ event: 'left', relation: 'partner' }];
    expect(labelledHeads([line({}), line({ happened })])).toEqual([
      ...['level', 'kind', 'whose', 'act'],
      ...['event', 'relation'],
    ]);
    expect(labelledHeads([line({ feelings: ['sad'] })])).toContain('denied');
  });

  test('a file of goodbyes teaches what a goodbye does', () => {
    expect(labelledHeads([line({ act: 'bye' })])).toContain('act');
  });
});
