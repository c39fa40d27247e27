import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { maxKeptChanges, type OpenStore, type Rows, type Write } from '../store.ts';
import type { Sealed } from '../vault/vault.ts';
import { indexedDbStores } from './store-indexeddb.ts';
import { memoryStores } from './store-memory.ts';

const sealed = (text: string) => text as Sealed;
const entry = (id: string): Rows['journal_entries'] => ({
  id,
  user_id: 'ana',
  title: sealed('e1.title'),
  content: sealed('e1.content'),
  tags: sealed('e1.tags'),
  type: 'text',
  audioData: null,
  date: '2026-11-01',
  created_at: '2026-11-01',
  editedAt: null,
});
const put = (id: string): Write => ({ table: 'journal_entries', put: entry(id) });
const block = (id: string, newest: string) => ({
  id,
  user_id: 'ana',
  newest,
  value: sealed('e1.value'),
});

let accounts = 0;
const adapters: [string, () => OpenStore][] = [
  ['memory', () => memoryStores()],
  ['IndexedDB', () => indexedDbStores],
];

for (const [name, make] of adapters) {
  const open = async () => {
    const stores = make();
    accounts += 1;
    const userId = `derived-${accounts}`;
    return { store: await stores(userId), reopen: () => stores(userId) };
  };

  test(`${name}: every change of an entry has a number, and the changes after a number can be read`, async () => {
    const { store } = await open();
    expect(await store.derived.snapshot()).toEqual({
      last: 0,
      blocksUpTo: 0,
      count: 0,
      changed: [],
    });
    await store.write([put('a'), put('b')]);
    const { last } = await store.derived.snapshot();
    await store.write([put('a'), { table: 'journal_entries', remove: 'b' }]);
    expect(await store.derived.snapshot()).toMatchObject({ count: 1, changed: ['a', 'b'] });
    expect(await store.derived.changesSince(last)).toEqual({
      last: last + 2,
      blocksUpTo: 0,
      changed: ['a', 'b'],
    });
    expect((await store.derived.changesSince(last + 2)).changed).toEqual([]);
    await store.write([{ table: 'user_data', remove: 'x' }]);
    expect((await store.derived.changesSince(last + 2)).changed).toEqual([]);
  });

  test(`${name}: more changes than were asked for are not given, and the last number is there without them`, async () => {
    const { store } = await open();
    expect(await store.derived.last()).toBe(0);
    await store.write([put('a'), put('b'), put('c')]);
    expect(await store.derived.snapshot(2)).toMatchObject({ count: 3, changed: null });
    const { last, changed } = await store.derived.snapshot(3);
    expect(changed).toEqual(['a', 'b', 'c']);
    expect(await store.derived.last()).toBe(last);
    await store.derived.updateBlocks({ from: 0, to: last, puts: [], removes: [] });
    expect((await store.derived.snapshot(0)).changed).toEqual([]);
    expect(await store.derived.last()).toBe(last);
  });

  test(`${name}: of two tabs that compact at once one succeeds, and the other changes nothing`, async () => {
    const { store, reopen } = await open();
    const other = await reopen();
    await store.write([put('a')]);
    const { last: to } = await store.derived.snapshot();
    const mine = { from: 0, to, puts: [block('x', '2026-11-01')], removes: [] };
    const theirs = { from: 0, to, puts: [block('y', '2026-11-02')], removes: [] };
    expect(await store.derived.updateBlocks(mine)).toBe(true);
    expect(await other.derived.updateBlocks(theirs)).toBe(false);
    expect(await other.derived.blocks()).toEqual([block('x', '2026-11-01')]);
    expect((await other.derived.snapshot()).changed).toEqual([]);
  });

  test(`${name}: blocks are listed newest first, and are gone when they are removed`, async () => {
    const { store } = await open();
    const puts = ['2026-01', '2026-03', '2026-02'].map((newest) => block(newest, newest));
    await store.derived.updateBlocks({ from: 0, to: 0, puts, removes: [] });
    const ids = async (limit?: number) => (await store.derived.blocks(limit)).map(({ id }) => id);
    expect(await ids()).toEqual(['2026-03', '2026-02', '2026-01']);
    expect(await ids(2)).toEqual(['2026-03', '2026-02']);
    await store.derived.updateBlocks({ from: 0, to: 0, puts: [], removes: ['2026-03'] });
    expect(await ids()).toEqual(['2026-02', '2026-01']);
  });

  test(`${name}: of many blocks none is missing and none is there twice`, async () => {
    const { store } = await open();
    const ids = Array.from({ length: 61 }, (_, index) => String(index * 7919).padStart(6, '0'));
    const puts = ids.map((id) => block(id, `2026-${id.slice(-2)}`));
    await store.derived.updateBlocks({ from: 0, to: 0, puts, removes: [] });
    const read = await store.derived.blocks();
    expect(read.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(read.map(({ newest }) => newest)).toEqual(
      puts
        .map(({ newest }) => newest)
        .sort()
        .reverse(),
    );
  });

  test(`${name}: of the blocks those are read in which entries of some dates are or would be`, async () => {
    const { store } = await open();
    const at = async (...dates: string[]) =>
      (await store.derived.blocksAt(dates)).map(({ id }) => id).sort();
    expect(await at('2026-02')).toEqual([]);
    const blocks = [
      block('a', '2026-01'),
      block('b', '2026-03'),
      block('c', '2026-03'),
      block('d', '2026-05'),
    ];
    await store.derived.updateBlocks({ from: 0, to: 0, puts: blocks, removes: [] });
    expect(await at()).toEqual([]);
    expect(await at('')).toEqual(['a']);
    expect(await at('2026-02')).toEqual(['b', 'c']);
    expect(await at('2026-03')).toEqual(['b', 'c', 'd']);
    expect(await at('2026-09', '2026-10')).toEqual(['d']);
    expect(await at('2025-12', '2026-01', '2026-04')).toEqual(['a', 'b', 'c', 'd']);
  });

  test(`${name}: old changes are dropped after a compaction, and a reader that asks for them gets null`, async () => {
    const { store } = await open();
    await store.write(Array.from({ length: maxKeptChanges + 5 }, (_, index) => put(`e${index}`)));
    const { last } = await store.derived.snapshot();
    await store.derived.updateBlocks({ from: 0, to: last, puts: [], removes: [] });
    expect((await store.derived.changesSince(0)).changed).toBeNull();
    expect((await store.derived.changesSince(last - 10)).changed).toHaveLength(10);
  });

  test(`${name}: erasing an account removes its blocks and numbers`, async () => {
    const { store, reopen } = await open();
    await store.write([put('a')]);
    await store.derived.updateBlocks({
      from: 0,
      to: 1,
      puts: [block('x', '2026-11-01')],
      removes: [],
    });
    await store.destroy();
    const again = await reopen();
    expect(await again.derived.blocks()).toEqual([]);
    expect(await again.derived.snapshot()).toMatchObject({ blocksUpTo: 0, changed: [] });
  });

  test(`${name}: rows can be read page by page in the order of their ids`, async () => {
    const { store } = await open();
    await store.write([put('c'), put('a'), put('b')]);
    const page = async (after: string) =>
      (await store.page('journal_entries', after, 2)).map(({ id }) => id);
    expect(await page('')).toEqual(['a', 'b']);
    expect(await page('b')).toEqual(['c']);
    expect(await page('c')).toEqual([]);
  });
}
