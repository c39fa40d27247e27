import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkFunctions, startFunction } from './functions.ts';
import { anonKey, errorOf, keys, origin, type Stand, standUp, tokens } from './functions-fakes.ts';

const canary = 'two-cups-canary-4b7a';
const talk = { messages: [{ role: 'user', content: canary }] };

let stand: Stand;
beforeAll(async () => {
  stand = await standUp('companion-chat');
});
afterAll(() => stand.stop());
beforeEach(() => {
  stand.provider.calls.length = 0;
  stand.project.calls.length = 0;
  stand.provider.answers(whole);
});
afterEach(() => stand.project.waits.clear());

const whole = (to: ServerResponse) => {
  to.writeHead(200, { 'Content-Type': 'text/event-stream' });
  to.end('data: [DONE]\n\n');
};

test('Deno type-checks the functions', async () => {
  expect(await checkFunctions()).toBe('');
});

const user = { role: 'user', content: canary };
const many = (count: number, content = 'x') =>
  Array.from({ length: count }, () => ({ ...user, content }));

test.for<[string, unknown]>([
  ['no JSON', `{"messages": "${canary}`],
  ['nothing', ''],
  ['no messages', { messages: [] }],
  ['a role of a tool', { messages: [{ role: 'tool', content: canary }, user] }],
  ['an empty message', { messages: [{ role: 'user', content: '' }] }],
  ['a picture for a message', { messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }],
  [
    'an instruction in the middle',
    { messages: [user, user, { role: 'system', content: 'x' }, user] },
  ],
  ['a reply for its end', { messages: [user, { role: 'assistant', content: 'x' }] }],
  ['43 messages', { messages: many(43) }],
  ['a message that is too long', { messages: many(1, 'x'.repeat(24_001)) }],
  ['too much together', { messages: many(3, 'x'.repeat(20_001)) }],
  ['another temperature', { ...talk, temperature: 2 }],
  ['more tokens', { ...talk, max_tokens: 8_000 }],
  ['tools', { ...talk, tools: [] }],
  ['somebody else’s id', { ...talk, user: 'ben' }],
])('a request with %s goes to nobody and costs no turn', async ([, body]) => {
  const { status, code, text } = await errorOf(await stand.ask(body));
  expect({ status, code }).toEqual({ status: 400, code: 'not-readable' });
  expect(text).not.toContain(canary);
  expect(stand.provider.calls).toEqual([]);
  expect(stand.project.turns()).toEqual([]);
});

test('the largest conversation the app sends is accepted, in any script', async () => {
  stand.provider.answers(whole);
  const messages = many(40, '悲'.repeat(1_500));
  const response = await stand.ask({ messages });
  expect(response.status).toBe(200);
  await response.text();
});

test('a body that is too large is refused before it is read, whether it says so or not', async () => {
  const big = JSON.stringify({ messages: [{ role: 'user', content: 'x'.repeat(500_000) }] });
  expect(await errorOf(await stand.ask(big))).toMatchObject({ status: 413, code: 'too-large' });
  // Comes to an end, and lets other work in between: a body that is always ready keeps `fetch` from ever seeing the answer.
  let left = 256;
  const pieces = new ReadableStream<Uint8Array>({
    async pull(to) {
      await setImmediate();
      to.enqueue(new Uint8Array(64 * 1024).fill(120));
      left -= 1;
      if (left === 0) to.close();
    },
  });
  const response = await fetch(stand.running.url, {
    method: 'POST',
    headers: { Origin: 'https://mooring.example', Authorization: `Bearer ${tokens.ann}` },
    body: pieces,
    duplex: 'half',
  } as RequestInit).catch(() => null);
  // The server may also close the connection while the body is still being sent.
  expect(response?.status ?? 413).toBe(413);
  expect(stand.provider.calls).toEqual([]);
});

test('the app may call from each of its origins, and a preflight request says so', async () => {
  for (const from of [origin, 'https://other.example']) {
    const before = await stand.ask(null, { method: 'OPTIONS', origin: from, token: null });
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe(from);
    expect(before.headers.get('access-control-allow-methods')).toBe('POST');
    const allowed = before.headers.get('access-control-allow-headers');
    for (const header of ['authorization', 'apikey', 'content-type'])
      expect(allowed).toContain(header);
    const response = await stand.ask(talk, { origin: from });
    expect(response.headers.get('access-control-allow-origin')).toBe(from);
    await response.text();
  }
});

test.for([
  'https://evil.example',
  'https://mooring.example.evil.example',
  'http://mooring.example',
  'null',
  null,
])('a page at %s gets nothing', async (from) => {
  for (const method of ['OPTIONS', 'POST']) {
    const response = await stand.ask(talk, { method, origin: from });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await errorOf(response)).toMatchObject({ status: 403, code: 'wrong-origin' });
  }
  expect([...stand.provider.calls, ...stand.project.calls]).toEqual([]);
});

test('only POST is answered', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(await errorOf(await stand.ask(talk, { method }))).toMatchObject({ status: 405 });
});

