import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { errorOf, keys, type Stand, standUp, tokens } from './functions-fakes.ts';

const canary = 'two-cups-canary-91c2';
const talk = {
  model: 'model-two',
  messages: [
    { role: 'system', content: 'You listen.' },
    { role: 'user', content: `I set out ${canary}.` },
  ],
  temperature: 0.7,
  max_tokens: 800,
  stream: true,
};

let stand: Stand;
beforeAll(async () => {
  stand = await standUp('companion-chat');
});
afterAll(() => stand.stop());
beforeEach(() => {
  stand.provider.calls.length = 0;
  stand.project.calls.length = 0;
  stand.provider.state.hungUp = 0;
});

/** Longer than any test, so that no request here ends by a timeout. */
const timeoutSettings = { MOORING_CHAT_WAIT_MS: '100000' };

const event = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const begin = (to: ServerResponse, ...words: string[]) => {
  to.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const word of words) to.write(event(word));
};
const whole = (to: ServerResponse) => {
  begin(to, `Two ${canary}, `, 'before you knew.');
  to.end('data: [DONE]\n\n');
};

test('the reply is streamed, before it is complete', async () => {
  let finish = () => {};
  stand.provider.answers((to) => {
    begin(to, 'Two ');
    finish = () => to.end(`${event('cups.')}data: [DONE]\n\n`);
  });
  const response = await stand.ask(talk);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe(event('Two '));
  finish();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) rest += read.value;
  expect(rest).toBe(`${event('cups.')}data: [DONE]\n\n`);
});

test('the provider gets the conversation and the server’s key, and nothing about the person', async () => {
  stand.provider.answers(whole);
  await (await stand.ask(talk)).text();
  const [call] = stand.provider.calls;
  expect(call?.path).toBe('/v1/chat/completions');
  expect(call?.body).toEqual(talk);
  expect(call?.headers.authorization).toBe(`Bearer ${keys.chat}`);
  const said = JSON.stringify([call?.headers, call?.body]);
  for (const private_ of [tokens.ann, 'mooring.example', 'ann@example.org', '6a4ef4a0'])
    expect(said).not.toContain(private_);
});

test('a model that is not on the list is answered by the first that is', async () => {
  stand.provider.answers(whole);
  await (await stand.ask({ messages: talk.messages, model: 'a-dear-one' })).text();
  await (await stand.ask({ messages: talk.messages })).text();
  expect(stand.provider.calls.map(({ body }) => body)).toEqual([
    { ...talk, model: 'model-one' },
    { ...talk, model: 'model-one' },
  ]);
});

const said = (status: number, body: string, type = 'application/json', more = {}) => {
  return (to: ServerResponse) => {
    to.writeHead(status, { 'Content-Type': type, ...more });
    to.end(body);
  };
};
const quoting = JSON.stringify({ error: { message: `Wrong key ${keys.chat}: ${canary}` } });

test.for<[string, (to: ServerResponse) => void, number, string]>([
  ['a key it does not take', said(401, quoting), 502, 'provider-failed'],
  ['an error of its own', said(500, quoting), 502, 'provider-failed'],
  ['a page', said(200, `<html>${canary}`, 'text/html'), 502, 'provider-failed'],
  ['a reply in one piece', said(200, quoting), 502, 'provider-failed'],
  ['an empty stream', said(200, '', 'text/event-stream'), 502, 'provider-failed'],
  [
    'a way elsewhere',
    said(302, '', 'text/plain', { Location: '/elsewhere' }),
    502,
    'provider-failed',
  ],
  ['a closed line', (to) => void to.destroy(), 502, 'provider-failed'],
  ['too many requests', said(429, quoting), 429, 'provider-busy'],
  ['silence', () => {}, 504, 'provider-slow'],
  [
    'headers and then silence',
    (to) => {
      to.writeHead(200, { 'Content-Type': 'text/event-stream' });
      to.flushHeaders();
    },
    504,
    'provider-slow',
  ],
])(
  'a provider that answers with %s is a small error without its words',
  async ([, answer, status, code]) => {
    stand.provider.answers(answer);
    const error = await errorOf(await stand.ask(talk));
    expect({ status: error.status, code: error.code }).toEqual({ status, code });
    expect(error.text).not.toContain(canary);
    expect(error.text).not.toContain(keys.chat);
  },
);

