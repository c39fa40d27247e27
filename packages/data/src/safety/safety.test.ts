import { AppError } from '@mooring/contract';
import { fallbackScreen, nothingFound } from '@mooring/listening';
import { expect, test } from 'vitest';
import { memoryKeyValueStorage } from '../key-value-storage.ts';
import { ana, createTestData, type TestData } from '../testing.ts';
import { createAlertRecord } from './alert-record.ts';
import { createSafety } from './safety.ts';

/** Resolves after the record was written and read: both wait for one mutex. */
const cardIsKept = async ({ records }: TestData) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  await records.get('safety-alert');
};

test('danger in a text raises an alert, which stays until it is closed', async () => {
  const safety = createSafety({ storage: memoryKeyValueStorage() });
  expect(await safety.screenAndRaise('I took all the pills')).toEqual({
    level: 3,
    kinds: ['overdose'],
  });
  expect(safety.alert.getState()).toEqual({ level: 3, kinds: ['overdose'], isNew: true });
  safety.closeAlert();
  expect(safety.alert.getState()).toBeNull();
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
  const data = await createTestData();
  await data.safety.screenAndRaise('I want to die');
  await cardIsKept(data);
  const other = await data.openTab();
  await expect.poll(() => other.safety.alert.getState()?.isNew).toBe(false);
  await other.safety.screenAndRaise('I want to die');
  expect(other.safety.alert.getState()?.isNew).toBe(false);
});

test('a card is there after a reload and in every tab, until one of them closes it', async () => {
  const data = await createTestData();
  const other = await data.openTab();
  await data.safety.screenAndRaise('My husband hits me. I am going to kill myself.');
  data.safety.raiseAlert({ level: 0, kinds: [], language: 'pl' });
  const card = { level: 3, kinds: ['suicide', 'abuse'], language: 'pl', isNew: false };
  await expect.poll(() => other.safety.alert.getState()).toEqual(card);
  const reloaded = await data.openTab();
  await expect.poll(() => reloaded.safety.alert.getState()).toEqual(card);
  await other.safety.screenAndRaise('We walked along the harbour');
  await cardIsKept(data);
  expect(data.safety.alert.getState()).toMatchObject({ level: 3 });
  reloaded.safety.closeAlert();
  await expect.poll(() => data.safety.alert.getState()).toBeNull();
  await expect.poll(() => other.safety.alert.getState()).toBeNull();
  await cardIsKept(data);
  const next = await data.openTab();
  expect(next.safety.alert.getState()).toBeNull();
});

test('a soft alert is gone after a reload', async () => {
  const data = await createTestData();
  await data.safety.screenAndRaise('I see no future for me');
  expect(data.safety.alert.getState()).toMatchObject({ level: 1, kinds: ['hopeless'] });
  await cardIsKept(data);
  expect((await data.openTab()).safety.alert.getState()).toBeNull();
});

test('a lock and a log-out take the card away in every tab, and it is back when its person is', async () => {
  const data = await createTestData();
  const other = await data.openTab();
  await data.safety.screenAndRaise('I want to die');
  await expect.poll(() => other.safety.alert.getState()?.level).toBe(3);
  await data.accounts.lock();
  expect(data.safety.alert.getState()).toBeNull();
  await expect.poll(() => other.safety.alert.getState()).toBeNull();
  await data.accounts.unlock(ana.password);
  await expect.poll(() => data.safety.alert.getState()?.level).toBe(3);
  await data.accounts.logOut();
  expect(data.safety.alert.getState()).toBeNull();
  await data.accounts.signUp({ ...ana, email: 'someone-else@example.org' });
  await cardIsKept(data);
  expect(data.safety.alert.getState()).toBeNull();
});

test('nothing in the clear tells that there is a card: not a kind, not a length, not a record that is missing', async () => {
  const rowAfter = async (text: string) => {
    const data = await createTestData();
    await data.safety.screenAndRaise(text);
    await cardIsKept(data);
    const rows: { key?: string; value?: string }[] = JSON.parse(data.rows());
    return rows.find(({ key }) => key === 'safety-alert');
  };
  const [calm, grave] = await Promise.all([
    rowAfter('We walked along the harbour'),
    rowAfter('My husband hits me. I am going to kill myself.'),
  ]);
  expect(Object.keys(grave ?? {})).toEqual(Object.keys(calm ?? {}));
  expect(grave?.value).toHaveLength(calm?.value?.length ?? 0);
  expect(JSON.stringify(grave)).not.toMatch(/suicide|abuse/);
});

test('what version 1.0.0 stored about a card is removed, and nothing but the country is stored', async () => {
  const stored: Record<string, string> = { 'mooring.card': '3:suicide,abuse' };
  const safety = createSafety({
    storage: {
      read: (key) => stored[key] ?? null,
      write: (key, value) => {
        if (value === null) delete stored[key];
        else stored[key] = value;
      },
    },
  });
  expect(safety.alert.getState()).toBeNull();
  await safety.screenAndRaise('Zephyrine, I want to die');
  safety.chooseCountry('IE');
  expect(stored).toEqual({ 'mooring.country': 'IE' });
});

test('a card that cannot be stored stays for the visit', async () => {
  const data = await createTestData();
  const { safety, session } = data;
  const change = () => Promise.reject(new AppError('store.full'));
  const record = createAlertRecord({ safety, session, records: { get: async () => null, change } });
  safety.alert.setState({ level: 3, kinds: ['suicide'], isNew: true }, true);
  await record.keep('raised');
  await record.show();
  expect(safety.alert.getState()?.level).toBe(3);
});

test('the fallback screen, for when nothing else can be loaded, finds the plainest words', () => {
  for (const text of ['I want to die', 'KILL MYSELF', 'ending it all', "I'm suicidal"])
    expect(fallbackScreen(text), text).toEqual({ level: 3, kinds: ['suicide'] });
  for (const text of ['I miss her', 'part of me died', 'she died in May'])
    expect(fallbackScreen(text), text).toEqual(nothingFound);
});
