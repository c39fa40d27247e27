import { afterEach, expect, test, vi } from 'vitest';
import { createTestData } from '../testing.ts';
import type { LanguageModel } from './browser-model.ts';
import type { ChatTurn } from './chat.ts';

afterEach(() => vi.unstubAllGlobals());

/** The published interface of the Prompt API, with these pieces as its answer. */
function stubModel(availability: string, pieces: readonly string[]) {
  const asked: { options: unknown; input: string }[] = [];
  let open = 0;
  const model: LanguageModel = {
    availability: async () => availability,
    async create(options) {
      open += 1;
      return {
        promptStreaming(input) {
          asked.push({ options, input });
          return new ReadableStream({
            start(controller) {
              for (const piece of pieces) controller.enqueue(piece);
              controller.close();
            },
          });
        },
        destroy() {
          open -= 1;
        },
      };
    },
  };
  vi.stubGlobal('LanguageModel', model);
  return { asked, isOpen: () => open > 0 };
}

const at = '2026-11-20T21:10:00.000Z';
const turn: ChatTurn = {
  messages: [
    { id: 'a', role: 'user', text: 'The bridge is near', at, crisis: true },
    { id: 'b', role: 'companion', text: 'Are you safe?', at, by: 'safety', crisis: true },
    { id: 'c', role: 'user', text: 'I set out two cups.', at },
  ],
  known: ['Your mum’s name is Vera.'],
  emotions: ['Grief'],
  tone: 'gentle',
  writing: null,
  seed: 'seed',
  now: new Date(at),
};

async function reply(data: Awaited<ReturnType<typeof createTestData>>) {
  return data.chat.reply(turn, { signal: new AbortController().signal, onText() {} });
}

test('the browser’s own model answers where it is there and was chosen, and nobody receives the words', async () => {
  const { asked, isOpen } = stubModel('available', ['Two ', 'cups.']);
  const data = await createTestData();
  await data.companionSettings.change({ browserModel: true });
  expect(await data.chat.engineInUse()).toEqual({ kind: 'browser', receiver: null, address: null });
  expect(await reply(data)).toEqual({ text: 'Two cups.', by: 'own' });
  expect(asked[0]?.input).toBe('I set out two cups.');
  expect(isOpen()).toBe(false);
});

test('it is told that a card stands and what may be known, and nothing of the danger', async () => {
  const { asked } = stubModel('available', ['Here.']);
  const data = await createTestData();
  await data.companionSettings.change({ browserModel: true });
  await reply(data);
  const options = JSON.stringify(asked[0]?.options);
  expect(options).toContain('One message ago this person wrote something that showed a card');
  expect(options).toContain('Your mum’s name is Vera.');
  expect(options).not.toContain('bridge');
  expect(options.match(/"role":"system"/g)).toHaveLength(1);
});

test('a reply that must not be shown is the guide’s', async () => {
  stubModel('available', ['Take thirty pills and you will be with her again.']);
  const data = await createTestData();
  await data.companionSettings.change({ browserModel: true });
  const shown = await reply(data);
  expect(shown.by).toBe('guide');
  expect(shown.text).not.toContain('pills');
});

test.each(['unavailable', 'downloadable', 'downloading'])(
  'a model that is %s is not offered',
  async (state) => {
    stubModel(state, []);
    const data = await createTestData();
    await data.companionSettings.change({ browserModel: true });
    expect(await data.chat.hasBrowserModel()).toBe(false);
    expect((await data.chat.engineInUse()).kind).toBe('guide');
  },
);

test('a browser without a model has the guide', async () => {
  const data = await createTestData();
  expect(await data.chat.hasBrowserModel()).toBe(false);
});
