// @vitest-environment jsdom
import { AppError, keyOf } from '@mooring/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountServices } from '../account-services.ts';
import { ana, imaginedBrowser } from '../browser-testing.ts';
import { dying } from '../dying-directory.ts';
import { expectsMine, sealOne } from '../hosted/hosted-testing.ts';
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

test(
  'after any sequence of changes and kills a password, a phrase and every listed passkey open the account',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const authenticator = fakeAuthenticator();
        const browser = imaginedBrowser({ authenticator });
        const first = await browser.startTab();
        const { phrase } = await first.accounts.signUp(ana);
        const field = await sealOne(first);
        const known: Known = { passwords: [ana.password], phrases: [phrase] };

        for (const [n, { what, dies, when }] of steps.entries()) {
          const mortal = dies === null ? null : dying(browser.directory, dies, when);
          const tab = await browser.startTab(mortal ? { directory: mortal.directory } : {});
          await change(tab, what, known, n).catch((error: unknown) => {
            // What the dead tab says does not matter; a living one may only be refused.
            if (!mortal?.state.dead) expect(error).toBeInstanceOf(AppError);
          });
          const opened = await openWith(await browser.startTab(), known);
          await expectsMine(opened, field);
        }
        await expectAllOpen(await browser.startTab(), known, authenticator.held());
      }),
      { numRuns: runs, seed: 20261123 },
    ),
  600_000,
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

async function expectAllOpen(tab: AccountServices, known: Known, held: string[]) {
  const listed = await tab.accounts.passkeys.list();
  await tab.accounts.logOut();
  if (listed.length > 0) {
    expect(held).not.toHaveLength(0);
    await tab.accounts.passkeys.open();
    await tab.accounts.logOut();
  }
  const results = await Promise.all(
    known.phrases.map(async (phrase) => {
      const other = { email: ana.email, phrase, password: 'a harbour after all' };
      return tab.accounts.recover(other).then(
        () => true,
        () => false,
      );
    }),
  );
  expect(results).toContain(true);
}
