// @vitest-environment jsdom
import { deriveVaultKeys } from '@mooring/storage';
import { expect, test, vi } from 'vitest';
import type { AccountServices } from '../account-services.ts';
import { ana, fakeBrowser } from '../browser-testing.ts';
import { expectsMine, hostedWorld, opens, sealOne } from '../hosted/hosted-testing.ts';
import { fakeAuthenticator } from './fake-authenticator.ts';
import { openPasskeyEnvelope, sealPasskeyEnvelope } from './passkey-envelope.ts';

const next = 'another quiet harbour';

async function signedUp(hosted?: ReturnType<typeof hostedWorld>) {
  const authenticator = fakeAuthenticator();
  const browser = hosted ? hosted.device({ authenticator }) : fakeBrowser({ authenticator });
  const tab = await browser.startTab();
  const { phrase } = await tab.accounts.signUp(ana);
  return { authenticator, browser, tab, phrase, field: await sealOne(tab) };
}

const setUp = async ({ accounts }: AccountServices, name = 'My phone') =>
  (await accounts.passkeys.prepare(ana.password)).make(name);

test('opens after log-out and after a lock, and is listed by its name', async () => {
  const { tab, field } = await signedUp();
  expect(await tab.accounts.passkeys.canOpen()).toBe(false);
  const made = await setUp(tab, '  My phone ');
  expect(await tab.accounts.passkeys.list()).toEqual([made]);
  expect(made.name).toBe('My phone');

  await tab.accounts.logOut();
  expect(await tab.accounts.passkeys.canOpen()).toBe(true);
  await tab.accounts.passkeys.open('ask');
  await expectsMine(tab, field);
  expect(tab.accounts.stay()).toBe('ask');

  await tab.accounts.lock();
  expect(tab.vault()).toBeNull();
  await tab.accounts.passkeys.open();
  await expectsMine(tab, field);
});

test('needs the password to be set up', async () => {
  const { tab } = await signedUp();
  await expect(tab.accounts.passkeys.prepare('not this one')).rejects.toThrow('auth.login-failed');
  expect(await tab.accounts.passkeys.list()).toEqual([]);
});

test('stores neither the data key nor the secret of the passkey', async () => {
  const { tab, browser, authenticator } = await signedUp();
  const create = vi.spyOn(authenticator, 'create');
  await setUp(tab);
  const made = await create.mock.results[0]?.value;
  // Overwritten after use.
  expect([...made.secret].every((byte) => byte === 0)).toBe(true);
  const [envelope] = (await browser.directory.fact('passkeys')) ?? [];
  expect(Object.keys(envelope ?? {}).sort()).toEqual(
    ['created_at', 'credential', 'id', 'name', 'salt', 'user_id', 'wrapped'].sort(),
  );
  expect(authenticator.labels).toEqual(['Mooring 2026-03-02']);
});

test('the password, a changed password and the phrase open the account beside it', async () => {
  const { tab, field, phrase } = await signedUp();
  await setUp(tab);
  await tab.accounts.changePassword({ current: ana.password, next });
  await tab.accounts.logOut();
  await tab.accounts.passkeys.open();
  await expectsMine(tab, field);
  await tab.accounts.logOut();
  await tab.accounts.logIn({ email: ana.email, password: next });
  await tab.accounts.logOut();
  await tab.accounts.recover({ email: ana.email, phrase, password: ana.password });
  await expectsMine(tab, field);
});

test('a removed one opens nothing, and the device is told', async () => {
  const { tab, authenticator } = await signedUp();
  const { id } = await setUp(tab);
  await tab.accounts.passkeys.remove(id);
  expect(await tab.accounts.passkeys.list()).toEqual([]);
  expect(authenticator.held()).toEqual([]);
  await tab.accounts.logOut();
  expect(await tab.accounts.passkeys.canOpen()).toBe(false);
  await expect(tab.accounts.passkeys.open()).rejects.toThrow('passkey.failed');
});

test.each(['passkey.cancelled', 'passkey.unsupported'] as const)(
  'a question that ends with %s leaves everything as it was',
  async (key) => {
    const { tab, authenticator, field } = await signedUp();
    const prepared = await tab.accounts.passkeys.prepare(ana.password);
    authenticator.refuseNext(key);
    await expect(prepared.make('My phone')).rejects.toThrow(key);
    expect(await tab.accounts.passkeys.list()).toEqual([]);
    await prepared.make('My phone');

    await tab.accounts.logOut();
    authenticator.refuseNext(key);
    await expect(tab.accounts.passkeys.open()).rejects.toThrow(key);
    expect(tab.vault()).toBeNull();
    await tab.accounts.passkeys.open();
    await expectsMine(tab, field);
  },
);

