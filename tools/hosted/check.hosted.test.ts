/** `pnpm hosted:check` against the hosted side of this machine, whole and with one fault at a time. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountOf, logIn } from './check/accounts.ts';
import { checkFunctions } from './check/functions.ts';
import { openProject } from './check/project.ts';
import { startReport } from './check/report.ts';
import { type CheckOptions, checkProject } from './check/run.ts';
import { tables } from './check/tables.ts';
import { faults, ofOwner } from './check-faults.ts';
import { openProvider } from './functions-fakes.ts';
import { adminUrl, copyUrl } from './shared.ts';
import { type Between, type Stack, startStack } from './stack.ts';

const testLocal = test.skipIf(!adminUrl);
const origin = 'https://mooring.example';
let stack: Stack;
let provider: Awaited<ReturnType<typeof openProvider>>;

beforeAll(async () => {
  if (!adminUrl) return;
  provider = await openProvider();
  stack = await startStack({
    database: copyUrl('checked').replace('//supabase_admin@', '//postgres@'),
    confirmEmail: true,
    shortestPassword: 43,
    functions: {
      MOORING_ORIGINS: origin,
      MOORING_CHAT_KEY: 'chat-key',
      MOORING_CHAT_PROVIDER: `${provider.url}/chat`,
      MOORING_VOICE_KEY: 'voice-key',
      MOORING_VOICE_PROVIDER: `${provider.url}/voices`,
      MOORING_VOICE_FEMALE: 'f',
      MOORING_VOICE_MALE: 'm',
    },
  });
});
afterAll(async () => {
  await stack?.stop();
  await provider?.stop();
});
beforeEach(() => {
  if (!adminUrl) return;
  stack.between(answerLikeAuth);
  provider.calls.length = 0;
});
afterEach(async () => {
  if (adminUrl) await stack.sql('delete from auth.users');
});

/** A sign-up with a confirmed address is answered with a made-up user when hosted. `@supabase/lite` refuses it. */
const answerLikeAuth: Between = async (request, through) => {
  const answer = await through(request);
  if (!request.url.endsWith('/signup') || answer.ok) return answer;
  const { error_code } = await answer.clone().json();
  if (error_code === 'weak_password') return answer;
  return Response.json({ id: crypto.randomUUID(), identities: [] });
};

async function check(changed: Partial<CheckOptions> = {}) {
  const lines: string[] = [];
  const outcome = await checkProject({
    address: stack.url,
    key: stack.anonKey,
    serviceKey: stack.serviceKey,
    origin,
    confirms: true,
    spend: false,
    signal: new AbortController().signal,
    ...changed,
    print: (line) => {
      lines.push(line);
      changed.print?.(line);
    },
  });
  return { ...outcome, lines, differing: lines.filter((line) => line.includes(': differs: ')) };
}

/** How many accounts there are, and how many rows of anybody. */
async function whatIsLeft() {
  const counts = ['auth.users', ...tables, 'tombstones'].map(
    (name) => `(select count(*) from ${name})`,
  );
  const [left] = await stack.sql<{ rows: number }>(`select (${counts.join('+')})::int as rows`);
  return left?.rows;
}

testLocal('the hosted side of this machine is as expected, and everything is removed', async () => {
  const { differing, different, left, lines } = await check();
  expect(differing).toEqual([]);
  expect({ different, left }).toEqual({ different: [], left: [] });
  expect(lines.filter((line) => line.endsWith(': as expected')).length).toBeGreaterThan(50);
  expect(
    lines.filter((line) => line.includes('not checked')).map((line) => line.split(':')[0]),
  ).toEqual([
    'sign-up and a new password for unknown addresses',
    'limits',
    'limits',
    'companion-chat',
    'speech',
  ]);
  expect(await whatIsLeft()).toBe(0);
  expect(provider.calls).toEqual([]);
});

testLocal('with nothing but the publishable key it looks at what it can', async () => {
  const { different, left, lines } = await check({ serviceKey: '' });
  expect({ different, left }).toEqual({ different: [], left: [] });
  expect(lines.join('\n')).toContain('rows, sync and limits: not checked, because');
  expect(await whatIsLeft()).toBe(0);
});

async function newAccounts() {
  const password = 'p'.repeat(43);
  const accounts = ['one@example.org', 'two@example.org'].map((email) => ({ email, password }));
  for (const { email } of accounts) {
    const headers = { apikey: stack.serviceKey, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ email, password, email_confirm: true });
    await fetch(`${stack.url}/auth/v1/admin/users`, { method: 'POST', headers, body });
  }
  return accounts;
}

