import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { errorOf, keys, type Stand, standUp, tokens } from './functions-fakes.ts';

const canary = 'two-cups-canary-e3d0';
const words = { text: `I set out ${canary}.`, voice: 'FEMALE', style: 'calm' };

let stand: Stand;
beforeAll(async () => {
  stand = await standUp('speech');
});
afterAll(() => stand.stop());
beforeEach(() => {
  stand.provider.calls.length = 0;
  stand.project.calls.length = 0;
  stand.provider.state.hungUp = 0;
});

const sound = (to: ServerResponse) => {
  to.writeHead(200, { 'Content-Type': 'audio/mpeg' });
  to.end(Buffer.from([0xff, 0xfb, 0x90, 0x00, 0x07]));
};

test('a text comes back as sound', async () => {
  stand.provider.answers(sound);
  const response = await stand.ask(words);
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([255, 251, 144, 0, 7]);
});

test.for([
  ['calm', 0.9, 0.8, 0.3],
  ['soothing', 0.85, 0.85, 0.4],
  ['friendly', 0.7, 0.7, 0.6],
  ['gentle', 0.75, 0.75, 0.5],
] as const)(
  'a %s voice speaks with the stated numbers',
  async ([style, stability, similarity, own]) => {
    stand.provider.answers(sound);
    await (await stand.ask({ ...words, style })).arrayBuffer();
    expect(stand.provider.calls[0]?.body).toEqual({
      text: words.text,
      model_id: 'eleven_multilingual_v2',
      voice_settings: { stability, similarity_boost: similarity, style: own, speaker_boost: true },
    });
  },
);

test('each voice is the one the operator chose, asked for with the server’s key', async () => {
  stand.provider.answers(sound);
  for (const voice of ['FEMALE', 'MALE'])
    await (await stand.ask({ ...words, voice })).arrayBuffer();
  expect(stand.provider.calls.map(({ path }) => path)).toEqual([
    '/v1/text-to-speech/voice-f',
    '/v1/text-to-speech/voice%2Fm',
  ]);
  for (const { headers } of stand.provider.calls) {
    expect(headers['xi-api-key']).toBe(keys.voice);
    expect(headers.accept).toBe('audio/mpeg');
    expect(headers.authorization).toBeUndefined();
  }
  expect(stand.project.turns().map(({ body }) => body)).toEqual([
    { kind: 'speech' },
    { kind: 'speech' },
  ]);
});

test('3800 characters and an ellipsis are accepted, and not one more', async () => {
  stand.provider.answers(sound);
  const most = await stand.ask({ ...words, text: `${'悲'.repeat(3_800)}…` });
  expect(most.status).toBe(200);
  await most.arrayBuffer();
  const more = await stand.ask({ ...words, text: `${'x'.repeat(3_801)}…` });
  expect(await errorOf(more)).toMatchObject({ status: 400, code: 'not-readable' });
  const far = await stand.ask({ ...words, text: 'x'.repeat(40_000) });
  expect(await errorOf(far)).toMatchObject({ status: 413, code: 'too-large' });
  expect(stand.provider.calls).toHaveLength(1);
});

test.for<[string, unknown]>([
  ['no words', { ...words, text: ' \n' }],
  ['a voice of their own', { ...words, voice: 'voice-f' }],
  ['another style', { ...words, style: 'angry' }],
  ['settings of their own', { ...words, voice_settings: { stability: 0 } }],
])('a request with %s goes to nobody', async ([, body]) => {
  expect(await errorOf(await stand.ask(body))).toMatchObject({ status: 400 });
  expect([...stand.provider.calls, ...stand.project.turns()]).toEqual([]);
});

test.for<[string, (to: ServerResponse) => void, number]>([
  ['an error', (to) => void to.writeHead(500).end(canary), 502],
  ['too many requests', (to) => void to.writeHead(429).end(canary), 429],
  ['words', (to) => void to.writeHead(200, { 'Content-Type': 'text/html' }).end(canary), 502],
  ['silence', () => {}, 504],
])('a provider that answers with %s is a small error', async ([, answer, status]) => {
  stand.provider.answers(answer);
  const error = await errorOf(await stand.ask(words));
  expect(error.status).toBe(status);
  expect(error.text).not.toContain(canary);
});

test('after a disconnect the rest of the sound is not generated', async () => {
  const stop = new AbortController();
  stand.provider.answers((to) => {
    to.writeHead(200, { 'Content-Type': 'audio/mpeg' });
    to.write(Buffer.alloc(100));
  });
  const response = await stand.ask(words, { signal: stop.signal });
  await response.body?.getReader().read();
  stop.abort();
  await vi.waitFor(() => expect(stand.provider.state.hungUp).toBe(1), 20_000);
});

test('without a token nothing is read aloud', async () => {
  expect(await errorOf(await stand.ask(words, { token: null }))).toMatchObject({ status: 401 });
  expect(stand.provider.calls).toEqual([]);
});

test('the log contains no text, no key and no name', async () => {
  stand.provider.answers(sound);
  await (await stand.ask(words)).arrayBuffer();
  await vi.waitFor(() => expect(stand.running.logs()).toContain('"how":"whole"'), 20_000);
  const log = stand.running.logs();
  for (const secret of [canary, ...Object.values(keys), ...Object.values(tokens), '6a4ef4a0'])
    expect(log).not.toContain(secret);
});
