import type { Row, Store, Write } from '@mooring/storage';
import { entry, memoryStores } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createKeptRows } from './kept-rows.ts';

const at = (editedAt: string) => ({ ...entry('a', '2026-11-20'), editedAt });
const put = (row: Row<'journal_entries'>): Write => ({ table: 'journal_entries', put: row });

test('what another tab stores while the words of this one are stored again is not written over', async () => {
  const cleared = await memoryStores(new Map())('ana');
  const kept = createKeptRows();
  await kept.during([put(at('2026-11-20T09:00:00.000Z'))], async () => {});
  const later = at('2026-11-20T10:00:00.000Z');
  let comparisons = 0;
  const store: Store = {
    ...cleared,
    async getMany(table, ids) {
      const rows = await cleared.getMany(table, ids);
      comparisons += 1;
      if (comparisons === 1) await cleared.write([put(later)]);
      return rows;
    },
  };
  await kept.storeAgain(store);
  expect(await cleared.get('journal_entries', 'a')).toEqual(later);
  expect(comparisons).toBe(2);
});
