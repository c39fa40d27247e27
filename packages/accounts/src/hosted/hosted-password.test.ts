// @vitest-environment jsdom
import { keyOf } from '@mooring/contract';
import type { Sealed } from '@mooring/storage';
import type { MemoryHosting } from '@mooring/storage/testing';
import { crashingAdapters } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import type { AccountDependencies, AccountServices } from '../account-services.ts';
import { ana } from '../browser-testing.ts';
import { expectsMine, hostedWorld, opens, sealOne } from './hosted-testing.ts';

const next = 'another quiet harbour';
const email = 'ana.new@example.org';

async function world() {
  const { service, device } = hostedWorld();
  const browser = device();
  const tab = await browser.startTab();
  const { phrase } = await tab.accounts.signUp(ana);
  await opens(tab);
  return { service, device, browser, phrase, field: await sealOne(tab) };
}

type World = Awaited<ReturnType<typeof world>>;

async function dies(
  { service, browser, phrase }: World,
  job: (tab: AccountServices, phrase: string, service: MemoryHosting) => Promise<unknown>,
  step: number,
  when: 'before' | 'after',
) {
  const { state, wrap } = crashingAdapters(step, when);
  const hosting: NonNullable<AccountDependencies['hosting']> = async (...given) =>
    wrap(await service.open(...given));
  const tab = await browser.startTab({ directory: browser.directory, hosting });
  await opens(tab);
  const doomed = { ...browser, directory: wrap(browser.directory) };
  const last = await browser.startTab({ directory: doomed.directory, hosting });
  state.steps = 0;
  await job(last, phrase, service).catch(() => {});
  return state.isCrashed;
}

async function opensWith(
  tab: AccountServices,
  person: { email: string; password: string },
  field: Sealed,
): Promise<boolean> {
  try {
    await tab.accounts.logIn(person);
  } catch (error) {
    expect(['auth.login-failed', 'hosting.password-unsure', 'hosting.unreachable']).toContain(
      keyOf(error, 'store.failed'),
    );
    return false;
  }
  await expectsMine(tab, field);
  await tab.accounts.logOut();
  return true;
}

const jobs = {
  'a password change': (tab: AccountServices) =>
    tab.accounts.changePassword({ current: ana.password, next }),
  'a recovery by mail and words': async (
    tab: AccountServices,
    phrase: string,
    service: MemoryHosting,
  ) => {
    await tab.accounts.mailCode(ana.email);
    const code = service.mails.at(-1)?.code ?? '';
    await tab.accounts.recover({ email: ana.email, phrase, password: next, code });
  },
} as const;

for (const [name, job] of Object.entries(jobs)) {
  for (const when of ['before', 'after'] as const) {
    test(`${name} that dies ${when} any step leaves one password, the same one everywhere`, async () => {
      let reached = true;
      for (let step = 1; reached; step += 1) {
        const given = await world();
        const { service, device, browser, field } = given;
        reached = await dies(given, job, step, when);
        if (!reached) expect(step).toBeGreaterThan(4);
        const of = async (tab: AccountServices) => [
          await opensWith(tab, ana, field),
          await opensWith(tab, { ...ana, password: next }, field),
        ];
        const elsewhere = await of(await device().startTab());
        expect(elsewhere.filter(Boolean), `elsewhere, step ${step}`).toHaveLength(1);
        service.network = 'offline';
        const offline = await of(await browser.startTab());
        expect(offline.filter(Boolean), `offline, step ${step}`).toHaveLength(1);
        service.network = 'online';
        expect(await of(await browser.startTab()), `here, step ${step}`).toEqual(elsewhere);
        if (!reached) expect(elsewhere).toEqual([false, true]);
      }
    });
  }
}

test('a change whose answer is lost on the way says so, and the next log-in knows', async () => {
  const { service, browser, field } = await world();
  const hosting: NonNullable<AccountDependencies['hosting']> = async (...given) => {
    const auth = await service.open(...given);
    return {
      ...auth,
      async setSecret(secret) {
        service.network = 'answer-lost';
        await auth.setSecret(secret);
      },
    };
  };
  const tab = await browser.startTab({ hosting });
  await opens(tab);
  const change = tab.accounts.changePassword({ current: ana.password, next });
  await expect(change).rejects.toThrow('hosting.password-unsure');
  service.network = 'online';
  const again = await browser.startTab();
  expect(await opensWith(again, ana, field)).toBe(false);
  expect(await opensWith(again, { ...ana, password: next }, field)).toBe(true);
});

