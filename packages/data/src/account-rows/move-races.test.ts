import { browserEnv, type OpenStore } from '@mooring/storage';
import { expect, test } from 'vitest';
import { createEarlierVersions } from '../repositories/earlier-versions.ts';
import { createRowMover } from './move-rows.ts';
import { twoSides } from './two-sides-testing.ts';

const words = (title: string) => ({ title, content: `${title}, in full.`, tags: [] });
const emptyPlan = { signs: '', helps: '', people: '', places: '', reasons: '', means: '' };

test('what the account and the visitor write while words are moved is kept', async () => {
  const { stores, from, to, visitor, ana } = await twoSides();
  await visitor.records.put('safety-plan', { ...emptyPlan, signs: 'Of a visitor' });
  const entry = await visitor.entries.create(words('As it was'));
  const after: Record<string, (() => Promise<unknown>) | undefined> = {
    'ana user_data': () => ana.records.put('safety-plan', { ...emptyPlan, signs: 'Of Ana' }),
    'visitor journal_entries': undefined,
  };
  let reads = 0;
  const busy: OpenStore = async (userId) => {
    const store = await stores(userId);
    return {
      ...store,
      async getMany(table, ids) {
        const rows = await store.getMany(table, ids);
        const key = `${userId} ${table}`;
        if (key === 'visitor journal_entries') {
          reads += 1;
          // The first read is that of the move, the second one that of the removal.
          if (reads === 2) await visitor.entries.update(entry.id, words('Changed'));
        }
        const work = after[key];
        after[key] = undefined;
        await work?.();
        return rows;
      },
    };
  };
  await createRowMover(busy, browserEnv)(from, to);
  expect((await ana.entries.list()).items.map(({ title }) => title)).toEqual(['Changed']);
  const openAna = async () => ({ vault: to.vault, store: await stores('ana') });
  const storage = { open: openAna, openForWriting: openAna };
  const kept = await createEarlierVersions({ env: browserEnv, storage }).list();
  const plan = await ana.records.get('safety-plan');
  expect(
    [plan?.signs, ...kept.map(({ value }) => (value as { signs: string }).signs)].sort(),
  ).toEqual(['Of Ana', 'Of a visitor']);
});
