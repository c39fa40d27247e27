// @vitest-environment jsdom
// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { keyOf, say } from '@mooring/contract';
import type { ChatMessage, Turn } from '@mooring/listening';
import { afterEach, expect, test } from 'vitest';
import { createCloudEngine } from './chat-cloud.ts';
import { checkInNote, systemInstruction } from './chat-prompt.ts';
import {
  completeStream,
  type FakeService,
  fixedAnswer,
  openFakeService,
  streamOf,
} from './fake-service.ts';

let service: FakeService | undefined;
afterEach(() => service?.close());

const hello: ChatMessage = { id: '1', role: 'companion', text: 'You came with grief tonight.' };
const mine: ChatMessage = { id: '2', role: 'user', text: 'I set out two cups.' };
const turn: Turn = {
  messages: [hello, mine],
  emotions: ['Grief', 'Anxious'],
  tone: 'gentle',
  writing: null,
  seed: 'seed',
  now: new Date('2026-11-20T21:10:00'),
};

async function ask(
  answer: (to: ServerResponse) => void,
  options: { turn?: Turn; wait?: number; key?: string; stopAfter?: number } = {},
) {
  service = await openFakeService(answer);
  const engine = createCloudEngine({
    address: { url: `${service.url}/chat/completions`, model: 'gpt-4o', key: options.key ?? null },
    ...(options.wait === undefined ? {} : { wait: options.wait }),
  });
  const stop = new AbortController();
  const pieces: string[] = [];
  let failure: string | null = null;
  try {
    for await (const piece of engine.reply(options.turn ?? turn, { signal: stop.signal })) {
      pieces.push(piece);
      if (pieces.length === options.stopAfter) stop.abort();
    }
  } catch (error) {
    failure = keyOf(error, 'store.failed');
  }
  return { text: pieces.join(''), failure, requests: service.requests };
}

const reply = JSON.stringify({ choices: [{ message: { content: 'Two cups.' } }] });
const limited = JSON.stringify({ error: { message: 'Rate limit reached for requests' } });

test('words arrive as they are streamed, and nothing else is shown', async () => {
  const { text, failure } = await ask(completeStream('Two ', 'cups, ', 'before you knew.'));
  expect({ text, failure }).toEqual({ text: 'Two cups, before you knew.', failure: null });
});

test('a response that is not streamed is understood as well', async () => {
  const { text, failure } = await ask(fixedAnswer(200, reply));
  expect({ text, failure }).toEqual({ text: 'Two cups.', failure: null });
});

