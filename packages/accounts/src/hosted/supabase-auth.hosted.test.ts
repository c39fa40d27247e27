import { supabaseHosting } from '@mooring/storage/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../../tools/hosted/stack.ts';
import { fakeBrowser } from '../browser-testing.ts';
import { expectsMine, hostedStatus, opens, sealOne } from './hosted-testing.ts';

/** The same promises as over the service in memory, with supabase-js and the real tables. */
let plain: Stack;
let strict: Stack;
const bodies: string[] = [];

beforeAll(async () => {
  // supabase-js wants one to be there; nothing here opens it.
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('localStorage', { clear() {}, getItem: () => null, setItem() {}, removeItem() {} });
  [plain, strict] = await Promise.all([startStack(), startStack({ confirmEmail: true })]);
  if (process.env.SUPABASE_URL) return;
  for (const stack of [plain, strict]) {
    stack.between(async (request, through) => {
      const words = await request.clone().text();
      bodies.push(`${request.url} ${JSON.stringify([...request.headers])} ${words}`);
      return through(request);
    });
  }
});
afterAll(() => Promise.all([plain?.stop(), strict?.stop()]));

const person = () => ({
  name: 'Ana',
  email: `ana-${crypto.randomUUID()}@example.org`,
  password: `quiet water ${crypto.randomUUID()}`,
});
const device = (stack: Stack) =>
  fakeBrowser({ hosting: supabaseHosting({ url: stack.url, key: stack.anonKey }) });
const here = test.skipIf(Boolean(process.env.SUPABASE_URL));
const code = (stack: Stack, email: string) => stack.mail(email).at(-1)?.code ?? '';

test('an account opens on a second device, and no request carries its password', async () => {
  const ana = person();
  const first = await device(plain).startTab();
  expect((await first.accounts.signUp(ana)).confirm).toBe(false);
  await opens(first);
  expect(await first.hosted.token()).toMatch(/^ey/);
  const field = await sealOne(first);
  const second = await device(plain).startTab();
  const wrong = second.accounts.logIn({ ...ana, password: 'not the password' });
  await expect(wrong).rejects.toThrow('auth.login-failed');
  await second.accounts.logIn(ana);
  await expectsMine(second, field);
  await opens(second);

  const next = `another ${ana.password}`;
  await first.accounts.changePassword({ current: ana.password, next });
  const third = await device(plain).startTab();
  await expect(third.accounts.logIn(ana)).rejects.toThrow('auth.login-failed');
  await third.accounts.logIn({ ...ana, password: next });
  await expectsMine(third, field);
  expect(bodies.join('\n')).not.toContain(ana.password);
  expect(bodies.join('\n')).not.toContain('"Ana"');
  for (const tab of [first, second, third]) await tab.accounts.logOut();
});

test('an email that is taken is refused', async () => {
  const ana = person();
  const first = await device(plain).startTab();
  await first.accounts.signUp(ana);
  await opens(first);
  const tab = await device(plain).startTab();
  const again = tab.accounts.signUp({ ...ana, password: 'some other long password' });
  await expect(again).rejects.toThrow('auth.sign-up-failed');
  await first.accounts.logOut();
});

here('an invented answer, as it comes with confirmations on, counts as taken too', async () => {
  const ana = person();
  strict.between(async (request, through) => {
    if (!request.url.includes('/signup')) return through(request);
    return Response.json({ id: crypto.randomUUID(), email: ana.email, identities: [] });
  });
  const tab = await device(strict).startTab();
  await expect(tab.accounts.signUp(ana)).rejects.toThrow('auth.sign-up-failed');
  strict.between(null);
});

here('an address is confirmed by its letter, and then the keys arrive', async () => {
  const ana = person();
  const tab = await device(strict).startTab();
  expect((await tab.accounts.signUp(ana)).confirm).toBe(true);
  const field = await sealOne(tab);
  await expect.poll(() => hostedStatus(tab)).toBe('confirm');
  const { text = '' } = strict.mail(ana.email).at(-1) ?? {};
  const { pathname, search } = new URL(/http\S+verify\S+/.exec(text)?.[0] ?? '');
  await fetch(`${strict.url}${pathname}${search}`, { redirect: 'manual' });
  await tab.accounts.logOut();
  await tab.accounts.logIn(ana);
  await opens(tab);
  const other = await device(strict).startTab();
  await other.accounts.logIn(ana);
  await expectsMine(other, field);
  for (const one of [tab, other]) await one.accounts.logOut();
});

here(
  'a code and 24 words open an account on a new device, and another email is confirmed',
  async () => {
    const ana = person();
    const tab = await device(plain).startTab();
    const { phrase } = await tab.accounts.signUp(ana);
    await opens(tab);
    const field = await sealOne(tab);
    const unattached = await device(plain).startTab();
    await unattached.accounts.mailCode(ana.email);
    const password = `recovered ${ana.password}`;
    const recovery = { email: ana.email, phrase, password };
    await expect(unattached.accounts.recover({ ...recovery, code: '000000' })).rejects.toThrow(
      'hosting.code-wrong',
    );
    await unattached.accounts.recover({ ...recovery, code: code(plain, ana.email) });
    await expectsMine(unattached, field);
    await opens(unattached);

    const email = `new-${ana.email}`;
    const asked = await unattached.accounts.updateProfile({ email, password });
    if (asked === 'code') {
      const codes = [email, ana.email].map((to) => code(plain, to)).filter(Boolean);
      for (const one of codes) {
        const done = await unattached.accounts.confirmEmail({ email, password, code: one });
        if (done === 'done') break;
      }
    }
    expect(unattached.session.getState()).toMatchObject({ account: { email } });
    const third = await device(plain).startTab();
    await third.accounts.logIn({ email, password });
    await expectsMine(third, field);
    for (const one of [tab, unattached, third]) await one.accounts.logOut();
  },
);

test('leaving takes everything from the server', async () => {
  const ana = person();
  const tab = await device(plain).startTab();
  await tab.accounts.signUp(ana);
  await opens(tab);
  const field = await sealOne(tab);
  await tab.accounts.keepOnDevice({ deleteCopy: true, password: ana.password });
  expect(hostedStatus(tab)).toBe('none');
  await expectsMine(tab, field);
  const other = await device(plain).startTab();
  await expect(other.accounts.logIn(ana)).rejects.toThrow('auth.login-failed');
});
