// @vitest-environment jsdom

import { supabaseHosting } from '@mooring/storage/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser-testing.ts';

const ana = { name: 'Ana', email: 'ana@example.org', password: 'quiet water under the bridge' };

/** Every way a service answers that this address has an account, the kept service's and its small sister's. */
const taken = {
  'without confirmation: 422': () => refusal(422, 'user_already_exists'),
  'an address of another way in: 422': () => refusal(422, 'email_exists'),
  'with confirmation: an invented user': () =>
    Response.json({ id: crypto.randomUUID(), email: ana.email, identities: [] }),
  'with confirmation, as too many letters: 429': () => refusal(429, 'over_email_send_rate_limit'),
};

const refusal = (status: number, code: string) =>
  Response.json({ code: status, error_code: code, msg: 'Not shown.' }, { status });

/** A browser whose service answers as told. */
async function tabWhere(signUp: () => Response, signIn: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    asked.push(pathname);
    return pathname.endsWith('/signup') ? signUp() : signIn();
  });
  const hosting = supabaseHosting({ url: 'https://service.example', key: 'public' });
  const browser = fakeBrowser({ hosting });
  return { asked, browser, tab: await browser.startTab() };
}

afterEach(() => void vi.unstubAllGlobals());

test.each(Object.entries(taken))(
  'an email that is taken is refused in the same words, and nothing is left here: %s',
  async (_how, signUp) => {
    const wrong = () => refusal(400, 'invalid_credentials');
    const { asked, browser, tab } = await tabWhere(signUp, wrong);
    await expect(tab.accounts.signUp(ana)).rejects.toThrow('auth.sign-up-failed');
    expect(asked).toEqual(['/auth/v1/signup', '/auth/v1/token']);
    expect((await browser.directory.accounts()).accounts).toEqual([]);
    expect(tab.session.getState().status).toBe('signed-out');
  },
);

test.each(Object.entries(taken))(
  'whoever signs up again before answering the letter is told of the letter: %s',
  async (_how, signUp) => {
    const { tab } = await tabWhere(signUp, () => refusal(400, 'email_not_confirmed'));
    await expect(tab.accounts.signUp(ana)).rejects.toThrow('hosting.confirm-email');
  },
);

test('a service that is only busy says nothing of the address', async () => {
  const { asked, tab } = await tabWhere(
    () => refusal(503, 'unexpected_failure'),
    () => refusal(400, 'invalid_credentials'),
  );
  await expect(tab.accounts.signUp(ana)).rejects.toThrow('hosting.unreachable');
  expect(asked).toEqual(['/auth/v1/signup']);
});
