import { expect, test } from 'vitest';
import { type MemoryDisk, memoryStores } from './adapters/memory.ts';
import { createAdopt } from './adopt.ts';
import { browserEnv } from './env.ts';
import type { OpenStore } from './store.ts';
import { ana, createTestData } from './testing.ts';
import { vaultKeys } from './vault/keys.ts';
import { createVault } from './vault/seal.ts';

test('signing up brings what a visitor wrote, each thing once, and leaves nothing of the visitor', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const entry = await data.entries.create({
    title: 'Before',
    content: 'Any name.',
    tags: ['guilt'],
  });
  await data.moments.add({ content: 'Kept.', source: 'manual', tags: ['hope'] });
  await data.emotions.save({ emotion: 'Grief', intensity: 3, notes: 'Heavy.' });
  await data.drafts.keep('new', { title: 'Half', content: '', tags: [] });
  await data.accounts.signUp(ana);
  await expect.poll(async () => (await data.entries.list()).items).toEqual([entry]);
  expect((await data.moments.list()).items).toMatchObject([{ content: 'Kept.', tags: ['hope'] }]);
  expect((await data.emotions.today())?.notes).toBe('Heavy.');
  expect((await data.drafts.get('new'))?.title).toBe('Half');
  expect(await data.streak.count()).toBe(1);
  const owners = new Set(JSON.parse(data.rows()).map((row: { user_id: string }) => row.user_id));
  expect(owners.size).toBe(1);
});

const twoVaults = async () => {
  const make = async (userId: string, fill: number) =>
    createVault({ env: browserEnv, userId, ...(await vaultKeys(new Uint8Array(32).fill(fill))) });
  return { from: { vault: await make('visitor', 1) }, to: { vault: await make('ana', 2) } };
};

const moment = async (
  vault: Awaited<ReturnType<typeof twoVaults>>['from']['vault'],
  id: string,
) => ({
  table: 'saved_moments' as const,
  put: {
    id,
    user_id: vault.userId,
    content: await vault.seal(
      { table: 'saved_moments', column: 'content', rowId: id },
      `Moment ${id}`,
    ),
    source: 'manual',
    sourceId: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    tags: null,
    created_at: '2026-11-20T09:00:00.000Z',
  },
});

test('an adoption cut off half-way is finished by the next one, with each row there once', async () => {
  const disk: MemoryDisk = new Map();
  const whole = memoryStores(disk);
  const { from, to } = await twoVaults();
  const visitor = await whole('visitor');
  for (let i = 0; i < 450; i += 1) await visitor.write([await moment(from.vault, `m${i}`)]);

  let writes = 0;
  const dying: OpenStore = async (userId) => {
    const store = await whole(userId);
    return {
      ...store,
      async write(batch) {
        writes += 1;
        if (writes === 2) throw new Error('The tab was closed.');
        await store.write(batch);
      },
    };
  };
  await expect(createAdopt(dying)(from, to)).rejects.toThrow();
  expect(await visitor.count('saved_moments')).toBe(450);

  await createAdopt(whole)(from, to);
  const ana = await whole('ana');
  expect(await ana.count('saved_moments')).toBe(450);
  expect(disk.has('visitor')).toBe(false);
  const [row] = await ana.list('saved_moments', { limit: 1 });
  const place = { table: 'saved_moments', column: 'content', rowId: row?.id ?? '' };
  expect(await to.vault.open(place, row?.content as never)).toBe(`Moment ${row?.id}`);
});

test('a row that does not open keeps the visitor’s store, and the others arrive', async () => {
  const disk: MemoryDisk = new Map();
  const stores = memoryStores(disk);
  const { from, to } = await twoVaults();
  const visitor = await stores('visitor');
  await visitor.write([await moment(from.vault, 'good'), await moment(to.vault, 'bad')]);
  await expect(createAdopt(stores)(from, to)).rejects.toMatchObject({ key: 'vault.unreadable' });
  expect(await (await stores('ana')).count('saved_moments')).toBe(1);
  expect(await visitor.count('saved_moments')).toBe(2);
});