test('the Retry-After of a busy provider is passed on', async () => {
  stand.provider.answers(said(429, '{}', 'application/json', { 'Retry-After': '17' }));
  const response = await stand.ask(talk);
  expect(response.headers.get('retry-after')).toBe('17');
  await response.text();
});

test('a slow reply that keeps moving is not cut off', async () => {
  stand.provider.answers((to) => {
    begin(to, 'One');
    setTimeout(() => to.write(event(' two')), 600);
    setTimeout(() => to.write(event(' three')), 1_200);
    setTimeout(() => to.end('data: [DONE]\n\n'), 1_800);
  });
  const text = await (await stand.ask(talk)).text();
  expect(text).toBe(`${event('One')}${event(' two')}${event(' three')}data: [DONE]\n\n`);
});

test.for<[string, (to: ServerResponse) => void]>([
  ['falls silent', (to) => begin(to, 'Two ')],
  [
    'breaks off',
    (to) => {
      begin(to, 'Two ');
      setTimeout(() => to.destroy(), 50);
    },
  ],
])('a reply that %s half way is never taken for a whole one', async ([, answer]) => {
  stand.provider.answers(answer);
  const response = await stand.ask(talk);
  expect(response.status).toBe(200);
  const text = await response.text().catch(() => 'broken');
  expect(text).not.toContain('[DONE]');
});

const short = { messages: [{ role: 'user', content: 'Two cups.' }] };
const long = { messages: [{ role: 'user', content: 'Two cups. '.repeat(500) }] };

test.for([
  ['before the first word', short, false],
  ['after the first word', short, true],
  ['after the first word of a long talk', long, true],
] as const)('whoever hangs up %s ends the provider’s work', async ([, body, begun]) => {
  const { provider, running, ask, stop } = await standUp('companion-chat', timeoutSettings);
  try {
    const hangUp = new AbortController();
    const arrived = new Promise<void>((resolve) => {
      provider.answers((to) => {
        if (begun) begin(to, 'Two ');
        resolve();
      });
    });
    const response = ask(body, { signal: hangUp.signal }).catch(() => null);
    await arrived;
    if (begun) await (await response)?.body?.getReader().read();
    hangUp.abort();
    await vi.waitFor(() => expect(provider.state.hungUp).toBe(1), 20_000);
    await vi.waitFor(() => expect(running.logs().match(/hung-up/g)).toHaveLength(1), 20_000);
  } finally {
    await stop();
  }
});

// Deno reports a closed connection to a handler that has read a longer body only when it answers. The work ends then.
test('after a disconnect with a long conversation the provider’s work ends at its first word', async () => {
  const { provider, ask, stop } = await standUp('companion-chat', timeoutSettings);
  try {
    const hangUp = new AbortController();
    const asked = new Promise<ServerResponse>((resolve) => provider.answers(resolve));
    const response = ask(long, { signal: hangUp.signal }).catch(() => null);
    const to = await asked;
    hangUp.abort();
    await response;
    begin(to, 'Two ');
    await vi.waitFor(() => expect(provider.state.hungUp).toBe(1), 20_000);
  } finally {
    await stop();
  }
});

test('the log of all these requests contains no text of a person or a provider, and no key', async () => {
  stand.provider.answers(whole);
  await (await stand.ask(talk)).text();
  await vi.waitFor(() => expect(stand.running.logs()).toContain('"how":"whole"'), 20_000);
  const log = stand.running.logs();
  expect(log).toContain('"status":504');
  expect(log).toContain('"how":"broken"');
  for (const secret of [
    canary,
    ...Object.values(keys),
    ...Object.values(tokens),
    'ann',
    '6a4ef4a0',
  ])
    expect(log).not.toContain(secret);
});