testLocal(
  'accounts that are given stay and serve again, unless something in them cannot be removed',
  async () => {
    const accounts = await newAccounts();
    const withAccounts = () => check({ serviceKey: '', accounts });
    const first = await withAccounts();
    expect([...first.differing, ...first.left]).toEqual([]);
    expect(await peopleAndRows()).toEqual({ people: 2, rows: 0 });

    await stack.sql('drop policy own_delete on saved_moments');
    const { left, lines } = await withAccounts();
    expect(left.join()).toMatch(/^saved_moments of one@example\.org: mooring-check-/);
    expect(lines).toContain(`Could not be removed: ${left[0]}`);
    await stack.sql(
      `create policy own_delete on saved_moments for delete to authenticated using (${ofOwner})`,
    );

    const before = await peopleAndRows();
    const third = await withAccounts();
    expect(third.different).toEqual(['the check itself']);
    expect(third.lines.at(-1)).toContain('holds what this check did not make (saved_moments)');
    expect(await peopleAndRows()).toEqual(before);
  },
  180_000,
);

async function peopleAndRows() {
  const [counts] = await stack.sql(`select (select count(*)::int from auth.users) as people,
    (${tables.map((table) => `(select count(*) from ${table})`).join('+')})::int as rows`);
  return { ...counts };
}

testLocal('whoever ends it half-way leaves nothing behind either', async () => {
  const stop = new AbortController();
  const print = (line: string) => {
    if (line.startsWith("one's own rows: user_data")) stop.abort();
  };
  const { stopped, left, different } = await check({ signal: stop.signal, print });
  expect({ stopped, left, different }).toEqual({ stopped: true, left: [], different: [] });
  expect(await whatIsLeft()).toBe(0);
});

testLocal('an account whose making was never answered is removed too', async () => {
  stack.between(async (request, through) => {
    const answer = await through(request);
    if (request.method === 'POST' && request.url.endsWith('/admin/users')) throw new Error('lost');
    return answer;
  });
  expect((await check()).different).toContain('two accounts can be opened');
  expect(await whatIsLeft()).toBe(0);
});

testLocal('policies, grants and limits that are missing are each found', async () => {
  for (const [fault] of faults) await stack.sql(fault);
  const { differing, left } = await check().finally(async () => {
    for (const [, repair] of faults) await stack.sql(repair);
  });
  for (const line of [
    "another's rows: saved_moments: differs: reading reaches a row of somebody else",
    "one's own rows: audio_chunks: differs: writing is answered with 403 42501",
    'without an account: user_data: differs: reading is answered with 200',
    'limits: journal_entries: differs: content of 4194305 bytes is answered with 201',
    'limits: a hundred envelopes and no more: differs: 101 are answered with 201',
  ])
    expect(differing.join('\n')).toContain(line);
  const touched = /saved_moments|audio_chunks|user_data|journal_entries|envelopes/;
  expect(differing.filter((line) => !touched.test(line))).toEqual([]);
  expect(left).toEqual([]);
  expect(await whatIsLeft()).toBe(0);
});

/** What the check says of the functions, with an account that is let ask. */
async function checkFunctionsAlone(spend: boolean) {
  const [given] = await newAccounts();
  const one = accountOf(given ?? { email: '', password: '' });
  const project = openProject(stack.url, stack.anonKey);
  await logIn(project, one);
  const lines: string[] = [];
  const report = startReport(
    (line) => lines.push(line),
    () => false,
  );
  const look = () =>
    checkFunctions(project, report, {
      people: { one, two: one },
      key: stack.anonKey,
      origin,
      spend,
    });
  return { lines, report, look, token: one.token };
}

testLocal('a function that does not look at tokens is found, and nothing is spent', async () => {
  const { look, lines, report, token } = await checkFunctionsAlone(false);
  // Everybody gets by with the token of one person.
  stack.between((request, through) => {
    if (!request.url.includes('/functions/v1/speech')) return through(request);
    const open = new Request(request);
    open.headers.set('authorization', `Bearer ${token}`);
    return through(open);
  });
  await look();
  expect(report.different).toEqual(['speech: nobody asks without a token']);
  expect(lines.join('\n')).toContain('nothing for a token is answered with 400 not-readable');
  expect(provider.calls).toEqual([]);
});

testLocal('the providers are asked only where money may be spent', async () => {
  provider.answers((to) => {
    const isChat = provider.calls.at(-1)?.path === '/chat';
    to.writeHead(200, { 'Content-Type': isChat ? 'text/event-stream' : 'audio/mpeg' });
    to.end('data: [DONE]\n\n');
  });
  const { look, report } = await checkFunctionsAlone(true);
  await look();
  expect(report.different).toEqual([]);
  expect(provider.calls.map(({ path }) => path)).toEqual(['/chat', '/voices/f']);
});
