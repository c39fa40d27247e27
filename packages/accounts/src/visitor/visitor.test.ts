// @vitest-environment jsdom

import type { FieldLocation, Sealed, Vault } from '@mooring/storage';
import { expect, test, vi } from 'vitest';
import type { AccountDependencies, AccountServices } from '../account-services.ts';
import { ana, fakeBrowser } from '../browser-testing.ts';
import { accountOf } from '../session/session.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };
const status = (tab: AccountServices) => tab.session.getState().status;

/** Rows by user, and an adoption that seals them again for their new owner. */
function fakeRows() {
  const rows = new Map<string, Sealed>();
  const adopt: AccountDependencies['moveRows'] = async ({ vault: from }, { vault: to }) => {
    const field = rows.get(from.userId);
    if (!field) return;
    rows.set(to.userId, await to.seal(place, await from.open(place, field)));
    rows.delete(from.userId);
  };
  const write = async (vault: Vault, text: string) => {
    rows.set(vault.userId, await vault.seal(place, text));
  };
  const read = (vault: Vault | null) => {
    const field = rows.get(vault?.userId ?? '');
    return field ? vault?.open(place, field) : undefined;
  };
  return { rows, adopt, write, read };
}

test('a visitor exists from the first write on, with a name for nobody', async () => {
  const browser = fakeBrowser();
  const tab = await browser.startTab();
  expect((await browser.directory.accounts()).accounts).toEqual([]);
  const vault = await tab.vaultForWriting();
  const session = tab.session.getState();
  expect(session).toMatchObject({ status: 'open', account: { visitor: true, name: '' } });
  expect(accountOf(session)?.email).toMatch(/^visitor-.+@mooring\.invalid$/);
  expect(await tab.vaultForWriting()).toBe(vault);
  expect(localStorage.getItem('mooring.session')).toBeNull();
  expect((await browser.directory.envelopes(vault.userId)).envelopes).toEqual([]);
});

test('the first write may come before the start, and many at once make one visitor', async () => {
  const browser = fakeBrowser();
  const [one, two] = [browser.newTab(), browser.newTab()];
  const vaults = await Promise.all(
    [1, 2, 3, 4].flatMap(() => [one.vaultForWriting(), two.vaultForWriting()]),
  );
  expect(new Set(vaults.map(({ userId }) => userId)).size).toBe(1);
  expect((await browser.directory.accounts()).accounts).toHaveLength(1);
});

test('a visitor finds their words again after months and without localStorage', async () => {
  const browser = fakeBrowser();
  const { write, read } = fakeRows();
  await write(await (await browser.startTab()).vaultForWriting(), 'before signing up');
  localStorage.clear();
  browser.setNow('2027-01-01T00:00:00.000Z');
  const tab = await browser.startTab();
  expect(status(tab)).toBe('open');
  expect(await read(tab.vault())).toBe('before signing up');
});

test('a visitor cannot be locked or logged out of words that nothing else would open', async () => {
  const browser = fakeBrowser();
  const tab = await browser.startTab();
  const vault = await tab.vaultForWriting();
  await tab.accounts.lock();
  await tab.accounts.logOut();
  expect([status(tab), tab.vault()]).toEqual(['open', vault]);
  expect(await browser.sessionKeys.get(vault.userId)).toBeDefined();
});

test('a visitor whose key could not be kept is not made, and says so', async () => {
  const browser = fakeBrowser();
  const keep = () => Promise.reject(new Error('full'));
  const tab = await browser.startTab({ sessionKeys: { ...browser.sessionKeys, put: keep } });
  await expect(tab.vaultForWriting()).rejects.toThrow('full');
  expect(status(tab)).toBe('signed-out');
  expect((await browser.directory.accounts()).accounts).toEqual([]);
});

test('signing up brings along what the visitor wrote, and the visitor is gone', async () => {
  const { rows, adopt, write, read } = fakeRows();
  const browser = fakeBrowser({ moveRows: adopt });
  const [tab, other] = [await browser.startTab(), await browser.startTab()];
  const visitor = await tab.vaultForWriting();
  await write(visitor, 'before signing up');
  await tab.accounts.signUp(ana);
  expect(await read(tab.vault())).toBe('before signing up');
  expect(rows.size).toBe(1);
  expect((await browser.directory.accounts()).accounts.map(({ name }) => name)).toEqual(['Ana']);
  expect(await browser.sessionKeys.get(visitor.userId)).toBeUndefined();
  await vi.waitFor(() => expect(accountOf(other.session.getState())?.name).toBe('Ana'));
  await tab.accounts.logOut();
  expect(status(tab)).toBe('signed-out');
});

test('when the adoption fails the account is there, and the next log-in tries again', async () => {
  const { adopt, write, read } = fakeRows();
  let failing = true;
  const browser = fakeBrowser({
    moveRows: async (from, to) => {
      if (failing) throw new Error('torn');
      return adopt?.(from, to);
    },
  });
  const tab = await browser.startTab();
  await write(await tab.vaultForWriting(), 'before signing up');
  const { phrase } = await tab.accounts.signUp(ana);
  expect(phrase.split(' ')).toHaveLength(24);
  expect(status(tab)).toBe('open');
  expect(await read(tab.vault())).toBeUndefined();

  // Until then the visitor's space is where it was.
  await tab.accounts.logOut();
  expect(tab.session.getState()).toMatchObject({ account: { visitor: true } });
  expect(await read(tab.vault())).toBe('before signing up');

  failing = false;
  await tab.accounts.logIn(ana);
  expect(await read(tab.vault())).toBe('before signing up');
  expect((await browser.directory.accounts()).accounts).toHaveLength(1);
});

test("somebody else's log-in leaves the visitor's words alone", async () => {
  const { adopt, write, read } = fakeRows();
  const browser = fakeBrowser({ moveRows: adopt });
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  await tab.accounts.logOut();
  await write(await tab.vaultForWriting(), 'a guest wrote this');
  await tab.accounts.logIn(ana);
  expect(await read(tab.vault())).toBeUndefined();
  await tab.accounts.logOut();
  expect(await read(tab.vault())).toBe('a guest wrote this');
});

test('a tab that dies on the way to an account finishes the adoption at its next start', async () => {
  const { adopt, write, read } = fakeRows();
  const browser = fakeBrowser();
  const dead = () => new Promise<void>(() => {});
  const tab = await browser.startTab({ moveRows: dead });
  await write(await tab.vaultForWriting(), 'before signing up');
  const dies = tab.accounts.signUp(ana);
  await vi.waitFor(() => expect(accountOf(tab.session.getState())?.name).toBe('Ana'));
  // Its lock dies with it.
  const directory = {
    ...browser.directory,
    withTabLock: <T>(_: string, work: () => Promise<T>) => work(),
  };
  const next = await browser.startTab({ moveRows: adopt, directory });
  expect(await read(next.vault())).toBe('before signing up');
  expect(dies).toBeInstanceOf(Promise);
});

test('a half-made sign-up leaves the visitor as they were', async () => {
  const { adopt, write, read } = fakeRows();
  const browser = fakeBrowser({ moveRows: adopt });
  const create = () => Promise.reject(new Error('full'));
  const first = await browser.startTab();
  await write(await first.vaultForWriting(), 'before signing up');
  const tab = await browser.startTab({ directory: { ...browser.directory, create } });
  await expect(tab.accounts.signUp(ana)).rejects.toThrow('full');
  expect(await read(tab.vault())).toBe('before signing up');
  const again = await browser.startTab();
  await again.accounts.signUp(ana);
  expect(await read(again.vault())).toBe('before signing up');
});