test('a stream that closes without an end marker, as some services do, is complete', async () => {
  const { text, failure } = await ask((to) => {
    streamOf('Here.')(to);
    to.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`);
  });
  expect({ text, failure }).toEqual({ text: 'Here.', failure: null });
});

test('characters split between two network chunks are decoded correctly', async () => {
  const { text } = await ask((to) => {
    to.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const bytes = Buffer.from(
      `data: ${JSON.stringify({ choices: [{ delta: { content: 'Zoë, é' } }] })}\n\ndata: [DONE]\n\n`,
    );
    const middle = bytes.indexOf(Buffer.from('ë')) + 1;
    to.write(bytes.subarray(0, middle));
    setTimeout(() => to.end(bytes.subarray(middle)), 20);
  });
  expect(text).toBe('Zoë, é');
});

const generic = "I'm sorry, there was an error generating a response. Please try again later.";
const connecting =
  "I'm sorry, there was an error connecting to the AI service. Please try again later or contact support.";
const network =
  "I'm having trouble connecting to my knowledge sources. Please check your internet connection and try again.";
const busy = "I'm currently handling many requests. Please try again in a moment.";
const slow =
  "I'm sorry, the response is taking longer than expected. Please try again. If this persists, you might want to refresh the page.";

test.for<[name: string, answer: (to: ServerResponse) => void, words: string, wait?: number]>([
  ['a wrong key', fixedAnswer(401, '{"error":{"message":"Incorrect API key"}}'), connecting],
  ['a forbidden model', fixedAnswer(403, '{}'), connecting],
  ['a path that is not there', fixedAnswer(404, '<h1>Not Found</h1>', 'text/html'), connecting],
  ['too many requests', fixedAnswer(429, '{}'), busy],
  ['a limit without its status', fixedAnswer(503, limited), busy],
  ['a service that broke', fixedAnswer(500, '{}'), connecting],
  ['garbage', fixedAnswer(200, '<html>proxy</html>', 'text/html'), generic],
  ['JSON of something else', fixedAnswer(200, '{"ok":true}'), generic],
  ['an empty answer', fixedAnswer(200, '{"choices":[{"message":{"content":" "}}]}'), generic],
  ['garbage in a stream', fixedAnswer(200, 'data: {oops\n\n', 'text/event-stream'), generic],
  ['an empty stream', fixedAnswer(200, 'data: [DONE]\n\n', 'text/event-stream'), generic],
  ['a limit in a stream', fixedAnswer(200, `data: ${limited}\n\n`, 'text/event-stream'), busy],
  [
    'half a stream',
    (to) => {
      streamOf('Two ')(to);
      to.end();
    },
    network,
  ],
  [
    'a line that broke',
    (to) => {
      streamOf('Two ')(to);
      setTimeout(() => to.destroy(), 20);
    },
    network,
  ],
  ['no answer at all', (to) => void to.destroy(), network],
  ['silence', () => {}, slow, 150],
  ['silence after the first word', streamOf('Two '), slow, 150],
])('after %s the chat says the sentence for it', async ([, answer, words, wait = 20_000]) => {
  const { failure } = await ask(answer, { wait });
  const { title, text } = say(failure as Parameters<typeof say>[0]);
  expect(text ?? title).toBe(words);
});

test('a service that is not running is a matter of the connection', async () => {
  const gone = await openFakeService(() => {});
  await gone.close();
  const address = { url: `${gone.url}/chat/completions`, model: 'm', key: null };
  const replies = createCloudEngine({ address }).reply(turn, {
    signal: new AbortController().signal,
  });
  const failure = await replies[Symbol.asyncIterator]()
    .next()
    .catch((error: unknown) => keyOf(error, 'store.failed'));
  expect(failure).toBe('companion.network');
});

test('Stop ends the call quietly, and what had arrived stays', async () => {
  const { text, failure } = await ask(streamOf('Two ', 'cups'), { stopAfter: 1 });
  expect(failure).toBeNull();
  expect(text.startsWith('Two ')).toBe(true);
});

test('a slow reply with steady progress is not aborted', async () => {
  const { text, failure } = await ask(
    (to) => {
      streamOf('One')(to);
      setTimeout(() => streamTail(to, ' two'), 700);
      setTimeout(() => streamTail(to, ' three', true), 1400);
    },
    { wait: 1200 },
  );
  expect({ text, failure }).toEqual({ text: 'One two three', failure: null });
});

function streamTail(to: ServerResponse, content: string, last = false) {
  to.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  if (last) to.end('data: [DONE]\n\n');
}

test('the payload is the one that is stated, with the credential in its header', async () => {
  const { requests } = await ask(completeStream('x'), { key: 'a-key' });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.authorization).toBe('Bearer a-key');
  expect(requests[0]?.headers.cookie).toBeUndefined();
  expect(requests[0]?.headers.referer).toBeUndefined();
  expect(requests[0]?.body).toEqual({
    model: 'gpt-4o',
    temperature: 0.7,
    max_tokens: 800,
    stream: true,
    messages: [
      { role: 'system', content: systemInstruction },
      { role: 'system', content: checkInNote(['Grief', 'Anxious']) },
      { role: 'assistant', content: hello.text },
      { role: 'user', content: mine.text },
    ],
  });
});

test('without a key nothing is sent in its place', async () => {
  const { requests } = await ask(completeStream('x'));
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

type Sent = { messages: { role: string; content: string }[] };
const sent = async (part: Partial<Turn>) => {
  const { requests } = await ask(completeStream('x'), { turn: { ...turn, ...part } });
  const body = requests[0]?.body as Sent | undefined;
  return body?.messages ?? [];
};

test.for(['calm', 'soothing', 'friendly'] as const)(
  'a %s tone is added to the instruction, and gentle adds nothing',
  async (tone) => {
    const [first] = await sent({ tone });
    expect(first?.content.startsWith(`${systemInstruction}\n\n`)).toBe(true);
    expect(first?.content).toContain(`: ${tone}.`);
  },
);

test.for([
  [1, true],
  [3, true],
  [4, false],
] as const)('with %i messages the hidden note is there: %s', async ([count, there]) => {
  const messages = Array.from({ length: count }, (_, at) => ({ ...mine, id: String(at) }));
  const system = (await sent({ messages })).filter(({ role }) => role === 'system');
  expect(system).toHaveLength(there ? 2 : 1);
});

test('of a very long conversation only the newest part is sent, within the limits of a hosted service', async () => {
  const messages = Array.from({ length: 60 }, (_, at) => ({
    id: String(at),
    role: at % 2 === 0 ? ('companion' as const) : ('user' as const),
    text: `${at} ${'x'.repeat(1_997)}`.slice(0, 2_000),
  }));
  const said = (await sent({ messages })).filter(({ role }) => role !== 'system');
  expect(said).toHaveLength(24);
  expect(said.at(-1)?.content.startsWith('59 ')).toBe(true);
  expect(said[0]?.content.startsWith('36 ')).toBe(true);
});
