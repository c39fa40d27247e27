// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { AppError } from '@mooring/contract';
import type { Directory, Write } from '@mooring/storage';
import { indexedDbStores } from '@mooring/storage/indexeddb-store';
import { entry, memoryStores, replicated } from '@mooring/storage/testing';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { ana, fakeBrowser } from './browser-testing.ts';

const put = (id: string): Write => ({ table: 'journal_entries', put: entry(id, '2026-11-01') });

/** From its nth write on, the disk behind this directory is full. */
function filling(directory: Directory) {
  const disk = { room: Number.POSITIVE_INFINITY };
  const tried = async (work: () => Promise<void>) => {
    disk.room -= 1;
    if (disk.room < 0) throw new AppError('store.full');
    await work();
  };
  const full: Directory = {
    ...directory,
    put: (account) => tried(() => directory.put(account)),
    putEnvelope: (envelope) => tried(() => directory.putEnvelope(envelope)),
    keepOnlyEnvelope: (envelope) => tried(() => directory.keepOnlyEnvelope(envelope)),
    putFact: (key, value) => tried(() => directory.putFact(key, value)),
  };
  return { disk, full };
}

const next = 'another quiet harbour';

test.each([0, 1, 2, 3, 4, 5])(
  'a disk that is full after %i more writes of a password change leaves exactly one password',
  async (room) => {
    const made = replicated(memoryStores());
    const { disk, full } = filling(made.directory);
    const browser = fakeBrowser({ directory: full });
    const tab = await browser.startTab();
    await tab.accounts.signUp(ana);
    disk.room = room;
    await tab.accounts.changePassword({ current: ana.password, next }).catch(() => {});
    disk.room = Number.POSITIVE_INFINITY;
    made.replicas.full = false;
    await tab.accounts.logOut();
    const tries = await Promise.allSettled([
      tab.accounts.logIn({ email: ana.email, password: next }),
    ]);
    const changed = tries[0]?.status === 'fulfilled';
    await tab.accounts.logOut();
    const old = tab.accounts.logIn({ email: ana.email, password: ana.password });
    if (changed) await expect(old).rejects.toMatchObject({ key: 'auth.login-failed' });
    else await old;
  },
);

test('a password change goes through where only the replica has no room', async () => {
  const made = replicated(memoryStores());
  const browser = fakeBrowser({ directory: made.directory });
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  made.replicas.full = true;
  await tab.accounts.changePassword({ current: ana.password, next });
  await tab.accounts.logOut();
  await tab.accounts.logIn({ email: ana.email, password: next });
  expect(tab.session.getState().status).toBe('open');
});

test('a disk that is full while the database is brought up to date keeps every earlier row', async () => {
  const before = new Dexie('mooring-upgrade');
  before.version(1).stores({ journal_entries: 'id, date', user_data: 'id, updated_at' });
  await before.table('journal_entries').put(entry('a', '2026-11-01'));
  before.close();
  const { createObjectStore } = IDBDatabase.prototype;
  IDBDatabase.prototype.createObjectStore = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(indexedDbStores('upgrade')).rejects.toMatchObject({ key: 'store.full' });
  IDBDatabase.prototype.createObjectStore = createObjectStore;
  const store = await replicated(indexedDbStores).openStore('upgrade');
  expect(await store.list('journal_entries')).toEqual([entry('a', '2026-11-01')]);
  await store.write([put('b')]);
  expect(await store.count('journal_entries')).toBe(2);
});

/** 250 in `MOORING_EDITS=250`. */
const edits = Number(process.env.MOORING_EDITS ?? 40);

test(`four tabs with ${edits} edits each: exact counts in the database and in the replica`, async () => {
  const first = replicated(indexedDbStores);
  const tabs = [
    first,
    ...[1, 2, 3].map(() =>
      replicated(indexedDbStores, {
        directory: first.directory,
        replicas: first.replicas.openTab(),
      }),
    ),
  ];
  const stores = await Promise.all(tabs.map(({ openStore }) => openStore('four-tabs')));
  await Promise.all(
    stores.map(async (store, tab) => {
      for (let n = 0; n < edits; n += 1) {
        await store.write([put(`${tab}-${n}`), put('shared')]);
        if (n % 5 === 4) await store.write([{ table: 'journal_entries', remove: `${tab}-${n}` }]);
      }
    }),
  );
  const removed = 4 * Math.floor(edits / 5);
  const expected = 4 * edits - removed + 1;
  const [store] = stores;
  expect(await store?.count('journal_entries')).toBe(expected);
  expect(await store?.sequence.last()).toBe(4 * edits + removed);
  const summary = await first.replicas.openTab().of('four-tabs').summarize();
  expect(summary).toEqual({
    last: 4 * edits + removed,
    gaps: 0,
    corrupt: 0,
    counts: { journal_entries: expected },
  });
});

test('two accounts in one browser: no row crosses, and one going leaves the other', async () => {
  const { openStore, replicas } = replicated(indexedDbStores);
  const [ana, ben] = [await openStore('ana-alone'), await openStore('ben-alone')];
  await ana.write([put('hers')]);
  await ben.write([put('his'), put('his-too')]);
  expect(await ana.ids('journal_entries')).toEqual(['hers']);
  const keys = (await replicas.of('ben-alone').keys(0)).map(({ key }) => key);
  expect(keys).toEqual(['journal_entries/his', 'journal_entries/his-too']);
  await ben.destroy();
  expect(await replicas.has('ben-alone')).toBe(false);
  expect(await replicas.of('ana-alone').summarize()).toMatchObject({
    counts: { journal_entries: 1 },
  });
});
