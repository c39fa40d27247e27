// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { keyOf } from '@mooring/contract';
import { afterEach, expect, test } from 'vitest';
import type { ConversationMessage } from '../repositories/conversations-schema.ts';
import type { RecordValues } from '../repositories/record-schemas.ts';
import { createTestData } from '../testing.ts';
import { type ChatTurn, createChat } from './chat.ts';
import {
  completeStream,
  type FakeService,
  fixedAnswer,
  openFakeService,
  streamOf,
} from './fake-service.ts';

let service: FakeService | undefined;
afterEach(() => service?.close());

const said = (text: string, part: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: text,
  role: 'user',
  at: '2026-11-20T21:10:00.000Z',
  text,
  ...part,
});

const turnOf = (...messages: ConversationMessage[]): ChatTurn => ({
  messages,
  emotions: ['Grief'],
  tone: 'gentle',
  writing: null,
  seed: 'seed',
  now: new Date('2026-11-20T21:10:00'),
});
const cups = turnOf(said('I set out two cups this morning. I only saw it when the kettle boiled.'));

type Settings = RecordValues['companion-settings'];

/** A person who has chosen their own service, and agreed that it receives the words. */
async function withService(
  answer: (to: ServerResponse) => void,
  change: (settings: Settings, receiver: string) => Settings = (settings) => settings,
) {
  service = await openFakeService(answer);
  const { requests, url } = service;
  const data = await createTestData();
  const receiver = new URL(url).host;
  const chosen: Settings = {
    engine: 'own',
    ownEndpoint: { baseUrl: `${url}/v1`, model: 'llama', key: 'a-key' },
    consents: { own: receiver },
  };
  await data.records.put('companion-settings', change(chosen, receiver));
  const hosted = { url: `${url}/hosted`, receiver: 'A provider' };
  const chat = createChat({ settings: data.companionSettings, safety: data.safety, hosted });
  const reply = async (turn: ChatTurn = cups, options: { byGuide?: boolean } = {}) => {
    const shown: string[] = [];
    const { signal } = new AbortController();
    const onText = (text: string) => shown.push(text);
    const given = await chat.reply(turn, { signal, onText, ...options });
    return { ...given, shown };
  };
  return { data, chat, requests, reply };
}

test('the guide answers by itself, and no request is sent', async () => {
  const { reply, requests, chat } = await withService(completeStream('Hello.'), () => ({}));
  const { text, by, shown } = await reply();
  expect(by).toBe('guide');
  expect(text).toBe(shown.at(-1));
  expect(text.length).toBeGreaterThan(20);
  expect(requests).toEqual([]);
  expect(await chat.engineInUse()).toMatchObject({ kind: 'guide', receiver: null });
});

test('a service of the person’s own answers once they have agreed to it by name', async () => {
  const { reply, requests } = await withService(completeStream('Two cups. ', 'Then the kettle.'));
  const { text, by, shown } = await reply();
  expect({ text, by }).toEqual({ text: 'Two cups. Then the kettle.', by: 'own' });
  expect(shown).toEqual(['Two cups. ', 'Two cups. Then the kettle.']);
  expect(requests.map(({ url }) => url)).toEqual(['/v1/chat/completions']);
});

test.for<[name: string, change: (settings: Settings, receiver: string) => Settings]>([
  ['without a consent', (settings) => ({ ...settings, consents: {} })],
  ['with a consent to somebody else', (settings) => ({ ...settings, consents: { own: 'other' } })],
  [
    'with a hosted consent only',
    (settings) => ({ ...settings, consents: { hosted: 'A provider' } }),
  ],
  ['with nothing to call', ({ ownEndpoint: _, ...settings }) => settings],
])('%s no word leaves the device', async ([, change]) => {
  const { reply, requests } = await withService(completeStream('Hello.'), change);
  expect((await reply()).by).toBe('guide');
  expect(requests).toEqual([]);
});

test('the hosted service is called only after the consent that names its receiver', async () => {
  const { reply, requests } = await withService(completeStream('Here.'), () => ({
    engine: 'hosted',
    consents: { hosted: 'A provider' },
  }));
  expect(await reply()).toMatchObject({ text: 'Here.', by: 'hosted' });
  expect(requests[0]?.url).toBe('/hosted/chat');
  expect(requests[0]?.body).not.toHaveProperty('model');
});

test('messages with an alert, replies to them, and sentences of the app are never sent', async () => {
  const { reply, requests } = await withService(completeStream('Here.'));
  await reply(
    turnOf(
      said('You came with grief.', { role: 'companion' }),
      said('I want to die', { crisis: true }),
      said('Are you safe?', { role: 'companion', by: 'safety', crisis: true }),
      said('Your recording is kept.', { role: 'companion', by: 'app' }),
      said('My sister is here now.'),
    ),
  );
  const sent = JSON.stringify(requests[0]?.body);
  expect(sent).toContain('My sister is here now.');
  expect(sent).not.toMatch(/want to die|Are you safe\?|recording/);
});

test.for([
  'You will be with her again soon.',
  'Call 555 123 4567 any time.',
  'I love you, and I am waiting for you.',
  'You probably have clinical depression.',
  'It is me, your mother. I am watching over you.',
])('“%s” is never shown: the guide answers instead', async (sentence) => {
  const { reply } = await withService(completeStream('I hear you. ', sentence, ' More.'));
  const { text, by, shown } = await reply();
  expect(by).toBe('guide');
  expect([text, ...shown].join()).not.toContain(sentence.slice(0, 20));
});

test('a failure says its sentence, and the guide can be let to answer', async () => {
  const { reply } = await withService(fixedAnswer(500, '{}'));
  expect(await reply().catch((error) => keyOf(error, 'store.failed'))).toBe(
    'companion.service-error',
  );
  expect((await reply(cups, { byGuide: true })).by).toBe('guide');
});

test('Stop keeps what had arrived', async () => {
  const { chat } = await withService(streamOf('Two cups. ', 'And th'));
  const stop = new AbortController();
  const reply = await chat.reply(cups, { signal: stop.signal, onText: () => stop.abort() });
  expect(reply).toMatchObject({ by: 'own', text: expect.stringMatching(/^Two cups\./) });
});

test('testing a connection sends a greeting of ours and no word of the person’s', async () => {
  const { chat, requests } = await withService(completeStream('here'));
  const endpoint = { baseUrl: `${service?.url}/v1`, model: 'llama', key: 'k' };
  await chat.test(endpoint);
  expect(requests).toHaveLength(1);
  expect(JSON.stringify(requests[0]?.body)).toContain('Please answer with the one word: here.');
  await service?.close();
  const failure = await chat.test(endpoint).catch((error) => keyOf(error, 'store.failed'));
  expect(failure).toBe('companion.network');
});

test('the key of a service is sealed with everything else', async () => {
  const { data } = await withService(completeStream('here'));
  expect(data.rows()).not.toContain('a-key');
  expect(data.rows()).not.toContain('llama');
});

test('a very long conversation is answered from its beginning and its newest part', async () => {
  const data = await createTestData();
  const all = Array.from({ length: 601 }, (_, at) =>
    said(at === 0 ? 'My brother Oskar died in May.' : `Another line of this long night, ${at}.`, {
      role: at % 2 === 0 ? 'user' : 'companion',
    }),
  );
  const replyTo = (...messages: ConversationMessage[]) =>
    data.chat.reply(turnOf(...messages), {
      signal: new AbortController().signal,
      onText: () => undefined,
    });
  const { text } = await replyTo(...all);
  expect(text).not.toBe('');
  expect(text).toBe((await replyTo(...all.slice(0, 24), ...all.slice(-120))).text);
});