test('without the server the password stays, and this is said', async () => {
  const { service, browser, field } = await world();
  const tab = await browser.startTab();
  service.network = 'offline';
  const change = tab.accounts.changePassword({ current: ana.password, next });
  await expect(change).rejects.toThrow('hosting.needs-connection');
  expect(await opensWith(tab, ana, field)).toBe(true);
});

test('a password changed on one device opens the other, which then forgets the old one', async () => {
  const { device, browser, field } = await world();
  const other = await device().startTab();
  await other.accounts.logIn(ana);
  await other.accounts.logOut();
  await (await browser.startTab()).accounts.changePassword({ current: ana.password, next });
  expect(await opensWith(other, { ...ana, password: next }, field)).toBe(true);
  expect(await opensWith(other, ana, field)).toBe(false);
});

test('a new phrase opens it on a new device, and the old one no longer does', async () => {
  const { service, device, browser, phrase, field } = await world();
  const tab = await browser.startTab();
  await opens(tab);
  const newer = await tab.accounts.newPhrase(ana.password);
  await newer.confirm();
  const unattached = await device().startTab();
  const recover = async (words: string) => {
    await unattached.accounts.mailCode(ana.email);
    const code = service.mails.at(-1)?.code ?? '';
    await unattached.accounts.recover({ email: ana.email, phrase: words, password: next, code });
  };
  await expect(recover(phrase)).rejects.toThrow('auth.phrase-wrong');
  await recover(newer.phrase);
  await expectsMine(unattached, field);
});

for (const confirm of [false, true]) {
  test(`another email ${confirm ? 'counts once its letter is answered' : 'counts at once'}`, async () => {
    const { service, device, browser, field } = await world();
    service.confirmEmail = confirm;
    const tab = await browser.startTab();
    const asked = await tab.accounts.updateProfile({ email, password: ana.password });
    expect(asked).toBe(confirm ? 'code' : 'done');
    if (confirm) {
      expect(await opensWith(await device().startTab(), ana, field)).toBe(true);
      const wrong = { email, password: ana.password, code: '000000' };
      await expect(tab.accounts.confirmEmail(wrong)).rejects.toThrow('hosting.code-wrong');
      const code = service.mails.at(-1)?.code ?? '';
      await tab.accounts.confirmEmail({ email, password: ana.password, code });
    }
    expect(tab.session.getState()).toMatchObject({ account: { email } });
    const other = await device().startTab();
    expect(await opensWith(other, { email, password: ana.password }, field)).toBe(true);
    expect(await opensWith(await device().startTab(), ana, field)).toBe(false);
  });
}

test('a change of email that dies at any step leaves the words openable on this device', async () => {
  for (const when of ['before', 'after'] as const) {
    let reached = true;
    for (let step = 1; reached; step += 1) {
      const given = await world();
      given.service.confirmEmail = true;
      reached = await dies(
        given,
        async (tab, _phrase, service) => {
          await tab.accounts.updateProfile({ email, password: ana.password });
          const code = service.mails.at(-1)?.code ?? '';
          await tab.accounts.confirmEmail({ email, password: ana.password, code });
        },
        step,
        when,
      );
      const here = await given.browser.startTab();
      const ways = [
        await opensWith(here, ana, given.field),
        await opensWith(here, { email, password: ana.password }, given.field),
      ];
      expect(ways.filter(Boolean).length, `step ${step}`).toBeGreaterThan(0);
      // Whatever was left half done is done now, and holds from anywhere.
      const elsewhere = await given.device().startTab();
      const there = [
        await opensWith(elsewhere, ana, given.field),
        await opensWith(elsewhere, { email, password: ana.password }, given.field),
      ];
      expect(there.filter(Boolean), `elsewhere, step ${step}`).toHaveLength(1);
    }
  }
});
