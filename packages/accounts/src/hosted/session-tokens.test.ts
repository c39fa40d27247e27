// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ana } from '../browser-testing.ts';
import { hostedStatus, hostedWorld, opens } from './hosted-testing.ts';

const idOf = (tab: { session: { getState(): object } }) =>
  (tab.session.getState() as { account: { id: string } }).account.id;

test('a reload goes on with the tokens that were kept, and asks for no password', async () => {
  const { service, device } = hostedWorld();
  const browser = device();
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  await opens(tab);
  const before = service.requests.filter((sent) => sent.includes('signIn')).length;
  const reloaded = await browser.startTab();
  await opens(reloaded);
  expect(await reloaded.hosted.token()).toMatch(/^token-/);
  expect(service.requests.filter((sent) => sent.includes('signIn'))).toHaveLength(before);
});

test('asking each time keeps no token on the device', async () => {
  const { device } = hostedWorld();
  const browser = device();
  const tab = await browser.startTab();
  await tab.accounts.signUp({ ...ana, stay: 'ask' });
  await opens(tab);
  expect(await browser.sessionKeys.getTokens(idOf(tab))).toBeNull();
  await tab.accounts.setStay('stay');
  expect(await browser.sessionKeys.getTokens(idOf(tab))).toMatch(/^token-/);
  await tab.accounts.setStay('ask');
  expect(await browser.sessionKeys.getTokens(idOf(tab))).toBeNull();
  expect(await tab.hosted.token()).toMatch(/^token-/);
});

for (const [way, leave] of [
  ['logging out', 'logOut'],
  ['locking', 'lock'],
] as const) {
  test(`${way} ends the session on the server and leaves no token, in any tab, even offline`, async () => {
    const { service, device } = hostedWorld();
    const browser = device();
    const tab = await browser.startTab();
    await tab.accounts.signUp(ana);
    await opens(tab);
    const other = await browser.startTab();
    await opens(other);
    const id = idOf(tab);
    await tab.accounts[leave]();
    expect(await browser.sessionKeys.getTokens(id)).toBeNull();
    expect(await tab.hosted.token()).toBeNull();
    await expect.poll(() => hostedStatus(other)).toBe('none');
    await expect.poll(() => service.requests.at(-1)).toBe('["signOut"]');

    await tab.accounts.logIn(ana);
    await opens(tab);
    service.network = 'offline';
    await tab.accounts[leave]();
    expect(await browser.sessionKeys.getTokens(id)).toBeNull();
    expect(hostedStatus(tab)).toBe('none');
  });
}

test('tokens that come in after a log-out are kept nowhere', async () => {
  const { device } = hostedWorld();
  const browser = device();
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  await opens(tab);
  const id = idOf(tab);
  await tab.accounts.logOut();
  await browser.sessionKeys.putTokens(id, 'too late');
  expect(await browser.sessionKeys.getTokens(id)).toBeNull();
});

test('when the server forgets the session, the password is asked for, and opens it again', async () => {
  const { service, device } = hostedWorld();
  const tab = await device().startTab();
  await tab.accounts.signUp(ana);
  await opens(tab);
  service.revoke();
  expect(await tab.hosted.token()).toBeNull();
  expect(hostedStatus(tab)).toBe('sign-in');
  expect(tab.session.getState().status).toBe('open');
  const wrong = tab.accounts.signInAgain({ password: 'not the password' });
  await expect(wrong).rejects.toThrow('auth.login-failed');
  await tab.accounts.signInAgain({ password: ana.password });
  expect(hostedStatus(tab)).toBe('open');
});
