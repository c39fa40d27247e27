// @vitest-environment jsdom
import { keyOf } from '@mooring/contract';
import type { Directory, FieldLocation, Sealed } from '@mooring/storage';
import { testKdf } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import type { AccountServices } from '../account-services.ts';
import { ana, fakeBrowser } from '../browser-testing.ts';
import { dying } from '../dying-directory.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };
const next = 'another quiet harbour';
async function signedUp() {
  const browser = fakeBrowser();
  const tab = await browser.startTab();
  const { phrase } = await tab.accounts.signUp(ana);
  const field = await (await tab.vaultForWriting()).seal(place, 'still mine');
  return { browser, phrase, field };
}

async function opens(tab: AccountServices, password: string, field: Sealed): Promise<boolean> {
  try {
    await tab.accounts.logIn({ email: ana.email, password });
  } catch (error) {
    expect(keyOf(error, 'store.failed')).toBe('auth.login-failed');
    return false;
  }
  expect(await tab.vault()?.open(place, field)).toBe('still mine');
  await tab.accounts.logOut();
  return true;
}

const jobs = {
  'a password change': (tab: AccountServices) =>
    tab.accounts.changePassword({ current: ana.password, next }),
  'a recovery': (tab: AccountServices, phrase: string) =>
    tab.accounts.recover({ email: ana.email, phrase, password: next }),
} as const;

for (const [name, job] of Object.entries(jobs)) {
  for (const when of ['before', 'after'] as const) {
    test(`${name} that dies ${when} any write leaves exactly one password that opens everything`, async () => {
      let reached = true;
      for (let step = 1; reached; step += 1) {
        const { browser, phrase, field } = await signedUp();
        const { directory, state } = dying(browser.directory, step, when);
        // The tab that dies; what it says does not matter, what it leaves does.
        await job(await browser.startTab({ directory }), phrase).catch(() => {});
        reached = state.dead;
        if (!reached) expect(step).toBeGreaterThan(2);

        const tab = await browser.startTab();
        const first = await opens(tab, next, field);
        const old = await opens(tab, ana.password, field);
        expect([first, old].filter(Boolean), `step ${step}`).toHaveLength(1);
        if (!reached) expect([first, old]).toEqual([true, false]);
      }
    });

    test(`${name} that dies ${when} any write keeps the old password if that is the one used next`, async () => {
      for (let step = 1; step <= 3; step += 1) {
        const { browser, phrase, field } = await signedUp();
        const { directory } = dying(browser.directory, step, when);
        await job(await browser.startTab({ directory }), phrase).catch(() => {});
        const tab = await browser.startTab();
        const old = await opens(tab, ana.password, field);
        const first = await opens(tab, next, field);
        expect([old, first].filter(Boolean), `step ${step}`).toHaveLength(1);
      }
    });
  }
}

test('a change in one tab and a log-in with the old password in another leave one that opens', async () => {
  const { browser, field } = await signedUp();
  const other = await browser.startTab();
  let met = false;
  const directory: Directory = {
    ...browser.directory,
    async putEnvelope(envelope) {
      await browser.directory.putEnvelope(envelope);
      // Just between the new envelope and the end of the old one.
      met = true;
      await other.accounts.logIn(ana);
    },
  };
  const tab = await browser.startTab({ directory });
  await expect(tab.accounts.changePassword({ current: ana.password, next })).rejects.toThrow(
    'auth.failed',
  );
  expect(met).toBe(true);
  expect(await opens(other, ana.password, field)).toBe(true);
  expect(await opens(other, next, field)).toBe(false);
});

test('a stretching that dies half-way leaves the password as it was', async () => {
  for (const step of [1, 2, 3, 4]) {
    const browser = fakeBrowser({
      kdf: async () => ({ ...testKdf, preferred: testKdf.floor }),
    });
    const first = await browser.startTab();
    await first.accounts.signUp(ana);
    const field = await (await first.vaultForWriting()).seal(place, 'still mine');
    const { directory } = dying(browser.directory, step, 'before');
    const stronger = { directory, kdf: async () => testKdf };
    await (await browser.startTab(stronger)).accounts.logIn(ana).catch(() => {});
    expect(
      await opens(await browser.startTab({ kdf: async () => testKdf }), ana.password, field),
    ).toBe(true);
  }
});

test('a wrong current password or a weak new one changes nothing', async () => {
  const { browser, field } = await signedUp();
  const tab = await browser.startTab();
  const wrong = tab.accounts.changePassword({ current: 'not the password', next });
  await expect(wrong).rejects.toThrow('auth.login-failed');
  const weak = tab.accounts.changePassword({ current: ana.password, next: 'short' });
  await expect(weak).rejects.toThrow('auth.password-weak');
  expect(await opens(tab, ana.password, field)).toBe(true);
});

test('new words that die half-way leave the old ones opening, until the new ones are settled', async () => {
  for (const when of ['before', 'after'] as const) {
    const { browser, phrase, field } = await signedUp();
    const { directory } = dying(browser.directory, 1, when);
    const newer = await (await browser.startTab({ directory })).accounts
      .newPhrase(ana.password)
      .catch(() => null);
    expect(newer).toBeNull();
    const tab = await browser.startTab();
    await tab.accounts.recover({ email: ana.email, phrase, password: next });
    expect(await tab.vault()?.open(place, field)).toBe('still mine');
  }
});

test('new words that were shown and never settled open it beside the old ones', async () => {
  const { browser, phrase } = await signedUp();
  const { phrase: shown } = await (await browser.startTab()).accounts.newPhrase(ana.password);
  const tab = await browser.startTab();
  await tab.accounts.recover({ email: ana.email, phrase, password: next });
  await tab.accounts.recover({ email: ana.email, phrase: shown, password: ana.password });
});
