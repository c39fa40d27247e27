// @vitest-environment jsdom
import { keyOf } from '@mooring/contract';
import type { FieldLocation, Kdf } from '@mooring/storage';
import { testKdf } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { ana, fakeBrowser } from './browser-testing.ts';
import { accountOf, hasStoredUser } from './session/session.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };
const ben = { name: 'Ben', email: 'ben@example.org', password: 'a different harbour' };
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => keyOf(error, 'store.failed'),
  );

test('what is sealed after signing up opens again after logging out and in', async () => {
  const browser = fakeBrowser();
  const tab = await browser.startTab();
  expect(tab.session.getState()).toEqual({ status: 'signed-out' });
  await tab.accounts.signUp(ana);
  expect(accountOf(tab.session.getState())).toMatchObject({
    name: 'Ana',
    email: 'Ana@Example.org',
    createdAt: '2026-03-02T09:00:00.000Z',
    visitor: false,
    home: 'device',
  });
  const field = await (await tab.vaultForWriting()).seal(place, 'I miss you.');
  await tab.accounts.logOut();
  expect(tab.session.getState()).toEqual({ status: 'signed-out' });
  expect(tab.vault()).toBeNull();
  await tab.accounts.logIn({ email: ' ana@EXAMPLE.org', password: ana.password });
  expect(await tab.vault()?.open(place, field)).toBe('I miss you.');
});

test('nothing a browser keeps says the password, the words or a key', async () => {
  const browser = fakeBrowser();
  const tab = await browser.startTab();
  const { phrase } = await tab.accounts.signUp(ana);
  const { accounts } = await browser.directory.accounts();
  const { envelopes } = await browser.directory.envelopes(accounts[0]?.id ?? '');
  const kept = JSON.stringify([accounts, envelopes, await browser.directory.fact('session')]);
  const pointer = JSON.stringify({ ...localStorage });
  expect(Object.keys(accounts[0] ?? {}).sort()).toEqual([
    'avatar',
    'createdAt',
    'email',
    'home',
    'id',
    'name',
    'salt',
    'visitor',
  ]);
  for (const secret of [
    ana.password,
    phrase,
    ...phrase
      .split(' ')
      .slice(0, 1)
      .map((word) => `"${word}`),
  ]) {
    expect(kept).not.toContain(secret);
    expect(pointer).not.toContain(secret);
  }
  expect(pointer).toBe(JSON.stringify({ 'mooring.session': accounts[0]?.id }));
});

test('an email that is taken, a short password or an empty field is refused by name', async () => {
  const tab = await fakeBrowser().startTab();
  await tab.accounts.signUp(ana);
  await tab.accounts.logOut();
  const refused = (change: Partial<typeof ana>) =>
    failure(tab.accounts.signUp({ ...ana, ...change }));
  expect(await refused({ email: 'ANA@example.org ' })).toBe('auth.sign-up-failed');
  expect(await refused({ email: 'x@example.org', password: 'password123' })).toBe(
    'auth.password-weak',
  );
  // Twelve characters as typed, eleven as they are kept.
  expect(await refused({ email: 'x@example.org', password: 'aaaaaaaaaaa\u0301' })).toBe(
    'auth.password-weak',
  );
  expect(await refused({ email: ' ' })).toBe('auth.email-required');
  expect(await refused({ name: '' })).toBe('auth.name-required');
  expect(tab.session.getState()).toEqual({ status: 'signed-out' });
});

test('a wrong password and an unknown email get the same answer for the same work', async () => {
  const work: string[] = [];
  const counting: Kdf = {
    ...testKdf,
    derive: (password, salt, params) => {
      work.push(JSON.stringify([salt.length, params]));
      return testKdf.derive(password, salt, params);
    },
  };
  const tab = await fakeBrowser({ kdf: async () => counting }).startTab();
  await tab.accounts.signUp(ana);
  await tab.accounts.logOut();
  work.length = 0;
  const wrong = await failure(tab.accounts.logIn({ ...ana, password: 'not the password' }));
  const forWrong = work.splice(0);
  const unknown = await failure(tab.accounts.logIn({ ...ana, email: 'nobody@example.org' }));
  expect([wrong, unknown]).toEqual(['auth.login-failed', 'auth.login-failed']);
  expect(work).toEqual(forWrong);
});

