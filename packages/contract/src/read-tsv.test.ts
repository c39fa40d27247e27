import { expect, test } from 'vitest';
import { readTsv } from './read-tsv.ts';

test('every row of a table has the columns of its first line; comments and empty lines are left out', () => {
  const table = '# A comment.\ncode\tname\r\nIE\tIreland\n\n# Another.\n#X\n';
  expect(readTsv<'code' | 'name'>(table)).toEqual([
    { code: 'IE', name: 'Ireland' },
    { code: '#X', name: '' },
  ]);
});
