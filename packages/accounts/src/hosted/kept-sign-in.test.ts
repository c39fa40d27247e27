// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { AccountServices } from '../account-services.ts';
import { ana } from '../browser-testing.ts';
import { fakeAuthenticator } from '../passkeys/fake-authenticator.ts';
import { hostedStatus, hostedWorld, opens } from './hosted-testing.ts';

const next = 'another quiet harbour';

async function loggedOut() {
  const world = hostedWorld();
  const browser = world.device({ authenticator: fakeAuthenticator() });
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  await opens(tab);
  await (await tab.accounts.passkeys.prepare(ana.password)).make('My phone');
  const account = tab.session.getState() as { account: { id: string } };
  await tab.accounts.logOut();
  const signIns = () => world.service.requests.filter((sent) => sent.includes('"signIn"')).length;
  return { ...world, browser, tab, id: account.account.id, signIns };
}

type World = Awaited<ReturnType<typeof loggedOut>>;
let world: World;
beforeEach(async () => {
  world = await loggedOut();
});

const ways: [string, (tab: AccountServices) => Promise<void>][] = [
  ['face or finger', (tab) => tab.accounts.passkeys.open()],
  ['the password', (tab) => tab.accounts.logIn(ana)],
];

test.each(ways)(
  'after %s a reload before the server has answered does not ask for the password',
  async (_, open) => {
    const { service, browser, tab, id } = world;
    service.network = 'offline';
    await open(tab);
    const kept = await browser.sessionKeys.getSignIn(id);
    expect(kept).toMatch(/^e2\./);

    const reloaded = await browser.startTab();
    await expect.poll(() => hostedStatus(reloaded)).toBe('waiting');
    service.network = 'online';
    globalThis.dispatchEvent(new Event('online'));
    await opens(reloaded);
    expect(await browser.sessionKeys.getSignIn(id)).toBeNull();
    expect(await browser.sessionKeys.getTokens(id)).toMatch(/^token-/);
  },
);

test('two tabs that open at the same time sign in once', async () => {
  const { browser, tab, signIns } = world;
  const other = await browser.startTab();
  const before = signIns();
  await tab.accounts.passkeys.open();
  await Promise.all([opens(tab), opens(other)]);
  expect(signIns() - before).toBe(1);
});

test('a lock and a log-out leave nothing that signs in', async () => {
  const { service, browser, tab, id } = world;
  for (const leave of ['lock', 'logOut'] as const) {
    service.network = 'offline';
    await tab.accounts.passkeys.open();
    expect(await browser.sessionKeys.getSignIn(id)).not.toBeNull();
    await tab.accounts[leave]();
    expect(await browser.sessionKeys.getSignIn(id)).toBeNull();
  }
});

test('where the password is asked each time nothing is kept', async () => {
  const { service, browser, tab, id } = world;
  service.network = 'offline';
  await tab.accounts.passkeys.open('ask');
  expect(await browser.sessionKeys.getSignIn(id)).toBeNull();
});

test('a password that was changed on another device is asked for once, and the old one is kept no longer', async () => {
  const { service, device, browser, tab, id } = world;
  service.network = 'offline';
  await tab.accounts.passkeys.open();
  service.network = 'online';
  const elsewhere = await device().startTab();
  await elsewhere.accounts.logIn(ana);
  await elsewhere.accounts.changePassword({ current: ana.password, next });

  const reloaded = await browser.startTab();
  await expect.poll(() => hostedStatus(reloaded)).toBe('sign-in');
  expect(await browser.sessionKeys.getSignIn(id)).toBeNull();
  await reloaded.accounts.signInAgain({ password: next });
  await opens(reloaded);
});

test('a confirmation that is still to come is waited for after a reload', async () => {
  const { service, device } = world;
  service.confirmEmail = true;
  const browser = device();
  const tab = await browser.startTab();
  const ben = { ...ana, email: 'ben@example.org' };
  expect(await tab.accounts.signUp(ben)).toMatchObject({ confirm: true });
  const reloaded = await browser.startTab();
  await expect.poll(() => hostedStatus(reloaded)).toBe('confirm');
  service.confirm(ben.email);
  await opens(await browser.startTab());
});
