// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { testKdf } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { ana } from '../browser-testing.ts';
import { emailSalt } from '../keys/email-salt.ts';
import { expectsMine, hostedStatus, hostedWorld, opens, sealOne } from './hosted-testing.ts';

test('an account made on one device opens on another, with the same words and keys', async () => {
  const { service, device } = hostedWorld();
  const first = await device().startTab();
  const { confirm } = await first.accounts.signUp(ana);
  expect(confirm).toBe(false);
  await opens(first);
  const field = await sealOne(first);
  const [user] = service.users;
  expect(first.session.getState()).toMatchObject({ account: { id: user?.id, home: 'hosted' } });
  expect(service.envelopes.map(({ kind }) => kind).sort()).toEqual(['password', 'phrase']);

  const second = await device().startTab();
  await second.accounts.logIn({ email: ' ANA@example.org', password: ana.password });
  await expectsMine(second, field);
  await opens(second);
});

test('the password is in nothing that is sent, and neither is the key that opens the words', async () => {
  const { service, device } = hostedWorld();
  const tab = await device().startTab();
  await tab.accounts.signUp(ana);
  await opens(tab);
  await tab.accounts.logOut();
  await tab.accounts.logIn(ana);
  await opens(tab);
  await tab.accounts.changePassword({ current: ana.password, next: 'another quiet harbour' });
  const sent = service.requests.join('\n');
  expect(sent).toContain('Ana@Example.org');
  for (const hidden of [ana.password, 'another quiet harbour']) expect(sent).not.toContain(hidden);
  expect(service.users[0]?.secret).toMatch(/^[\w-]{43}$/);
});

test('the salt is found from the email alone, in whatever letters it is typed', async () => {
  expect(await emailSalt(' Ana@Example.org ')).toBe(await emailSalt('ana@example.org'));
  expect(await emailSalt('ana@example.org')).toBe(
    createHash('sha256')
      .update('mooring/v1/salt\0ana@example.org')
      .digest()
      .subarray(0, 16)
      .toString('base64url'),
  );
});

test('with confirmations on everything works here at once, and the server follows', async () => {
  const { service, device } = hostedWorld();
  service.confirmEmail = true;
  const browser = device();
  const tab = await browser.startTab();
  expect(await tab.accounts.signUp(ana)).toMatchObject({ confirm: true });
  const field = await sealOne(tab);
  await expect.poll(() => hostedStatus(tab)).toBe('confirm');
  expect(service.envelopes).toEqual([]);
  expect(await tab.hosted.token()).toBeNull();

  service.confirm(ana.email);
  await tab.accounts.logOut();
  await tab.accounts.logIn(ana);
  await opens(tab);
  expect(service.envelopes).toHaveLength(2);
  const other = await device().startTab();
  await other.accounts.logIn(ana);
  await expectsMine(other, field);
});

test('an email that is taken is refused, and nothing is left on this device', async () => {
  const { device } = hostedWorld();
  await (await device().startTab()).accounts.signUp(ana);
  const browser = device();
  const tab = await browser.startTab();
  for (const password of ['some other long password', ana.password]) {
    const again = tab.accounts.signUp({ ...ana, password });
    await expect(again).rejects.toThrow('auth.sign-up-failed');
  }
  expect((await browser.directory.accounts()).accounts).toEqual([]);
});

test('a sign-up that was cut off after the server heard of it can be tried again', async () => {
  const { service, device } = hostedWorld();
  const tab = await device().startTab();
  service.network = 'answer-lost';
  await expect(tab.accounts.signUp(ana)).rejects.toThrow('hosting.unreachable');
  expect(service.users).toHaveLength(1);
  service.network = 'online';
  await tab.accounts.signUp(ana);
  await opens(tab);
  const field = await sealOne(tab);
  const other = await device().startTab();
  await other.accounts.logIn(ana);
  await expectsMine(other, field);
});

test('without the server an account can be made on this device alone', async () => {
  const { service, device } = hostedWorld();
  service.network = 'offline';
  const tab = await device().startTab();
  await expect(tab.accounts.signUp(ana)).rejects.toThrow('hosting.unreachable');
  await tab.accounts.signUp({ ...ana, home: 'device' });
  expect(tab.session.getState()).toMatchObject({ status: 'open', account: { home: 'device' } });
  expect(hostedStatus(tab)).toBe('none');
  expect(service.requests).toEqual([]);
});

test('a device that knows the account opens it without the server, which follows when it can', async () => {
  const { service, device } = hostedWorld();
  const tab = await device().startTab();
  await tab.accounts.signUp(ana);
  const field = await sealOne(tab);
  await opens(tab);
  await tab.accounts.logOut();
  service.network = 'offline';
  await tab.accounts.logIn(ana);
  await expectsMine(tab, field);
  await expect.poll(() => hostedStatus(tab)).toBe('waiting');
  service.network = 'online';
  globalThis.dispatchEvent(new Event('online'));
  await opens(tab);
});