test('two people in one browser never open each other’s words', async () => {
  const tab = await fakeBrowser().startTab();
  await tab.accounts.signUp(ana);
  const anas = await (await tab.vaultForWriting()).seal(place, 'hers');
  await tab.accounts.signUp(ben);
  expect(accountOf(tab.session.getState())?.name).toBe('Ben');
  const bens = await (await tab.vaultForWriting()).seal(place, 'his');
  await expect(tab.vault()?.open(place, anas)).rejects.toThrow('vault.unreadable');
  expect(await failure(tab.accounts.logIn({ ...ana, password: ben.password }))).toBe(
    'auth.login-failed',
  );
  expect(await failure(tab.accounts.logIn({ ...ben, password: ana.password }))).toBe(
    'auth.login-failed',
  );
  await tab.accounts.logIn(ana);
  expect(await tab.vault()?.open(place, anas)).toBe('hers');
  await expect(tab.vault()?.open(place, bens)).rejects.toThrow('vault.unreadable');
});

test('a profile keeps what is left blank, and another email needs the password', async () => {
  const tab = await fakeBrowser().startTab();
  await tab.accounts.signUp(ana);
  await tab.accounts.signUp(ben);
  const shown = () => accountOf(tab.session.getState());
  await tab.accounts.updateProfile({ name: ' ', email: '', avatar: 'data:image/png;base64,AAAA' });
  expect(shown()).toMatchObject({
    name: 'Ben',
    email: ben.email,
    avatar: 'data:image/png;base64,AAAA',
  });
  await tab.accounts.updateProfile({ name: 'Benedikt', email: 'BEN@example.org' });
  expect(shown()).toMatchObject({ name: 'Benedikt', email: 'BEN@example.org' });
  const move = (password?: string) =>
    tab.accounts.updateProfile({ email: 'new@example.org', ...(password ? { password } : {}) });
  expect(await failure(move())).toBe('auth.password-required');
  expect(await failure(move('not the password'))).toBe('auth.login-failed');
  await move(ben.password);
  const taken = { email: ana.email, password: ben.password };
  expect(await failure(tab.accounts.updateProfile(taken))).toBe('auth.sign-up-failed');
  expect(shown()).toMatchObject({ email: 'new@example.org', avatar: 'data:image/png;base64,AAAA' });
  await tab.accounts.logOut();
  await tab.accounts.logIn({ email: 'new@example.org', password: ben.password });
});

test('a password stretched by an older rule is stretched anew at the next log-in', async () => {
  const browser = fakeBrowser({ kdf: async () => ({ ...testKdf, preferred: testKdf.floor }) });
  const old = await browser.startTab();
  await old.accounts.signUp(ana);
  const id = accountOf(old.session.getState())?.id ?? '';
  const params = async () =>
    (await browser.directory.envelopes(id)).envelopes.flatMap(({ kdf }) => kdf ?? []);
  expect(await params()).toEqual([testKdf.floor]);
  const tab = await browser.startTab({ kdf: async () => testKdf });
  await tab.accounts.logIn(ana);
  expect(await params()).toEqual([testKdf.preferred]);
  await tab.accounts.logIn(ana);
});

test('a record cannot make the password weaker than the floor', async () => {
  const browser = fakeBrowser();
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  const id = accountOf(tab.session.getState())?.id ?? '';
  for (const envelope of (await browser.directory.envelopes(id)).envelopes) {
    if (!envelope.kdf) continue;
    await browser.directory.putEnvelope({ ...envelope, kdf: { ...envelope.kdf, memoryKiB: 1 } });
  }
  expect(await failure(tab.accounts.logIn(ana))).toBe('account.damaged');
});

test('when the Worker fails, that is said, and not that the password is wrong', async () => {
  const browser = fakeBrowser();
  await (await browser.startTab()).accounts.signUp(ana);
  const broken = { ...testKdf, derive: () => Promise.reject(new RangeError('no memory')) };
  const tab = await browser.startTab({ kdf: async () => broken });
  expect(await failure(tab.accounts.logIn(ana))).toBe('auth.failed');
});

test('a stored user is somebody who signed up, locked or not', () => {
  const account = {
    id: '1',
    name: '',
    email: '',
    avatar: null,
    createdAt: '',
    visitor: false,
    home: 'device' as const,
  };
  const visitor = { ...account, visitor: true };
  expect(hasStoredUser({ status: 'open', account })).toBe(true);
  expect(hasStoredUser({ status: 'locked', account })).toBe(true);
  expect(hasStoredUser({ status: 'open', account: visitor })).toBe(false);
  expect(hasStoredUser({ status: 'signed-out' })).toBe(false);
  expect(hasStoredUser({ status: 'starting' })).toBe(false);
});

test('a log-in that fails does not change how long people stay signed in', async () => {
  const tab = await fakeBrowser().startTab();
  await tab.accounts.signUp(ana);
  const wrong = { email: ana.email, password: 'not the password', stay: 'ask' } as const;
  expect(await failure(tab.accounts.logIn(wrong))).toBe('auth.login-failed');
  expect(tab.accounts.stay()).toBe('stay');
  await tab.accounts.logIn({ ...wrong, password: ana.password });
  expect(tab.accounts.stay()).toBe('ask');
});
