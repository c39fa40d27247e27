// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ana, fakeBrowser } from '../browser-testing.ts';
import { expectsMine, hostedWorld, opens, sealOne } from '../hosted/hosted-testing.ts';

const next = 'another quiet harbour';

async function signedUp(browser = fakeBrowser()) {
  const tab = await browser.startTab();
  const { phrase } = await tab.accounts.signUp(ana);
  return { browser, tab, phrase, field: await sealOne(tab) };
}

test('nobody can read unless the person says so', async () => {
  const { tab, browser } = await signedUp();
  expect(await tab.accounts.legacy.reader()).toBeNull();
  expect(await browser.directory.fact('legacy')).toBeUndefined();
});

test('a second phrase opens the account with a new password, beside the own phrase', async () => {
  const { tab, field, phrase } = await signedUp();
  const second = await tab.accounts.legacy.prepare(ana.password);
  expect(second.phrase.split(' ')).toHaveLength(24);
  expect(await second.keep('  My sister Mira ')).toEqual({
    name: 'My sister Mira',
    createdAt: '2026-03-02T09:00:00.000Z',
  });
  await tab.accounts.logOut();

  await tab.accounts.recover({ email: ana.email, phrase: second.phrase, password: next });
  await expectsMine(tab, field);
  await tab.accounts.logOut();
  await tab.accounts.recover({ email: ana.email, phrase, password: ana.password });
  await expectsMine(tab, field);
});

test('words that were shown and not kept open nothing', async () => {
  const { tab } = await signedUp();
  const shown = await tab.accounts.legacy.prepare(ana.password);
  await expect(
    tab.accounts.recover({ email: ana.email, phrase: shown.phrase, password: next }),
  ).rejects.toThrow('auth.phrase-wrong');
  shown.cancel();
  await expect(shown.keep('Mira')).rejects.toThrow('session.locked');
  expect(await tab.accounts.legacy.reader()).toBeNull();
});

test.each(['removed', 'replaced'])('words that were %s open nothing any more', async (how) => {
  const { tab, field } = await signedUp();
  const first = await tab.accounts.legacy.prepare(ana.password);
  await first.keep('Mira');
  if (how === 'removed') await tab.accounts.legacy.remove();
  else await (await tab.accounts.legacy.prepare(ana.password)).keep('Jon');
  expect((await tab.accounts.legacy.reader())?.name).toBe(how === 'removed' ? undefined : 'Jon');
  await expect(
    tab.accounts.recover({ email: ana.email, phrase: first.phrase, password: next }),
  ).rejects.toThrow('auth.phrase-wrong');
  await tab.accounts.logIn(ana);
  await expectsMine(tab, field);
});

test('needs the password, and opens one account only', async () => {
  const { tab } = await signedUp();
  await expect(tab.accounts.legacy.prepare('not this one')).rejects.toThrow('auth.login-failed');
  const mine = await tab.accounts.legacy.prepare(ana.password);
  await mine.keep('Mira');
  await tab.accounts.logOut();
  await tab.accounts.signUp({ name: 'Ben', email: 'ben@example.org', password: next });
  expect(await tab.accounts.legacy.reader()).toBeNull();
  await expect(
    tab.accounts.recover({ email: 'ben@example.org', phrase: mine.phrase, password: ana.password }),
  ).rejects.toThrow('auth.phrase-wrong');
});

test('a hosted account opens on this device, and the service is told nothing', async () => {
  const { service, device } = hostedWorld();
  const { tab, field } = await signedUp(device());
  await opens(tab);
  const before = JSON.stringify(service.envelopes);
  const second = await tab.accounts.legacy.prepare(ana.password);
  await second.keep('Mira');
  expect(JSON.stringify(service.envelopes)).toBe(before);
  await tab.accounts.logOut();
  await tab.accounts.recover({ email: ana.email, phrase: second.phrase, password: next });
  await expectsMine(tab, field);
});
