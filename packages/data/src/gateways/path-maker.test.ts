import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyOf } from '@mooring/contract';
import { afterEach, expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';
import type { PathWish } from './path-maker.ts';

const path = JSON.stringify({
  checkpoints: ['A letter', 'A memory', 'A ritual', 'Your future self'].map((title) => ({
    title,
    description: 'Look closely.',
    icon: 'leaf',
  })),
  weeklyAnchor: { message: 'You may rest.', prompt: 'This week: where was it quiet?' },
});
const wish: PathWish = { vision: 'To sleep again', theme: null };

let server: Server | undefined;
afterEach(() => server?.close());

type Asked = { messages: { role: string; content: string }[]; model: string; max_tokens: number };

/** A service that answers each call with the next of these, and the data of somebody who has chosen it. */
async function withService(...answers: (string | number)[]) {
  const asked: Asked[] = [];
  const answer: RequestListener = async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    if (request.method === 'POST') asked.push(JSON.parse(body) as Asked);
    const next = answers[Math.min(asked.length, answers.length) - 1] ?? '';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Content-Type', 'application/json');
    if (typeof next === 'number') response.statusCode = next;
    response.end(JSON.stringify({ choices: [{ message: { content: next } }] }));
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const data = await createTestData();
  const own = `127.0.0.1:${port}`;
  await data.records.put('companion-settings', {
    engine: 'own',
    ownEndpoint: { baseUrl, model: 'llama', key: '' },
    consents: { own },
  });
  return { data, asked };
}

const make = (data: TestData, given = wish) =>
  data.pathMaker.make(given, { signal: new AbortController().signal });

test('without a cloud engine nothing is sent and the app creates the path', async () => {
  expect(await make(await createTestData())).toBeNull();
});

test('a chosen cloud is given the instruction and the vision, and no more', async () => {
  const { data, asked } = await withService(`Here it is:\n${path}`);
  const made = await make(data, { vision: 'To sleep again', theme: 'Finding steady ground again' });
  expect(made?.customPath.map(({ title }) => title)).toEqual([
    'A letter',
    'A memory',
    'A ritual',
    'Your future self',
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ model: 'llama', temperature: 0.7, max_tokens: 800 });
  expect(asked[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(asked[0]?.messages[0]?.content).toContain('JSON only');
  expect(asked[0]?.messages[1]?.content).toBe(
    'To sleep again\n\nGuiding theme: Finding steady ground again',
  );
});

test('a reply in prose instead of a path is retried once', async () => {
  const { data, asked } = await withService('Let me think about that.', path);
  expect((await make(data))?.customPath).toHaveLength(4);
  expect(asked).toHaveLength(2);
});

test.each([
  ['nothing usable twice', ['Sorry.', '{"checkpoints":[]}'], 2],
  ['a refusal', [500], 1],
  ['words that must not be shown', [path.replace('You may rest.', 'Call 555 0199 now.')], 2],
])('%s ends in the stated sentence', async (_, answers, calls) => {
  const { data, asked } = await withService(...answers);
  const failure = await make(data).catch((error: unknown) => keyOf(error, 'store.failed'));
  expect(failure).toBe('path.not-created');
  expect(asked).toHaveLength(calls);
});

test('the words of someone in danger stay on the device', async () => {
  const { data, asked } = await withService(path);
  expect(await make(data, { vision: 'I want to kill myself', theme: null })).toBeNull();
  expect(asked).toEqual([]);
});
