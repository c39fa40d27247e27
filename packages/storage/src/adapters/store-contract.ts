import { expect, test } from 'vitest';
import type { OpenStore, Rows, Store, Write } from '../store.ts';
import { entry, piece } from './row-testing.ts';

const streak: Rows['writing_streaks'] = {
  id: 'streak',
  user_id: 'ana',
  streak_count: 1,
  last_write_date: '2026-11-20',
  created_at: '2026-11-20T09:00:00.000Z',
};

let accounts = 0;

/** The contract suite of the store: every adapter runs it. */
export function storeContract(name: string, make: () => OpenStore): void {
  const open = async (): Promise<{ store: Store; reopen(): Promise<Store>; other: Store }> => {
    const stores = make();
    accounts += 1;
    const userId = `ana-${accounts}`;
    const store = await stores(userId);
    return { store, reopen: () => stores(userId), other: await stores(`ben-${accounts}`) };
  };
  const puts = (...rows: Rows['journal_entries'][]): Write[] =>
    rows.map((put) => ({ table: 'journal_entries', put }));

  test(`${name}: written rows are listed newest first, also after opening again`, async () => {
    const { store, reopen } = await open();
    await store.write(
      puts(entry('b', '2026-11-02'), entry('c', '2026-11-03'), entry('a', '2026-11-01')),
    );
    store.close();
    const again = await reopen();
    expect((await again.list('journal_entries')).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect((await again.list('journal_entries', { limit: 2 })).map(({ id }) => id)).toEqual([
      'c',
      'b',
    ]);
    expect(await again.get('journal_entries', 'a')).toEqual(entry('a', '2026-11-01'));
    expect(await again.get('journal_entries', 'x')).toBeUndefined();
    const some = await again.getMany('journal_entries', ['c', 'x', 'a']);
    expect(some.map((row) => row?.id)).toEqual(['c', undefined, 'a']);
    expect(await again.getMany('journal_entries', [])).toEqual([]);
    expect(await again.count('journal_entries')).toBe(3);
  });

  test(`${name}: a list can be limited to a span of time`, async () => {
    const { store } = await open();
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    await store.write(puts(...days.map((day) => entry(day, day))));
    const dates = async (span: Parameters<Store['list']>[1]) =>
      (await store.list('journal_entries', span)).map(({ date }) => date);
    expect(await dates({ from: '2026-11-02', before: '2026-11-04' })).toEqual([
      '2026-11-03',
      '2026-11-02',
    ]);
    expect(await dates({ before: '2026-11-04', limit: 1 })).toEqual(['2026-11-03']);
    expect(await dates({ from: '2026-11-04' })).toEqual(['2026-11-04']);
    expect(await dates({ limit: Number.MAX_SAFE_INTEGER })).toHaveLength(4);
  });

  test(`${name}: several tables change in one write, and a row put twice is stored once`, async () => {
    const { store } = await open();
    await store.write([
      ...puts(entry('a', '2026-11-01')),
      { table: 'writing_streaks', put: streak },
    ]);
    await store.write([...puts({ ...entry('a', '2026-11-01'), editedAt: '2026-11-02' })]);
    expect(await store.count('journal_entries')).toBe(1);
    expect((await store.get('journal_entries', 'a'))?.editedAt).toBe('2026-11-02');
    await store.write([
      { table: 'journal_entries', remove: 'a' },
      { table: 'writing_streaks', remove: 'streak' },
    ]);
    expect([await store.count('journal_entries'), await store.count('writing_streaks')]).toEqual([
      0, 0,
    ]);
  });

  test(`${name}: rows with the same time have an order, and an empty write succeeds`, async () => {
    const { store } = await open();
    const time = '2026-11-01';
    await store.write(puts(entry('b', time), entry('c', time), entry('a', time)));
    await store.write(puts(entry('b', time)));
    await store.write([]);
    expect((await store.list('journal_entries')).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test(`${name}: of two changes of one row in one write the later one holds`, async () => {
    const { store } = await open();
    const [one, two] = [entry('a', '2026-11-01'), entry('a', '2026-11-02')];
    await store.write([...puts(one, two), { table: 'journal_entries', remove: 'b' }]);
    expect((await store.get('journal_entries', 'a'))?.date).toBe(two.date);
    await store.write([...puts(entry('b', one.date)), { table: 'journal_entries', remove: 'b' }]);
    expect(await store.count('journal_entries')).toBe(1);
  });

  test(`${name}: changing a returned row does not change the stored one`, async () => {
    const { store } = await open();
    await store.write(puts(entry('a', '2026-11-01')));
    const row = await store.get('journal_entries', 'a');
    if (row) row.date = 'changed';
    expect((await store.get('journal_entries', 'a'))?.date).toBe('2026-11-01');
  });

  test(`${name}: a write whose second row cannot be stored stores neither`, async () => {
    const { store } = await open();
    const broken = { ...entry('b', '2026-11-02'), audioData: (() => {}) as unknown as null };
    const write = store.write(puts(entry('a', '2026-11-01'), broken));
    await expect(write).rejects.toMatchObject({ key: 'store.failed' });
    expect(await store.count('journal_entries')).toBe(0);
  });

  test(`${name}: a write that is tried again although it is stored finds its own row, and is no change of another`, async () => {
    const { store } = await open();
    const write = {
      table: 'journal_entries',
      put: entry('a', '2026-11-01'),
      expected: null,
    } as const;
    await store.write([write]);
    const before = await store.sequence.last();
    await store.write([write]);
    expect(await store.list('journal_entries')).toEqual([write.put]);
    expect(await store.sequence.last()).toBe(before);
  });

  test(`${name}: the ids of the rows of a time and later are read without the rows`, async () => {
    const { store } = await open();
    await store.write(
      ['2026-11-01', '2026-11-02', '2026-11-03'].map((date) => ({
        table: 'journal_entries',
        put: entry(date, date),
      })),
    );
    const from = async (date: string) => (await store.idsFrom('journal_entries', date)).sort();
    expect(await from('2026-11-02')).toEqual(['2026-11-02', '2026-11-03']);
    expect(await from('2026-11-04')).toEqual([]);
  });

  test(`${name}: two writes of one moment that share an equal row are both stored`, async () => {
    const { store } = await open();
    const shared = {
      table: 'journal_entries',
      put: entry('same', '2026-11-01'),
      expected: null,
    } as const;
    const own = (id: string) =>
      ({ table: 'journal_entries', put: entry(id, '2026-11-02'), expected: null }) as const;
    await Promise.all([store.write([own('a'), shared]), store.write([own('b'), shared])]);
    expect((await store.ids('journal_entries')).sort()).toEqual(['a', 'b', 'same']);
  });

  test(`${name}: a change made from a row that is another by then writes nothing, and says so`, async () => {
    const { store } = await open();
    const table = 'journal_entries';
    const [first, second] = [entry('a', '2026-11-01'), entry('a', '2026-11-02')];
    await store.write([{ table, put: first, expected: null }]);
    await store.write([{ table, put: second, expected: first }]);
    const { last } = store.sequence;
    const before = await last();
    const refused = [
      { table, put: entry('a', '2026-11-03'), expected: first },
      { table, put: entry('a', '2026-11-03'), expected: null },
      { table, put: entry('none', '2026-11-03'), expected: first },
      { table, remove: 'a', expected: first },
    ] as const;
    for (const write of refused) {
      const both = store.write([...puts(entry('b', '2026-11-01')), write]);
      await expect(both).rejects.toMatchObject({ key: 'store.changed' });
    }
    expect(await store.list(table)).toEqual([second]);
    expect(await last()).toBe(before);
    await store.write([{ table, remove: 'a', expected: second }]);
    expect(await store.count(table)).toBe(0);
  });

  test(`${name}: of changes made from one state of a row at the same time one is written`, async () => {
    const { store } = await open();
    const first = entry('a', '2026-11-01');
    await store.write(puts(first));
    const days = ['2026-11-02', '2026-11-03', '2026-11-04'];
    const outcomes = await Promise.allSettled(
      days.map((day) =>
        store.write([{ table: 'journal_entries', put: entry('a', day), expected: first }]),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test(`${name}: pieces of a recording are listed by their ids, and are erased with the account`, async () => {
    const { store, reopen } = await open();
    await store.write([0, 1, 2].map((index) => ({ table: 'audio_chunks', put: piece(index) })));
    await store.write([{ table: 'audio_chunks', remove: 'voice:1' }]);
    expect((await store.ids('audio_chunks')).sort()).toEqual(['voice:0', 'voice:2']);
    expect(await store.ids('journal_entries')).toEqual([]);
    const other = { ...piece(0), id: 'voices:0' };
    await store.write([{ table: 'audio_chunks', put: other }]);
    expect((await store.ids('audio_chunks', 'voice:')).sort()).toEqual(['voice:0', 'voice:2']);
    expect(await store.ids('audio_chunks', 'voice:0:')).toEqual([]);
    expect(await store.ids('audio_chunks')).toHaveLength(3);
    expect(await store.get('audio_chunks', 'voice:2')).toEqual(piece(2));
    await store.destroy();
    expect(await (await reopen()).ids('audio_chunks')).toEqual([]);
  });

  test(`${name}: two accounts are separate, and erasing one leaves the other`, async () => {
    const { store, reopen, other } = await open();
    await store.write(puts(entry('a', '2026-11-01')));
    await other.write(puts(entry('b', '2026-11-01')));
    expect(await store.get('journal_entries', 'b')).toBeUndefined();
    await store.destroy();
    expect(await (await reopen()).count('journal_entries')).toBe(0);
    expect(await other.count('journal_entries')).toBe(1);
  });
}
