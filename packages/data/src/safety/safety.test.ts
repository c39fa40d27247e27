import { fallbackScreen, nothingFound } from '@mooring/listening';
import { expect, test } from 'vitest';
import { memoryKeyValueStorage } from '../key-value-storage.ts';
import { createSafety } from './safety.ts';

test('danger in a text raises an alert, which is there after a reload until it is closed', async () => {
  const storage = memoryKeyValueStorage();
  const safety = createSafety({ storage });
  expect(await safety.screenAndRaise('I took all the pills')).toEqual({
    level: 3,
    kinds: ['overdose'],
  });
  expect(safety.alert.getState()).toEqual({ level: 3, kinds: ['overdose'], isNew: true });
  const reloaded = createSafety({ storage });
  expect(reloaded.alert.getState()).toEqual({ level: 3, kinds: ['overdose'], isNew: false });
  reloaded.closeAlert();
  expect(createSafety({ storage }).alert.getState()).toBeNull();
});

test('a harmless text leaves an alert as it is, and a graver one adds to it', async () => {
  const safety = createSafety({ storage: memoryKeyValueStorage() });
  await safety.screenAndRaise('I do not want to be here anymore');
  await safety.screenAndRaise('We walked along the harbour');
  expect(safety.alert.getState()?.level).toBe(2);
  await safety.screenAndRaise('My husband hits me. I am going to kill myself.');
  expect(safety.alert.getState()).toMatchObject({ level: 3, kinds: ['suicide', 'abuse'] });
});

test('the same alert is not announced again', async () => {
  const storage = memoryKeyValueStorage();
  await createSafety({ storage }).screenAndRaise('I want to die');
  const safety = createSafety({ storage });
  await safety.screenAndRaise('I want to die');
  expect(safety.alert.getState()?.isNew).toBe(false);
});

test('a soft alert is gone after a reload', async () => {
  const storage = memoryKeyValueStorage();
  const safety = createSafety({ storage });
  await safety.screenAndRaise('I see no future for me');
  expect(safety.alert.getState()).toMatchObject({ level: 1, kinds: ['hopeless'] });
  expect(createSafety({ storage }).alert.getState()).toBeNull();
});

test('a level, kinds and a country are stored, and no word of the text', async () => {
  const stored: Record<string, string> = {};
  const safety = createSafety({
    storage: {
      read: (key) => stored[key] ?? null,
      write: (key, value) => {
        if (value === null) delete stored[key];
        else stored[key] = value;
      },
    },
  });
  await safety.screenAndRaise('Zephyrine, I want to die');
  safety.chooseCountry('IE');
  expect(stored).toEqual({ 'mooring.card': '3:suicide', 'mooring.country': 'IE' });
});

test.each(['9:suicide', '3:nonsense', 'x', '3', ''])(
  'a damaged value (%s) is no alert',
  (value) => {
    const storage = {
      read: (key: string) => (key === 'mooring.card' ? value : null),
      write: () => {},
    };
    expect(createSafety({ storage }).alert.getState()).toBeNull();
  },
);

test('a tab that closes the alert closes it in every tab', async () => {
  const listeners: (() => void)[] = [];
  const storage = {
    ...memoryKeyValueStorage(),
    listen: (listener: () => void) => void listeners.push(listener),
  };
  const notifyTabs = () => {
    for (const listener of listeners) listener();
  };
  const one = createSafety({ storage });
  const other = createSafety({ storage });
  await one.screenAndRaise('I want to die');
  notifyTabs();
  expect(other.alert.getState()?.level).toBe(3);
  other.closeAlert();
  notifyTabs();
  expect(one.alert.getState()).toBeNull();
});

test('the fallback screen, for when nothing else can be loaded, finds the plainest words', () => {
  for (const text of ['I want to die', 'KILL MYSELF', 'ending it all', "I'm suicidal"])
    expect(fallbackScreen(text), text).toEqual({ level: 3, kinds: ['suicide'] });
  for (const text of ['I miss her', 'part of me died', 'she died in May'])
    expect(fallbackScreen(text), text).toEqual(nothingFound);
});