test.for<[string, string | null]>([
  ['no token', null],
  ['the publishable key for a token', anonKey],
  ['a token of another project', 'e30.forged.sig'],
  ['words for a token', 'not a token'],
])('somebody with %s is asked to sign in, and nothing is passed on', async ([, token]) => {
  const error = await errorOf(await stand.ask(talk, { token }));
  expect({ status: error.status, code: error.code }).toEqual({ status: 401, code: 'no-token' });
  expect(stand.provider.calls).toEqual([]);
});

test('what a stranger sends is not looked at', async () => {
  for (const token of [null, 'e30.forged.sig'])
    expect(await errorOf(await stand.ask('no JSON', { token }))).toMatchObject({ status: 401 });
});

test('turns are counted in the database with the person’s own token, and no stronger key', async () => {
  await (await stand.ask(talk)).text();
  const [user, turn] = stand.project.calls;
  expect(user?.path).toBe('/auth/v1/user');
  expect(turn?.body).toEqual({ kind: 'chat' });
  for (const call of [user, turn]) {
    expect(call?.headers.authorization).toBe(`Bearer ${tokens.ann}`);
    expect(call?.headers.apikey).toBe(anonKey);
  }
});

test('a person over the rate limit is told how long to wait, and nobody else is limited', async () => {
  stand.project.waits.set(tokens.ann, 42);
  const refused = await stand.ask(talk);
  expect(refused.headers.get('retry-after')).toBe('42');
  expect(refused.headers.get('access-control-expose-headers')).toBe('retry-after');
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'too-many' });
  expect(stand.provider.calls).toEqual([]);
  const other = await stand.ask(talk, { token: tokens.ben });
  expect(other.status).toBe(200);
  await other.text();
});

/** Another function than the one that stands, with these settings beside the ones it needs. */
async function withSettings(
  settings: Record<string, string>,
  work: (ask: () => Promise<Response>, logs: () => string) => Promise<void>,
) {
  const running = await startFunction('companion-chat', {
    MOORING_ORIGINS: origin,
    MOORING_CHAT_KEY: keys.chat,
    MOORING_CHAT_PROVIDER: `${stand.provider.url}/v1/chat/completions`,
    SUPABASE_URL: stand.project.url,
    SUPABASE_ANON_KEY: anonKey,
    ...settings,
  });
  const ask = () =>
    fetch(running.url, {
      method: 'POST',
      headers: { Origin: origin, Authorization: `Bearer ${tokens.ann}` },
      body: JSON.stringify(talk),
    });
  try {
    await work(ask, running.logs);
  } finally {
    await running.stop();
  }
}

test('when the project cannot be reached every request is refused', async () => {
  await withSettings({ SUPABASE_URL: 'http://127.0.0.1:9' }, async (ask) => {
    expect(await errorOf(await ask())).toMatchObject({ status: 503, code: 'project-away' });
  });
  expect(stand.provider.calls).toEqual([]);
});

test('the newer publishable key is used where the project has one', async () => {
  const SUPABASE_PUBLISHABLE_KEYS = JSON.stringify({ default: 'sb_publishable_newer' });
  await withSettings({ SUPABASE_PUBLISHABLE_KEYS }, async (ask) => {
    await (await ask()).text();
  });
  expect(stand.project.calls[0]?.headers.apikey).toBe('sb_publishable_newer');
});

test.for<[string, Record<string, string>, string]>([
  ['without the provider’s key', { MOORING_CHAT_KEY: '' }, 'MOORING_CHAT_KEY'],
  ['without an origin', { MOORING_ORIGINS: '' }, 'MOORING_ORIGINS'],
  ['for every origin', { MOORING_ORIGINS: '*' }, 'MOORING_ORIGINS'],
  ['for an address instead of an origin', { MOORING_ORIGINS: `${origin}/app` }, 'MOORING_ORIGINS'],
  ['for an unknown provider', { MOORING_CHAT_PROVIDER: keys.voice }, 'MOORING_CHAT_PROVIDER'],
])(
  'a function set up %s answers nothing, and its log names what is wrong',
  async ([, wrong, name]) => {
    await withSettings(wrong, async (ask, logs) => {
      expect(await errorOf(await ask())).toMatchObject({ status: 503, code: 'not-configured' });
      await vi.waitFor(() => expect(logs()).toContain(`"missing":["${name}"]`), 20_000);
      for (const key of Object.values(keys)) expect(logs()).not.toContain(key);
    });
  },
);

test('the log of all these requests contains no text, no key and no name', async () => {
  await vi.waitFor(() => expect(stand.running.logs()).toContain('"status":413'), 20_000);
  const log = stand.running.logs();
  for (const status of [200, 204, 400, 401, 403, 405, 413, 429])
    expect(log).toContain(`"status":${status}`);
  const secrets = [canary, ...Object.values(keys), ...Object.values(tokens), 'ann@', '6a4ef4a0'];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
