// @vitest-environment jsdom
import { nothingAbout, type Reading, type SaidMessage } from '@mooring/listening';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryKeyValueStorage } from '../key-value-storage.ts';
import { createTestData } from '../testing.ts';
import { createLazyReader, type OpenReader } from './lazy-reader.ts';
import { createSafety } from './safety.ts';

const reading = (change: Partial<Reading> = {}): Reading => ({
  level: 0,
  kinds: [],
  whose: '-',
  act: 'tell',
  asksForText: 0,
  language: 'en',
  danger: 0.3,
  about: nothingAbout,
  ...change,
});

const opened =
  (read: (text: string) => Promise<Reading>): OpenReader =>
  async () => ({
    version: 'abc',
    readAll: (said) => Promise.all(said.map(({ text }) => read(text))),
    mayBeShown: async (reply) => !reply.includes('soulmate'),
    stop() {},
  });

const safetyWith = (openReader: OpenReader) =>
  createSafety({ storage: memoryKeyValueStorage(), openReader });

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a reader that has loaded raises what the rules do not know', async () => {
  const danger = reading({ level: 3, kinds: ['overdose'], danger: 0.9 });
  const safety = safetyWith(opened(async () => danger));
  safety.preload();
  await expect.poll(() => safety.reader.getState()).toEqual({ status: 'ready', version: 'abc' });
  const found = await safety.screenAndRaise('There is none left in the box now.');
  expect(found).toEqual({ level: 3, kinds: ['overdose'] });
  expect(safety.alert.getState()).toMatchObject({ level: 3, kinds: ['overdose'] });
});

test('a reader that is still loading is not waited for, and raises the alert afterwards', async () => {
  let finish = () => {};
  const loaded = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const danger = reading({ level: 2, kinds: ['abuse'], danger: 0.9 });
  const safety = safetyWith(async () => {
    await loaded;
    return opened(async () => danger)();
  });
  const found = await safety.screenAndRaise('He put my phone through the window.');
  expect(found).toEqual({ level: 0, kinds: [] });
  expect(safety.alert.getState()).toBeNull();
  finish();
  await expect.poll(() => safety.alert.getState()?.kinds).toEqual(['abuse']);
});

test('where it cannot be loaded the rules listen alone, and it is asked for again with the next words', async () => {
  let tries = 0;
  const safety = safetyWith(async () => {
    tries += 1;
    throw new Error('gone');
  });
  expect(await safety.screenAndRaise('I want to die')).toMatchObject({ level: 3 });
  await expect.poll(() => safety.reader.getState().status).toBe('missing');
  await safety.screenAndRaise('We walked along the harbour');
  await expect.poll(() => tries).toBe(2);
});

test('one that fails while it reads leaves the decision to the rules', async () => {
  const safety = safetyWith(opened(() => Promise.reject(new Error('crashed'))));
  safety.preload();
  await expect.poll(() => safety.reader.getState().status).toBe('ready');
  expect(await safety.screenAndRaise('I want to die')).toMatchObject({ level: 3 });
  expect(safety.reader.getState().status).toBe('missing');
});

/** A reader on a slow machine: each text takes it three seconds. */
const slow = (found: Reading) =>
  opened(() => new Promise((resolve) => setTimeout(resolve, 3000, found)));

test('one that does not answer in time leaves the decision to the rules', async () => {
  vi.useFakeTimers();
  const safety = safetyWith(slow(reading({ level: 2, kinds: ['abuse'], danger: 0.9 })));
  safety.preload();
  await vi.advanceTimersByTimeAsync(0);
  const found = safety.screenAndRaise('He put my phone through the window.');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await found).toEqual({ level: 0, kinds: [] });
});

test('what a slow reader finds after that raises the alert then', async () => {
  vi.useFakeTimers();
  const safety = safetyWith(slow(reading({ level: 3, kinds: ['abuse'], danger: 0.99 })));
  safety.preload();
  await vi.advanceTimersByTimeAsync(0);
  expect(safety.reader.getState().status).toBe('ready');
  void safety.screenAndRaise('He put my phone through the window.');
  await vi.advanceTimersByTimeAsync(2900);
  expect(safety.alert.getState()).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(safety.alert.getState()).toMatchObject({ level: 3, kinds: ['abuse'] });
});

