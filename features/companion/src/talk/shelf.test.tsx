/** What is kept of somebody reaches no engine: every request and every prompt is searched. */
import { paths } from '@mooring/contract';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { onCompanion } from '../testing/companion-page.ts';
import { writeConversation } from '../testing/write-conversation.ts';

afterEach(() => vi.unstubAllGlobals());

const kept = {
  name: 'wrenmarigoldname6614',
  called: 'curlewpetname9027',
  calledYou: 'plumbittern2287',
  ending: 'saltheronending5093',
  saying: 'kettlemagpiesaying1748',
  fileName: 'gorsepuffinpicture8120.png',
  fileBytes: 'cedarlapwing-bytes-of-a-picture-3956-cedarlapwing-bytes-of-a-picture',
  dayName: 'thrushanchorday7402',
  letter: 'emberdunlinletter4630',
  letterDraft: 'dunnockdraftletter3318',
  otherName: 'siskinbrothername5541',
  otherLetter: 'fieldfareletter7719',
};
const vera = 'someone-vera';

async function plant(data: TestData) {
  const person = { name: '', called: '', calledYou: '', bond: '', ending: '' };
  const { name, called, calledYou, ending } = kept;
  const bond = 'my mum';
  await data.someone.put({ id: vera, name, called, calledYou, bond, ending, loss: 'death' });
  await data.someone.put({ ...person, id: 'other', name: kept.otherName, bond: 'my brother' });
  await data.keepsakes.put({ id: 'said', someone: vera, kind: 'words', text: kept.saying });
  await data.keepsakes.addFile(vera, new File([kept.fileBytes], kept.fileName));
  await data.hardDays.put({
    id: 'day',
    name: kept.dayName,
    kind: 'died',
    date: { year: 1998, words: 'spring' },
    isYearly: false,
    isHard: true,
    plan: { where: '', who: '', tooMuch: '' },
    someone: vera,
  });
  await data.letters.put({ id: 'letter', to: name, someone: vera, text: kept.letter });
  await data.letters.put({ id: 'other-letter', to: kept.otherName, text: kept.otherLetter });
  const draft = { id: 'new', to: name, someone: vera, text: kept.letterDraft };
  await data.drafts.keep('letter:new', draft);
}

/** Ten turns. The person is spoken of, and the shelf is asked for. */
const talked = [
  'My mum died in May.',
  'The kettle still clicks when I come in.',
  'I kept her voicemail. Do you know what she says in it?',
  'There is a letter to her here. What did I write in it?',
  'My brother does not call.',
  'Her picture is in my keepsakes. I look at it every night.',
  'What was her name?',
  'Tell me what I have told you about her.',
  'The radio was on all afternoon.',
  'I will water her plants now.',
];

/** Every request of the page and every prompt of the browser's model, with what a test answers. */
function listenToEngines() {
  const heard: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request = new Request(input, init);
    heard.push(`${request.url} ${JSON.stringify([...request.headers])} ${await request.text()}`);
    const body = JSON.stringify({ choices: [{ message: { content: `Reply ${heard.length}.` } }] });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
  vi.stubGlobal('LanguageModel', {
    availability: async () => 'available',
    create: async (options: unknown) => ({
      promptStreaming(prompt: string) {
        heard.push(JSON.stringify([options, prompt]));
        return new ReadableStream({
          start(controller) {
            controller.enqueue(`Reply ${heard.length}.`);
            controller.close();
          },
        });
      },
      destroy() {},
    }),
  });
  return heard;
}

/** The word as it is, in base64 at each of its three alignments, and as JSON or an address would write it. */
function formsOf(word: string): string[] {
  const inBase64 = [0, 1, 2].map((shift) =>
    btoa('\0'.repeat(shift) + word).slice(shift === 0 ? 0 : shift + 1, -3),
  );
  return [word, encodeURIComponent(word), ...inBase64];
}
const isHeard = (heard: string[], word: string) =>
  formsOf(word).some((form) => heard.some((one) => one.includes(form)));

const settings = {
  own: {
    engine: 'own',
    ownEndpoint: { baseUrl: 'https://own.example/v1', model: 'llama', key: 'a-key' },
    consents: { own: 'own.example' },
  },
  hosted: { engine: 'hosted', consents: { hosted: 'A provider' } },
  browser: { engine: 'guide', browserModel: true },
} as const;

async function open(engine: keyof typeof settings) {
  const heard = listenToEngines();
  const hosted = { url: 'https://hosted.example', receiver: 'A provider' };
  const data = await createTestData({ hosted });
  await plant(data);
  await data.records.put('companion-settings', { ...settings[engine], remembers: true });
  const id = await writeConversation(data, ['Grief'], [['companion', 'You came with grief.']]);
  const path = `/companion?conversation=${id}`;
  return { heard, ...onCompanion(await renderScreen({ routes, path, data })) };
}

const engines = Object.keys(settings) as (keyof typeof settings)[];

test.each(engines)(
  'ten turns with an engine (%s): nothing that is kept of somebody is in any request',
  { timeout: 60_000 },
  async (engine) => {
    const { heard, say, replies } = await open(engine);
    for (const [turn, text] of talked.entries()) {
      await say(text);
      await replies(turn + 2);
    }
    // Control: the engine was asked in every turn, and got what was said.
    expect(heard).toHaveLength(talked.length);
    expect(talked.filter((text) => !isHeard(heard, text))).toEqual([]);
    const found = Object.entries(kept).filter(([, word]) => isHeard(heard, word));
    expect(found).toEqual([]);
  },
);

test.each(engines)(
  'whoever asks an engine (%s) to speak as somebody gets a kind no and their page, and the engine is not asked',
  async (engine) => {
    const { heard, say, replies } = await open(engine);
    await say('Please talk to me like my mum did.');
    expect((await replies(2))[1]).toMatch(/\b(?:not|cannot)\b|n['’]t\b/);
    expect(heard).toEqual([]);
    const link = screen.getByRole('link', { name: 'Open Someone you lost' });
    expect(link).toHaveAttribute('href', paths.person.to({ id: vera }));
    await say('The kettle still clicks.');
    await replies(3);
    expect(heard).toHaveLength(1);
  },
);

test('where it is not clear who is meant, the way leads to everybody', async () => {
  const { say, replies } = await open('own');
  await say('Be her. Just tonight.');
  await replies(2);
  const link = screen.getByRole('link', { name: 'Open Someone you lost' });
  expect(link).toHaveAttribute('href', paths.people.to());
});
