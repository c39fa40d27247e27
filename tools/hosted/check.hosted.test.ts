/** `pnpm hosted:check` against the hosted side of this machine, whole and with one fault at a time. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CheckOptions, checkProject } from './check/run.ts';
import { tables } from './check/tables.ts';
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

/** A sign-up for a confirmed address is answered with a made-up user when hosted. `@supabase/lite` refuses it. */
const answerLikeAuth: Between = async (request, through) => {
  const answer = await through(request);
  if (!request.url.endsWith('/signup') || answer.status !== 422) return answer;
  const { error_code } = await answer.clone().json();
  if (error_code !== 'user_already_exists') return answer;
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
  const { serviceKey, ...rest } = { serviceKey: '' };
  const { different, left, lines } = await check({ ...rest, serviceKey });
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

testLocal('accounts that are given stay, without the rows, and serve a second time', async () => {
  const accounts = await newAccounts();
  for (const _ of ['once', 'twice']) {
    const { differing, different, left } = await check({ serviceKey: '', accounts });
    expect({ differing, different, left }).toEqual({ differing: [], different: [], left: [] });
    const [{ people, rows } = {}] = await stack.sql(`select
      (select count(*)::int from auth.users) as people,
      (${tables.map((table) => `(select count(*) from ${table})`).join('+')})::int as rows`);
    expect({ people, rows }).toEqual({ people: 2, rows: 0 });
  }
});

testLocal('an account that holds a row of somebody is not touched', async () => {
  const accounts = await newAccounts();
  await stack.sql(`insert into writing_streaks (id, user_id, streak_count, last_write_date, op)
    select id::text, id, 3, '2026-11-21', gen_random_uuid() from auth.users where email = 'two@example.org'`);
  const { different, lines } = await check({ serviceKey: '', accounts });
  expect(different).toEqual(['the check itself']);
  expect(lines.at(-1)).toContain('holds what this check did not make (writing_streaks)');
  expect(await whatIsLeft()).toBe(3);
});

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

/** Makes a fault, and the statement that takes it back. */
async function withFault<T>(fault: string, repair: string, work: () => Promise<T>): Promise<T> {
  await stack.sql(fault);
  try {
    return await work();
  } finally {
    await stack.sql(repair);
  }
}

const ofOwner = 'user_id = (select auth.uid())';

testLocal.for<[string, string, string, string]>([
  [
    'a policy that lets everyone read',
    'alter policy own_select on saved_moments using (true)',
    `alter policy own_select on saved_moments using (${ofOwner})`,
    "another's rows: saved_moments: differs: reading reaches a row of somebody else",
  ],
  [
    'no policy for writing',
    'drop policy own_insert on emotion_records',
    `create policy own_insert on emotion_records for insert to authenticated with check (${ofOwner})`,
    "one's own rows: emotion_records: differs: writing is answered with 403 42501",
  ],
  [
    'a grant for everybody',
    'grant select on user_data to anon',
    'revoke select on user_data from anon',
    'without an account: user_data: differs: reading is answered with 200',
  ],
  [
    'no limit of a field',
    'alter table journal_entries drop constraint content_sealed',
    `alter table journal_entries add constraint content_sealed check (octet_length(content) between 139 and 4194304
      and content ~ '^e1\\.[A-Za-z0-9_-]{11}\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]+$')`,
    'limits: journal_entries: differs: content of 4194305 bytes is answered with 201',
  ],
  [
    'no limit of the envelopes',
    'alter table key_envelopes disable trigger few_envelopes',
    'alter table key_envelopes enable trigger few_envelopes',
    'limits: a hundred envelopes and no more: differs: 101 are answered with 201',
  ],
])('%s is found', async ([, fault, repair, line]) => {
  const { differing, left } = await withFault(fault, repair, () => check());
  expect(differing.join('\n')).toContain(line);
  expect(left).toEqual([]);
  expect(await whatIsLeft()).toBe(0);
});

testLocal('a function that does not look at tokens is found, and nothing is spent', async () => {
  const [given] = await newAccounts();
  const headers = { apikey: stack.anonKey, 'Content-Type': 'application/json' };
  const body = JSON.stringify(given);
  const path = `${stack.url}/auth/v1/token?grant_type=password`;
  const { access_token } = await (await fetch(path, { method: 'POST', headers, body })).json();
  // Everybody gets by with the token of one person.
  stack.between((request, through) => {
    if (!request.url.includes('/functions/v1/speech')) return answerLikeAuth(request, through);
    const open = new Request(request);
    open.headers.set('authorization', `Bearer ${access_token}`);
    return through(open);
  });
  const { differing } = await check();
  expect(differing).toHaveLength(1);
  expect(differing[0]).toContain('speech: nobody asks without a token: differs: ');
  expect(provider.calls).toEqual([]);
});

testLocal('what cannot be removed is named', async () => {
  const accounts = await newAccounts();
  const { left, lines } = await withFault(
    'drop policy own_delete on saved_moments',
    `create policy own_delete on saved_moments for delete to authenticated using (${ofOwner})`,
    () => check({ serviceKey: '', accounts }),
  );
  expect(left.join()).toMatch(/^saved_moments of one@example\.org: mooring-check-/);
  expect(lines.join('\n')).toContain(`Could not be removed: ${left[0]}`);
});

testLocal('the providers are asked only where money may be spent', async () => {
  provider.answers((to) => {
    const isChat = provider.calls.at(-1)?.path === '/chat';
    to.writeHead(200, { 'Content-Type': isChat ? 'text/event-stream' : 'audio/mpeg' });
    to.end('data: [DONE]\n\n');
  });
  expect((await check({ spend: true })).differing).toEqual([]);
  expect(provider.calls.map(({ path }) => path)).toEqual(['/chat', '/voices/f']);
});