test('so does one that was still loading when the words were written', async () => {
  vi.useFakeTimers();
  const safety = safetyWith(slow(reading({ level: 3, kinds: ['abuse'], danger: 0.99 })));
  expect(await safety.screenAndRaise('He put my phone through the window.')).toMatchObject({
    level: 0,
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(safety.alert.getState()).toMatchObject({ level: 3, kinds: ['abuse'] });
});

test('what a slow reader finds after the session has ended raises nothing', async () => {
  const data = await createTestData();
  let answer = (_: Reading) => {};
  const safety = createSafety({
    storage: memoryKeyValueStorage(),
    session: data.session,
    openReader: opened(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  });
  safety.preload();
  await expect.poll(() => safety.reader.getState().status).toBe('ready');
  void safety.screenAndRaise('He put my phone through the window.');
  const found = safety.readAll([{ text: 'He put my phone through the window.', before: '' }]);
  await data.accounts.lock();
  answer(reading({ level: 3, kinds: ['abuse'], danger: 0.99 }));
  await found;
  expect(safety.alert.getState()).toBeNull();
});

test('a message is encoded once: it is screened, answered and read again with the next ones', async () => {
  const read: string[] = [];
  let calls = 0;
  const safety = safetyWith(async () => ({
    ...(await opened(async () => reading())()),
    readAll: async (said) => {
      calls += 1;
      read.push(...said.map(({ text }) => text));
      return said.map(() => reading());
    },
  }));
  safety.preload();
  await expect.poll(() => safety.reader.getState().status).toBe('ready');
  await safety.screenAndRaise('She died', 'hello');
  await safety.stayingReply({ id: '2', role: 'user', text: 'She died' }, said('hello'), false);
  const earlier = ['one', 'two', 'three'].map((text) => ({ text, before: '' }));
  await safety.readAll([{ text: 'She died', before: 'hello' }, ...earlier]);
  expect(read).toEqual(['She died', 'one', 'two', 'three']);
  expect(calls).toBe(2);
});

const said = (text: string): SaidMessage[] => [{ id: '1', role: 'user', text }];

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'where data is to be spared (%o) it is not loaded',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    const open = vi.fn(opened(async () => reading()));
    const reader = createLazyReader(open);
    expect(await reader.readAll([{ text: 'I miss her', before: '' }])[0]).toBeNull();
    expect(open).not.toHaveBeenCalled();
    expect(reader.state.getState().status).toBe('waiting');
  },
);

test('somebody who writes in another language gets words in it, and a card keeps the language', async () => {
  const readings = [
    reading({ language: 'pl' }),
    reading({ language: 'pl', level: 2, kinds: ['suicide'], danger: 0.9 }),
  ];
  const safety = safetyWith(opened(async () => readings.shift() ?? reading()));
  safety.preload();
  await expect.poll(() => safety.reader.getState().status).toBe('ready');
  await safety.screenAndRaise('Tęsknię za mamą');
  expect(safety.alert.getState()).toMatchObject({ level: 0, language: 'pl' });
  await safety.screenAndRaise('Nie chcę już żyć');
  expect(safety.alert.getState()).toMatchObject({ level: 2, kinds: ['suicide'], language: 'pl' });
});

test('a reply that no rule knows is stopped where the reader stops it, and shown where there is no reader', async () => {
  const safety = safetyWith(opened(async () => reading()));
  const reply = 'He was your soulmate and he is still yours.';
  expect(await safety.screenReply(reply)).toBeNull();
  safety.preload();
  await expect.poll(() => safety.reader.getState().status).toBe('ready');
  expect(await safety.screenReply(reply)).toBe('judged');
  expect(await safety.screenReply('That sounds hard.')).toBeNull();
});

test('a message is read for a reply also while the reader loads, and not for long', async () => {
  vi.useFakeTimers();
  const safety = safetyWith(() => new Promise(() => {}));
  expect(await safety.readAll([{ text: 'I miss her', before: '' }])).toEqual([null]);
  safety.preload();
  const answer = safety.readAll([{ text: 'I miss her', before: '' }]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await answer).toEqual([null]);
});

test('a session that ends stops the reader, and the next words open it again', async () => {
  const data = await createTestData();
  let [openedTimes, stopped] = [0, 0];
  const safety = createSafety({
    storage: memoryKeyValueStorage(),
    session: data.session,
    openReader: async () => {
      openedTimes += 1;
      return {
        version: 'abc',
        readAll: async (said) => said.map(() => reading()),
        mayBeShown: async () => true,
        stop: () => {
          stopped += 1;
        },
      };
    },
  });
  safety.preload();
  await expect.poll(() => safety.reader.getState().status).toBe('ready');
  await data.accounts.lock();
  expect(safety.reader.getState()).toEqual({ status: 'waiting' });
  await expect.poll(() => stopped).toBe(1);
  safety.preload();
  await expect.poll(() => safety.reader.getState().status).toBe('ready');
  expect(openedTimes).toBe(2);
});
