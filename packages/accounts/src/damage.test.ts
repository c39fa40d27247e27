// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { keyOf } from '@mooring/contract';
import type { FieldLocation } from '@mooring/storage';
import { indexedDbDirectory, indexedDbSessionKeys } from '@mooring/storage/testing';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { ana, fakeBrowser } from './browser-testing.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };
const ben = { name: 'Ben', email: 'ben@example.org', password: 'a different harbour' };
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => keyOf(error, 'store.failed'),
  );

/** Two people over real adapters, and a hand that reaches into the disk. */
async function twoPeople() {
  const name = `damage-${crypto.randomUUID()}`;
  const browser = fakeBrowser({
    directory: indexedDbDirectory(name),
    sessionKeys: indexedDbSessionKeys(undefined),
  });
  const tab = await browser.startTab();
  await tab.accounts.signUp(ben);
  const { phrase } = await tab.accounts.signUp(ana);
  const vault = await tab.vaultForWriting();
  const field = await vault.seal(place, 'still hers');
  return {
    browser,
    tab,
    phrase,
    field,
    id: vault.userId,
    async reach<T>(work: (disk: Dexie) => PromiseLike<T>) {
      const disk = await new Dexie(name).open();
      await work(disk);
      disk.close();
    },
  };
}

test('a damaged account says so, keeps the others well, and its 24 words still open it', async () => {
  const { tab, phrase, field, id, reach } = await twoPeople();
  await tab.accounts.logOut();
  await reach((disk) => disk.table('accounts').update(id, { salt: null, createdAt: 12 }));
  expect(await failure(tab.accounts.logIn(ana))).toBe('account.damaged');
  await tab.accounts.logIn(ben);
  expect(await failure(tab.accounts.logIn({ ...ben, password: 'not the password' }))).toBe(
    'auth.login-failed',
  );
  const password = 'an entirely new one';
  await tab.accounts.recover({ email: ana.email, phrase, password });
  expect(await tab.vault()?.open(place, field)).toBe('still hers');
  expect(tab.session.getState()).toMatchObject({ account: { id, name: 'Ana', email: ana.email } });
  await tab.accounts.logIn({ email: ana.email, password });
  expect(await tab.vault()?.open(place, field)).toBe('still hers');
});

test('a record that lost even its email is still found by its 24 words', async () => {
  const { tab, phrase, field, id, reach } = await twoPeople();
  await tab.accounts.logOut();
  await reach((disk) => disk.table('accounts').put({ id }));
  expect(await failure(tab.accounts.logIn(ana))).toBe('account.damaged');
  await tab.accounts.recover({ email: ana.email, phrase, password: ana.password });
  expect(await tab.vault()?.open(place, field)).toBe('still hers');
  await tab.accounts.logIn(ana);
});

test('a kept session opens its words although the record is damaged', async () => {
  const { browser, field, id, reach } = await twoPeople();
  await reach((disk) => disk.table('accounts').update(id, { salt: null }));
  const tab = await browser.startTab();
  expect(tab.session.getState()).toMatchObject({ status: 'open', account: { id, name: 'Ana' } });
  expect(await tab.vault()?.open(place, field)).toBe('still hers');
  await tab.accounts.lock();
  expect(await failure(tab.accounts.unlock(ana.password))).toBe('account.damaged');
});

test("a visitor's damaged record does not shut out the visitor", async () => {
  const { browser, tab, reach } = await twoPeople();
  await tab.accounts.logOut();
  const vault = await tab.vaultForWriting();
  const field = await vault.seal(place, 'a guest wrote this');
  await reach((disk) => disk.table('accounts').put({ id: vault.userId }));
  const again = await browser.startTab();
  expect(again.session.getState()).toMatchObject({ status: 'open', account: { visitor: true } });
  expect(await (await again.vaultForWriting()).open(place, field)).toBe('a guest wrote this');
});

test.each([
  ['torn', { wrapped: 'torn' }],
  ['changed', { wrapped: 'B'.repeat(80) }],
  [
    'given other parameters',
    { kdf: { algorithm: 'argon2id', memoryKiB: 9, iterations: 1, parallelism: 1 } },
  ],
  ['robbed of its parameters', { kdf: null }],
])('an envelope that was %s is called damaged, not a wrong password', async (_, change) => {
  const { tab, phrase, field, id, reach } = await twoPeople();
  await tab.accounts.logOut();
  await reach((disk) =>
    disk
      .table('envelopes')
      .filter((row) => row.user_id === id && row.kind === 'password')
      .modify(change),
  );
  expect(await failure(tab.accounts.logIn(ana))).toBe('account.damaged');
  await tab.accounts.logIn(ben);
  await tab.accounts.recover({ email: ana.email, phrase, password: ana.password });
  expect(await tab.vault()?.open(place, field)).toBe('still hers');
  await tab.accounts.logIn(ana);
});

test('a changed salt is called damage too', async () => {
  const { tab, id, reach } = await twoPeople();
  await reach((disk) => disk.table('accounts').update(id, { salt: 'B'.repeat(22) }));
  expect(await failure(tab.accounts.logIn(ana))).toBe('account.damaged');
});

test("one person's envelope under another's name opens nothing", async () => {
  const { tab, id, reach } = await twoPeople();
  await reach((disk) =>
    disk
      .table('envelopes')
      .filter((row) => row.user_id !== id)
      .modify({ user_id: id }),
  );
  expect(await failure(tab.accounts.logIn({ ...ana, password: ben.password }))).not.toBe(
    'nothing failed',
  );
  await tab.accounts.logIn(ana);
});

test('a kept key that is damaged asks for the password', async () => {
  const { browser, id } = await twoPeople();
  const disk = await new Dexie('mooring-session').open();
  await disk.table('keys').update(id, { rowKey: 'not a key' });
  disk.close();
  const tab = await browser.startTab();
  expect(tab.session.getState().status).toBe('locked');
  await tab.accounts.unlock(ana.password);
});