test('one device is not set up twice, and a passkey that was deleted there can be set up again', async () => {
  const { tab, authenticator, field } = await signedUp();
  await setUp(tab);
  await expect(setUp(tab)).rejects.toThrow('passkey.exists');
  for (const credential of authenticator.held()) authenticator.lose(credential);
  await expect(tab.accounts.passkeys.open()).rejects.toThrow('passkey.cancelled');
  await setUp(tab, 'Again');
  await tab.accounts.logOut();
  await tab.accounts.passkeys.open();
  await expectsMine(tab, field);
});

test('a cancelled set-up makes nothing, even while the device is asking', async () => {
  const { tab, authenticator } = await signedUp();
  const prepared = await tab.accounts.passkeys.prepare(ana.password);
  prepared.cancel();
  await expect(prepared.make('My phone')).rejects.toThrow('session.locked');

  const second = await tab.accounts.passkeys.prepare(ana.password);
  const create = authenticator.create;
  authenticator.create = async (passkey) => {
    const made = await create(passkey);
    second.cancel();
    return made;
  };
  await expect(second.make('My phone')).rejects.toThrow('session.locked');
  expect(await tab.accounts.passkeys.list()).toEqual([]);
});

test('each account opens with its own, and a locked one with no other', async () => {
  const { tab, field, browser } = await signedUp();
  await setUp(tab);
  await tab.accounts.logOut();
  await tab.accounts.signUp({ name: 'Ben', email: 'ben@example.org', password: next });
  await tab.accounts.lock();
  expect(await tab.accounts.passkeys.canOpen()).toBe(false);
  await tab.accounts.logOut();
  await tab.accounts.passkeys.open();
  await expectsMine(tab, field);

  const { id = '' } = (await browser.directory.accounts()).accounts.find(
    ({ name }) => name === 'Ana',
  ) ?? { id: '' };
  await tab.accounts.logOut();
  await browser.directory.remove(id);
  expect(await tab.accounts.passkeys.canOpen()).toBe(false);
});

test('a damaged envelope is said and opens nothing', async () => {
  const { tab, browser } = await signedUp();
  await setUp(tab);
  const all = (await browser.directory.fact('passkeys')) ?? [];
  // The last letter stays: it can carry bits that no byte is made of.
  const damaged = all.map((one) => ({ ...one, wrapped: withOtherLetter(one.wrapped, 20) }));
  await browser.directory.putFact('passkeys', damaged);
  await tab.accounts.logOut();
  await expect(tab.accounts.passkeys.open()).rejects.toThrow('passkey.damaged');
  await tab.accounts.logIn(ana);
  expect(tab.vault()).not.toBeNull();
});

test('an envelope opens for its own id, account and purpose only', async () => {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const draft = {
    id: '1',
    user_id: 'ana',
    name: 'My phone',
    created_at: '2026-03-02T09:00:00.000Z',
    credential: 'one',
    salt: 'salt',
  };
  const [secret, dataKey] = [random(32), random(32)];
  const signIn = { secret: 'a secret of the service', envelope: '2' };
  const sealed = await sealPasskeyEnvelope(random, draft, secret, dataKey, signIn);
  const opened = await openPasskeyEnvelope(sealed, secret);
  expect(opened).toEqual({ dataKey, signIn });
  const { kid } = await deriveVaultKeys(dataKey);
  expect((await deriveVaultKeys(opened?.dataKey ?? random(32))).kid).toBe(kid);
  for (const changed of [{ id: '2' }, { user_id: 'ben' }, { wrapped: sealed.sign_in?.wrapped }]) {
    const other = { ...sealed, ...changed, wrapped: changed.wrapped ?? sealed.wrapped };
    expect(await openPasskeyEnvelope(other, secret)).toBeNull();
  }
  expect(await openPasskeyEnvelope(sealed, random(32))).toBeNull();
});

test('a hosted account goes on syncing, until its password is changed', async () => {
  const { tab, field } = await signedUp(hostedWorld());
  await setUp(tab);
  await tab.accounts.logOut();
  await tab.accounts.passkeys.open();
  await expectsMine(tab, field);
  await opens(tab);

  await tab.accounts.changePassword({ current: ana.password, next });
  await tab.accounts.logOut();
  await tab.accounts.passkeys.open();
  await expectsMine(tab, field);
  await expect.poll(() => tab.hosted.state.getState().status).toBe('sign-in');
  await tab.accounts.signInAgain({ password: next });
  await opens(tab);
});

const withOtherLetter = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
