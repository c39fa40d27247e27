import type { ServerResponse } from 'node:http';
import { keyOf } from '@mooring/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordValues } from '../repositories/record-schemas.ts';
import { createTestData } from '../testing.ts';
import { type FakeService, fixedAnswer, openFakeService } from './fake-service.ts';
import { createSpeech } from './speech.ts';
import type { BrowserVoice } from './speech-voices.ts';

type Spoken = { text: string; rate: number; pitch: number; voice: { name: string } };

/** What a browser without a sound card lacks. It says nothing until `speak` is told how it ends. */
function fakeSynthesis(voices: BrowserVoice[], end: 'end' | 'error' | 'never' = 'end') {
  const said: Spoken[] = [];
  class Utterance {
    voice: unknown = null;
    lang = '';
    rate = 1;
    pitch = 1;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const synthesis = {
    cancelled: 0,
    getVoices: () => voices,
    speak(utterance: Utterance) {
      said.push(utterance as unknown as Spoken);
      queueMicrotask(() => {
        utterance.onstart?.();
        if (end === 'end') utterance.onend?.();
        if (end === 'error') utterance.onerror?.({ error: 'synthesis-failed' });
      });
    },
    cancel() {
      synthesis.cancelled += 1;
    },
  };
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return { said, synthesis };
}

const voice = (name: string): BrowserVoice => ({
  name,
  lang: 'en-GB',
  localService: true,
  default: false,
});

const played: Blob[] = [];
beforeEach(() => {
  played.length = 0;
  vi.stubGlobal(
    'Audio',
    class {
      onended: (() => void) | null = null;
      onerror: (() => void) | null = null;
      pause() {}
      removeAttribute() {}
      async play() {
        queueMicrotask(() => this.onended?.());
      }
    },
  );
  URL.createObjectURL = (sound) => {
    played.push(sound as Blob);
    return 'blob:sound';
  };
  URL.revokeObjectURL = () => {};
});

let service: FakeService | undefined;
afterEach(async () => {
  vi.unstubAllGlobals();
  await service?.close();
  service = undefined;
});

async function withSpeech(
  settings: RecordValues['companion-settings'] = {},
  answer?: (to: ServerResponse) => void,
) {
  const data = await createTestData();
  await data.records.put('companion-settings', settings);
  if (answer) service = await openFakeService(allowing(answer));
  const hosted = service ? { url: service.url, receiver: 'A voice provider' } : null;
  const speech = createSpeech({ settings: data.companionSettings, hosted });
  const speak = (text: string, tone: 'gentle' | 'calm' = 'gentle') =>
    speech.speak(text, { tone, signal: new AbortController().signal });
  return { speech, speak, requests: service?.requests ?? [] };
}

const allowing = (answer: (to: ServerResponse) => void) => (to: ServerResponse) => {
  to.setHeader('Access-Control-Allow-Origin', '*');
  answer(to);
};

const agreed = { consents: { voice: 'A voice provider' } };
const sound = fixedAnswer(200, 'not really music', 'audio/mpeg');

test('the browser’s own voice reads at once, in the stated style', async () => {
  const { said } = fakeSynthesis([voice('Daniel'), voice('Samantha')]);
  const { speak } = await withSpeech();
  await speak('Two cups.', 'calm');
  expect(said).toMatchObject([
    { text: 'Two cups.', rate: 0.85, pitch: 0.9, voice: { name: 'Samantha' } },
  ]);
});

test('the chosen voice reads', async () => {
  const { said } = fakeSynthesis([voice('Daniel'), voice('Samantha')]);
  const { speak } = await withSpeech({ voice: 'MALE' });
  await speak('Two cups.');
  expect(said[0]?.voice.name).toBe('Daniel');
});

test('a device without a voice says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  fakeSynthesis([]);
  const { speak } = await withSpeech();
  expect(await speak('Two cups.').catch((error) => keyOf(error, 'store.failed'))).toBe(
    'voice.none',
  );
  vi.useRealTimers();
});

test('a voice that breaks is a voice error', async () => {
  fakeSynthesis([voice('Samantha')], 'error');
  const { speak } = await withSpeech();
  expect(await speak('Two cups.').catch((error) => keyOf(error, 'store.failed'))).toBe(
    'voice.failed',
  );
});

test('stopping makes it quiet at once', async () => {
  const { synthesis } = fakeSynthesis([voice('Samantha')], 'never');
  const { speech } = await withSpeech();
  const stop = new AbortController();
  const speaking = speech.speak('Two cups.', { tone: 'gentle', signal: stop.signal });
  await vi.waitFor(() => expect(synthesis.cancelled).toBeGreaterThan(0));
  stop.abort();
  await speaking;
});

test('without a consent the enhanced voice is never called', async () => {
  const { said } = fakeSynthesis([voice('Samantha')]);
  const { speak, requests, speech } = await withSpeech({}, sound);
  await speak('Two cups.');
  expect(requests).toEqual([]);
  expect(said).toHaveLength(1);
  expect(await speech.receiver()).toBe('A voice provider');
});

test('once agreed to, the enhanced voice is on by default, and a text is fetched once', async () => {
  const { said } = fakeSynthesis([voice('Samantha')]);
  const { speak, requests } = await withSpeech(agreed, sound);
  await speak('Two cups.', 'calm');
  await speak('Two cups.', 'calm');
  expect(said).toEqual([]);
  expect(played).toHaveLength(2);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.accept).toBe('audio/mpeg');
  expect(requests[0]?.url).toBe('/voice/FEMALE');
  expect(requests[0]?.body).toEqual({
    text: 'Two cups.',
    model_id: 'eleven_multilingual_v2',
    voice_settings: { stability: 0.9, similarity_boost: 0.8, style: 0.3, speaker_boost: true },
  });
  await speak('Two cups.');
  expect(requests).toHaveLength(2);
});

test('two messages that begin alike are not taken for one another', async () => {
  fakeSynthesis([voice('Samantha')]);
  const { speak, requests } = await withSpeech(agreed, sound);
  const same = 'It has been one of those long evenings in the kitchen, ';
  await speak(`${same}and she rang.`);
  await speak(`${same}and nobody rang.`);
  expect(requests).toHaveLength(2);
});

test('switched off, the enhanced voice is not called despite the consent', async () => {
  fakeSynthesis([voice('Samantha')]);
  const { speak, requests } = await withSpeech({ ...agreed, enhancedVoice: false }, sound);
  await speak('Two cups.');
  expect(requests).toEqual([]);
});

test.for<[name: string, answer: (to: ServerResponse) => void]>([
  ['refuses', fixedAnswer(401, '{}')],
  ['sends something that is no sound', fixedAnswer(200, '<html>', 'text/html')],
  ['hangs up', (to) => void to.destroy()],
])('where the enhanced voice %s, the browser’s reads', async ([, answer]) => {
  const { said } = fakeSynthesis([voice('Samantha')]);
  const { speak } = await withSpeech(agreed, answer);
  await speak('Two cups.');
  expect(said).toMatchObject([{ text: 'Two cups.' }]);
});
