import { looksGrave } from '@mooring/listening';
import { expect, test } from 'vitest';
import { createSafety } from './safety.ts';
import { memoryKept } from './standing.ts';

test('what is grave raises the card, and a reload still finds it', async () => {
  const kept = memoryKept();
  const safety = createSafety({ kept });
  expect(await safety.heed('I took all the pills')).toEqual({ level: 3, kinds: ['overdose'] });
  expect(safety.standing.getState()).toEqual({ level: 3, kinds: ['overdose'], fresh: true });
  const later = createSafety({ kept });
  expect(later.standing.getState()).toEqual({ level: 3, kinds: ['overdose'], fresh: false });
  later.close();
  expect(createSafety({ kept }).standing.getState()).toBeNull();
});

test('a quieter text does not take a card away, and a graver one adds to it', async () => {
  const safety = createSafety({ kept: memoryKept() });
  await safety.heed('I do not want to be here anymore');
  await safety.heed('We walked along the harbour');
  expect(safety.standing.getState()?.level).toBe(2);
  await safety.heed('My husband hits me. I am going to kill myself.');
  expect(safety.standing.getState()).toMatchObject({ level: 3, kinds: ['suicide', 'abuse'] });
});

test('the same card is not announced again', async () => {
  const kept = memoryKept();
  await createSafety({ kept }).heed('I want to die');
  const safety = createSafety({ kept });
  await safety.heed('I want to die');
  expect(safety.standing.getState()?.fresh).toBe(false);
});

test('a soft line is for this visit only', async () => {
  const kept = memoryKept();
  const safety = createSafety({ kept });
  await safety.heed('I see no future for me');
  expect(safety.standing.getState()).toMatchObject({ level: 1, kinds: ['hopeless'] });
  expect(createSafety({ kept }).standing.getState()).toBeNull();
});

test('what is kept is a level, kinds and a country, and no word', async () => {
  const facts: Record<string, string> = {};
  const safety = createSafety({
    kept: {
      read: (key) => facts[key] ?? null,
      write: (key, value) => {
        if (value === null) delete facts[key];
        else facts[key] = value;
      },
    },
  });
  await safety.heed('Zephyrine, I want to die');
  safety.chooseCountry('IE');
  expect(facts).toEqual({ 'mooring.card': '3:suicide', 'mooring.country': 'IE' });
});

test.each(['9:suicide', '3:nonsense', 'x', '3', ''])('a damaged note (%s) is no card', (note) => {
  const kept = { read: (key: string) => (key === 'mooring.card' ? note : null), write: () => {} };
  expect(createSafety({ kept }).standing.getState()).toBeNull();
});

test('another tab that closes the card closes it here', async () => {
  const shared = memoryKept();
  const listeners: (() => void)[] = [];
  const kept = { ...shared, listen: (listener: () => void) => void listeners.push(listener) };
  const here = createSafety({ kept });
  const there = createSafety({ kept });
  await here.heed('I want to die');
  for (const listener of listeners) listener();
  expect(there.standing.getState()?.level).toBe(3);
  there.close();
  for (const listener of listeners) listener();
  expect(here.standing.getState()).toBeNull();
});

test('the coarse net, for when nothing else can be loaded, holds the plainest words', () => {
  for (const text of ['I want to die', 'KILL MYSELF', 'ending it all', "I'm suicidal"])
    expect(looksGrave(text), text).toBe(true);
  for (const text of ['I miss her', 'part of me died', 'she died in May'])
    expect(looksGrave(text), text).toBe(false);
});
