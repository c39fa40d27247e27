// @vitest-environment jsdom
import { AppError, keyOf } from '@mooring/contract';
import { crashingAdapters } from '@mooring/storage/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountServices } from '../account-services.ts';
import { ana, fakeBrowser } from '../browser-testing.ts';
import { expectsMine, hostedWorld, opens, sealOne } from '../hosted/hosted-testing.ts';
import { fakeAuthenticator } from './fake-authenticator.ts';

/** `MOORING_PASSKEY_RUNS=1000` for the campaign of docs/proofs.md. */
const runs = Number(process.env.MOORING_PASSKEY_RUNS ?? 40);

const step = fc.record({
  what: fc.constantFrom('add', 'remove', 'password', 'phrase', 'phrase put off'),
  /** The write of the directory at which the tab dies; null: it lives. */
  dies: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 2 }),
  when: fc.constantFrom('before' as const, 'after' as const),
});

/** What may open the account. More than one where a tab died while it changed it. */
type Known = { passwords: string[]; phrases: string[] };

/** A browser with one account in it, and for a hosted one the service. */
function world(home: 'device' | 'hosted') {
  const authenticator = fakeAuthenticator();
  const { service, device } = hostedWorld();
  const browser = home === 'hosted' ? device({ authenticator }) : fakeBrowser({ authenticator });
  const hosted = home === 'hosted' ? service : null;
  return { authenticator, browser, hosted };
}

type World = ReturnType<typeof world>;

/** A tab in which the account is open, and with the service where there is one. It dies at this write, on the device or there. */
async function crashingTab(
  { browser, hosted }: World,
  dies: number | null,
  when: 'before' | 'after',
) {
  const { state, wrap } = crashingAdapters(dies ?? 0, when);
  const tab = await browser.startTab({
    directory: wrap(browser.directory),
    ...(hosted && { hosting: async (...given) => wrap(await hosted.open(...given)) }),
  });
  if (hosted) await opens(tab);
  state.steps = 0;
  return { tab, state };
}

test.each(['device', 'hosted'] as const)(
  'after any sequence of changes and kills a password, a phrase and every listed passkey open a %s account',
  async (home) => {
    let kills = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const here = world(home);
        const { browser } = here;
        const first = await browser.startTab();
        const { phrase } = await first.accounts.signUp(ana);
        const field = await sealOne(first);
        const known: Known = { passwords: [ana.password], phrases: [phrase] };

        for (const [n, { what, dies, when }] of steps.entries()) {
          const { tab, state } = await crashingTab(here, dies, when);
          await change(tab, what, known, n).catch((error: unknown) => {
            // What the dead tab says does not matter; a living one may only be refused.
            if (!state.isCrashed) expect(error).toBeInstanceOf(AppError);
          });
          if (state.isCrashed) kills += 1;
          const opened = await openWith(await browser.startTab(), known);
          await expectsMine(opened, field);
        }
        await expectAllOpen(await browser.startTab(), known, here);
      }),
      { numRuns: runs, seed: 20261123 },
    );
    // What was tried is not only what goes well.
    expect(kills).toBeGreaterThan(runs / 2);
  },
  900_000,
);

async function change(tab: AccountServices, what: string, known: Known, n: number) {
  const { accounts } = tab;
  const current = known.passwords[0] ?? '';
  if (what === 'add') await (await accounts.passkeys.prepare(current)).make(`Device ${n}`);
  if (what === 'remove')
    await accounts.passkeys.remove((await accounts.passkeys.list())[0]?.id ?? '');
  if (what === 'password') {
    const next = `a harbour of number ${n}`;
    known.passwords.unshift(next);
    await accounts.changePassword({ current, next });
    known.passwords = [next];
  }
  if (what === 'phrase' || what === 'phrase put off') {
    const made = await accounts.newPhrase(current);
    known.phrases.unshift(made.phrase);
    if (what === 'phrase') await made.confirm();
  }
}

/** Logs in with the first password that opens, which then is the only one. */
async function openWith(tab: AccountServices, known: Known): Promise<AccountServices> {
  await tab.accounts.logOut();
  for (const password of known.passwords) {
    try {
      await tab.accounts.logIn({ email: ana.email, password });
      known.passwords = [password];
      return tab;
    } catch (error) {
      expect(keyOf(error, 'store.failed')).toBe('auth.login-failed');
    }
  }
  throw new Error(`None of ${known.passwords.length} passwords opens the account.`);
}

async function expectAllOpen(tab: AccountServices, known: Known, { authenticator, hosted }: World) {
  const listed = await tab.accounts.passkeys.list();
  await tab.accounts.logOut();
  if (listed.length > 0) {
    expect(authenticator.held()).not.toHaveLength(0);
    await tab.accounts.passkeys.open();
    await tab.accounts.logOut();
  }
  let opened = 0;
  for (const phrase of known.phrases) {
    if (hosted) await tab.accounts.mailCode(ana.email);
    const code = hosted?.mails.at(-1)?.code;
    const proof = {
      email: ana.email,
      phrase,
      password: 'a harbour after all',
      ...(code && { code }),
    };
    await tab.accounts.recover(proof).then(
      () => {
        opened += 1;
      },
      () => {},
    );
  }
  expect(opened).toBeGreaterThan(0);
}
