import { browserEnv, type OpenStore } from '@mooring/storage';
import type { MemoryDisk } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createEarlierVersions } from '../repositories/earlier-versions.ts';
import type { createRepositories } from '../repositories/repositories.ts';
import { ana, createTestData } from '../testing.ts';
import { createRowMover } from './move-rows.ts';
import { twoSides } from './two-sides-testing.ts';

test('signing up moves everything a visitor wrote, each row once, and deletes the visitor', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const entry = await data.entries.create({
    title: 'Before',
    content: 'Any name.',
    tags: ['guilt'],
  });
  await data.moments.add({ content: 'Kept.', source: 'manual', tags: ['hope'] });
  await data.checkIns.save({ emotion: 'Grief', intensity: 3, notes: 'Heavy.' });
  await data.drafts.keep('new', { title: 'Half', content: '', tags: [] });
  await data.accounts.signUp(ana);
  await expect.poll(async () => (await data.entries.list()).items).toEqual([entry]);
  expect((await data.moments.list()).items).toMatchObject([{ content: 'Kept.', tags: ['hope'] }]);
  expect((await data.checkIns.today())?.notes).toBe('Heavy.');
  expect((await data.drafts.get('new'))?.title).toBe('Half');
  expect(await data.streak.count()).toBe(1);
  const owners = new Set(JSON.parse(data.rows()).map((row: { user_id: string }) => row.user_id));
  expect(owners.size).toBe(1);
});

const titles = async ({ entries }: ReturnType<typeof createRepositories>) =>
  (await entries.list()).items.map(({ title }) => title).sort();

/** As a torn disk would: the title no longer opens. */
function damage(disk: MemoryDisk, userId: string, id: string) {
  const row = disk.get(userId)?.get('journal_entries')?.get(id);
  if (row && 'title' in row) row.title = row.content;
}

const words = (title: string) => ({ title, content: `${title}, in full.`, tags: [] });

/** Works for so many writes, and then as if the tab had been closed. */
function dyingAfter(writes: number, stores: OpenStore): OpenStore {
  let left = writes;
  return async (userId) => {
    const store = await stores(userId);
    return {
      ...store,
      async write(batch) {
        left -= 1;
        if (left < 0) throw new Error('The tab was closed.');
        await store.write(batch);
      },
    };
  };
}

test('a move interrupted at any point is finished by the next one, with each row once', async () => {
  for (let writes = 0; writes < 10; writes += 1) {
    const { disk, stores, from, to, visitor, ana } = await twoSides();
    for (const title of ['One', 'Two']) await visitor.entries.create(words(title));
    await visitor.drafts.keep('new', words('Half'));
    await visitor.moments.add({ content: 'Kept.', source: 'manual' });
    const cutOff = createRowMover(dyingAfter(writes, stores), browserEnv)(from, to);
    await cutOff.catch(() => undefined);

    await createRowMover(stores, browserEnv)(from, to);
    expect(await titles(ana)).toEqual(['One', 'Two']);
    expect((await ana.drafts.get('new'))?.title).toBe('Half');
    expect((await ana.moments.list()).items).toHaveLength(1);
    expect(await ana.streak.count()).toBe(1);
    expect(disk.has('visitor')).toBe(false);
  }
});

test('ids that say what the words are get keyed ones on the way, each once, with what belongs to them', async () => {
  const unkeyed = '0123abcd-4567-19ab-0def-0123456789ab';
  for (let writes = 0; writes < 8; writes += 1) {
    const { stores, from, to, visitor, ana } = await twoSides();
    const { id: plain } = await visitor.entries.create(words('Written'));
    const first = await visitor.entries.get(plain);
    if (!first) throw new Error('no entry');
    await visitor.entries.restore({ ...first, ...words('Imported'), id: unkeyed });
    await visitor.drafts.keep(unkeyed, words('Half edited'));
    await visitor.moments.add({ content: 'Kept.', source: 'journal', sourceId: unkeyed });
    await createRowMover(dyingAfter(writes, stores), browserEnv)(from, to).catch(() => undefined);
    await createRowMover(stores, browserEnv)(from, to);
    expect(await titles(ana)).toEqual(['Imported', 'Written']);
    const moved = (await ana.entries.list()).items.find(({ title }) => title === 'Imported');
    expect(moved?.id).toBe(await to.vault.keyedId(unkeyed));
    expect((await ana.drafts.get(moved?.id ?? ''))?.title).toBe('Half edited');
    expect((await ana.moments.list()).items[0]?.sourceId).toBe(moved?.id);
    expect((await ana.entries.get(plain))?.title).toBe('Written');
  }
});

test('many rows are moved in batches, and none is left behind', async () => {
  const { stores, from, to, visitor, ana } = await twoSides();
  const add = (n: number) => visitor.moments.add({ content: `Moment ${n}`, source: 'manual' });
  await Promise.all(Array.from({ length: 450 }, (_, n) => add(n)));
  await expect(createRowMover(dyingAfter(3, stores), browserEnv)(from, to)).rejects.toThrow();
  await createRowMover(stores, browserEnv)(from, to);
  const { items, unreadable } = await ana.moments.list();
  expect(new Set(items.map(({ content }) => content)).size).toBe(450);
  expect([items.length, unreadable.length]).toEqual([450, 0]);
});