test.each([
  { confirmations: 'off', address: 'confirmed' },
  { confirmations: 'on', address: 'confirmed' },
  { confirmations: 'on', address: 'not confirmed' },
])(
  'a wrong password and an unknown email are told apart by nobody: confirmations $confirmations, the address $address',
  async ({ confirmations, address }) => {
    const { service, device } = hostedWorld();
    service.confirmEmail = confirmations === 'on';
    const first = await device().startTab();
    await first.accounts.signUp(ana);
    if (address === 'confirmed') {
      service.confirm(ana.email);
      await first.accounts.logOut();
      await first.accounts.logIn(ana);
      await opens(first);
    } else await expect.poll(() => hostedStatus(first)).toBe('confirm');
    const asked = async (email: string, password: string) => {
      let derived = 0;
      const derive: typeof testKdf.derive = (...given) => {
        derived += 1;
        return testKdf.derive(...given);
      };
      const tab = await device({ kdf: async () => ({ ...testKdf, derive }) }).startTab();
      const before = service.requests.length;
      await expect(tab.accounts.logIn({ email, password })).rejects.toThrow('auth.login-failed');
      return { derived, requests: service.requests.length - before };
    };
    const wrong = await asked(ana.email, 'not the password');
    expect(await asked('nobody@example.org', ana.password)).toEqual(wrong);
  },
);

test('a locked hosted account is opened again by its password, and by no other', async () => {
  const { device } = hostedWorld();
  const tab = await device().startTab();
  await tab.accounts.signUp(ana);
  const field = await sealOne(tab);
  await tab.accounts.lock();
  await expect(tab.accounts.unlock('not the password')).rejects.toThrow('auth.login-failed');
  await tab.accounts.unlock(ana.password);
  await expectsMine(tab, field);
});

test('a server that says no is sent nothing that is cheaper to guess', async () => {
  const { service, device } = hostedWorld();
  await (await device().startTab()).accounts.signUp(ana);
  const costs: number[] = [];
  const derive: typeof testKdf.derive = (password, salt, params) => {
    costs.push(params.memoryKiB);
    return testKdf.derive(password, salt, params);
  };
  const tab = await device({ kdf: async () => ({ ...testKdf, derive }) }).startTab();
  const before = service.requests.length;
  const typo = { email: ana.email, password: 'a lamp on the watre' };
  await expect(tab.accounts.logIn(typo)).rejects.toThrow('auth.login-failed');
  expect(new Set(costs)).toEqual(new Set([testKdf.preferred.memoryKiB]));
  const once = service.requests.length - before;
  await expect(tab.accounts.logIn({ ...typo, smallDevice: true })).rejects.toThrow(
    'auth.login-failed',
  );
  expect(costs).toContain(testKdf.floor.memoryKiB);
  expect(service.requests.length - before).toBeGreaterThan(once);
});

test('an account from a device with little memory opens on one with more, when the person says so', async () => {
  const { device } = hostedWorld();
  const small = { ...testKdf, derive: outOfMemoryAbove(testKdf.floor.memoryKiB) };
  const first = await device({ kdf: async () => small }).startTab();
  await first.accounts.signUp(ana);
  await opens(first);
  const field = await sealOne(first);
  const second = await device().startTab();
  await expect(second.accounts.logIn(ana)).rejects.toThrow('auth.login-failed');
  await second.accounts.logIn({ ...ana, smallDevice: true });
  await expectsMine(second, field);
});

test('an envelope that asks for less work than the floor is not even tried', async () => {
  const { service, device } = hostedWorld();
  const first = await device().startTab();
  await first.accounts.signUp(ana);
  await opens(first);
  for (const envelope of service.envelopes) {
    if (envelope.kdf) envelope.kdf = { ...envelope.kdf, memoryKiB: 1 };
  }
  const weakest: number[] = [];
  const derive: typeof testKdf.derive = (password, salt, params) => {
    weakest.push(params.memoryKiB);
    return testKdf.derive(password, salt, params);
  };
  const second = await device({ kdf: async () => ({ ...testKdf, derive }) }).startTab();
  await expect(second.accounts.logIn(ana)).rejects.toThrow('account.damaged');
  expect(Math.min(...weakest)).toBeGreaterThanOrEqual(testKdf.floor.memoryKiB);
});

function outOfMemoryAbove(most: number): typeof testKdf.derive {
  return async (password, salt, params) => {
    if (params.memoryKiB > most) throw new RangeError('out of memory');
    return testKdf.derive(password, salt, params);
  };
}