test('a row that cannot be opened keeps the visitor’s store, and the others are moved', async () => {
  const { disk, stores, from, to, visitor, ana } = await twoSides();
  await visitor.entries.create(words('Whole'));
  const torn = await visitor.entries.create(words('Torn'));
  damage(disk, 'visitor', torn.id);
  await expect(createRowMover(stores, browserEnv)(from, to)).rejects.toMatchObject({
    key: 'vault.unreadable',
  });
  expect(await titles(ana)).toEqual(['Whole']);
  expect((await visitor.entries.list()).unreadable).toMatchObject([{ id: torn.id }]);
});

test('what was changed or removed in the account since then stays so when the move is retried', async () => {
  const { disk, stores, from, to, visitor, ana } = await twoSides();
  const kept = await visitor.entries.create(words('As it was'));
  const gone = await visitor.entries.create(words('Let go'));
  damage(disk, 'visitor', (await visitor.entries.create(words('Torn'))).id);
  await createRowMover(stores, browserEnv)(from, to).catch(() => undefined);
  await ana.entries.update(kept.id, words('As it is now'));
  await ana.entries.remove(gone.id);
  await createRowMover(stores, browserEnv)(from, to).catch(() => undefined);
  expect(await titles(ana)).toEqual(['As it is now']);
});

test('rows that another tab of the visitor writes meanwhile are moved too', async () => {
  const { disk, stores, from, to, visitor, ana } = await twoSides();
  const first = await visitor.entries.create(words('First'));
  let meanwhile = async () => {
    meanwhile = async () => {};
    await visitor.entries.update(first.id, words('First, changed'));
    await visitor.entries.create(words('Second'));
  };
  const busy: OpenStore = async (userId) => {
    const store = await stores(userId);
    const write: typeof store.write = async (writes) => {
      await store.write(writes);
      if (userId === 'ana') await meanwhile();
    };
    return { ...store, write };
  };
  await createRowMover(busy, browserEnv)(from, to);
  expect(await titles(ana)).toEqual(['First, changed', 'Second']);
  expect(disk.has('visitor')).toBe(false);
});

test('of two counts of days the larger one stays', async () => {
  for (const [visitors, anas] of [
    [3, 5],
    [5, 3],
  ] as const) {
    const { disk, stores, from, to, visitor, ana } = await twoSides();
    await visitor.entries.create(words('One'));
    await ana.entries.create(words('Two'));
    for (const [userId, days] of Object.entries({ visitor: visitors, ana: anas })) {
      const row = disk.get(userId)?.get('writing_streaks')?.get(userId);
      if (row && 'streak_count' in row) row.streak_count = days;
    }
    await createRowMover(stores, browserEnv)(from, to);
    expect(await ana.streak.count()).toBe(5);
    expect(disk.get('ana')?.get('writing_streaks')?.size).toBe(1);
  }
});

test('a moved row that cannot be read back leaves the visitor’s row in place', async () => {
  const { stores, from, to, visitor } = await twoSides();
  await visitor.entries.create(words('One'));
  const forgetful: OpenStore = async (userId) => {
    const store = await stores(userId);
    return userId === 'ana' ? { ...store, write: async () => {} } : store;
  };
  await expect(createRowMover(forgetful, browserEnv)(from, to)).rejects.toMatchObject({
    key: 'store.failed',
  });
  expect(await titles(visitor)).toEqual(['One']);
});

test('an account that has words of its own keeps them beside those of the visitor', async () => {
  const { stores, from, to, visitor, ana } = await twoSides();
  await ana.drafts.keep('new', words('Of Ana'));
  await ana.records.put('safety-plan', { ...emptyPlan, signs: 'Of Ana' });
  await ana.records.put('settings', { keepPrivate: true });
  await ana.records.put('rituals', [{ ritual: 'daily-release', day: '2026-11-01' }]);
  // The later version wins, and two writes in one millisecond have no later one.
  await new Promise((done) => setTimeout(done, 5));
  await visitor.drafts.keep('new', words('Of a visitor'));
  await visitor.records.put('safety-plan', { ...emptyPlan, signs: 'Of a visitor' });
  await visitor.records.put('settings', { keepPrivate: false, reminderAt: '20:00' });
  await visitor.records.put('rituals', [{ ritual: 'nature-connection', day: '2026-11-02' }]);

  for (let writes = 0; writes < 4; writes += 1) {
    await createRowMover(dyingAfter(writes, stores), browserEnv)(from, to).catch(() => undefined);
  }
  await createRowMover(stores, browserEnv)(from, to);

  const versions = createEarlierVersions({
    env: browserEnv,
    storage: { open: openAna, openForWriting: openAna },
  });
  async function openAna() {
    return { vault: to.vault, store: await stores('ana') };
  }
  const kept = await versions.list();
  expect(kept.map(({ key, isUsable }) => [key, isUsable]).sort()).toEqual([
    ['draft:new', true],
    ['safety-plan', true],
  ]);
  expect(JSON.stringify(kept)).toContain('Of Ana, in full.');
  expect((await ana.drafts.get('new'))?.title).toBe('Of a visitor');
  expect((await ana.records.get('safety-plan'))?.signs).toBe('Of a visitor');
  expect(await ana.records.get('settings')).toEqual({ keepPrivate: true, reminderAt: '20:00' });
  expect(await ana.records.get('rituals')).toHaveLength(2);
});

const emptyPlan = { signs: '', helps: '', people: '', places: '', reasons: '', means: '' };
