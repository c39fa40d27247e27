import { changeOnBoth, createMixedEntry, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { birthday } from '../days/days-testing.ts';
import routes from '../feature.ts';
import { nameOf, textOf } from './earlier-text.ts';
import { refusedItems, refusedText } from './refused-items.ts';
import { synced, syncedData, twoPlans, twoRefused } from './sync-testing.ts';
import { syncText } from './sync-text.ts';

type Synced = Awaited<ReturnType<typeof syncedData<Awaited<ReturnType<typeof createTestData>>>>>;

const open = async (data: Synced) => {
  const { user } = await renderScreen({
    routes,
    path: '/profile/storage',
    data: Promise.resolve(data),
  });
  await screen.findByRole('heading', { name: 'Kept on this device' });
  return { user, data };
};

test('shows nothing about sync for an account on this device only', async () => {
  await renderScreen({ routes, path: '/profile/storage', data: createTestData() });
  expect(await screen.findByText(/promised not to clear/)).toBeVisible();
  expect(screen.queryByText('Your other devices')).not.toBeInTheDocument();
  expect(screen.queryByText(/encrypted before it leaves/)).not.toBeInTheDocument();
});

test('shows the sync state as it changes, and sync in the footer', async () => {
  const { user, data } = await open(
    await syncedData(createTestData(), { status: 'waiting', waiting: 2 }),
  );
  expect(await screen.findByText('2 waiting to sync')).toBeVisible();
  expect(screen.getByText('v1.0.0 / Your data is stored locally on your device')).toBeVisible();
  expect(screen.getByText(/also synced.*encrypted before it leaves this one/)).toBeVisible();
  act(() => data.become({ status: 'offline' }));
  expect(screen.getByText('Offline. 2 waiting, kept on this device')).toBeVisible();
  act(() => data.become({ status: 'synced', waiting: 0 }));
  expect(screen.getByText('All synced')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(data.asked).toEqual(['now']);
});

test('lists refused rows with their reason and retries one or all', async () => {
  const { user, data } = await open(await syncedData(createTestData(), {}, twoRefused));
  expect(await screen.findByText('Could not be synced')).toBeVisible();
  expect(screen.getByText('All synced but 2')).toBeVisible();
  expect(screen.getByText(/too large for the server/)).toBeVisible();
  expect(screen.getByText(/space on the server is full/)).toBeVisible();
  const [first] = await data.sync.refused();
  await user.click(screen.getByRole('button', { name: /^Try again: A very long night/ }));
  await user.click(screen.getByRole('button', { name: 'Try all again' }));
  expect(data.asked).toEqual([first?.key, 'all']);
});

test('downloads the text of refused rows', async () => {
  const data = await syncedData(createTestData(), {}, twoRefused);
  const text = refusedText(await refusedItems(data));
  expect(text).toContain('I wrote until the morning.');
  expect(text).toContain('The light on the water');
});

test('says what the service no longer had, what was kept apart, and what it does not show', async () => {
  const { user, data } = await open(
    await syncedData(createTestData(), { repaired: 2, held: 1, isMissing: true }),
  );
  expect(await screen.findByText(/no longer had 2 pieces as you wrote them/)).toBeVisible();
  expect(screen.getByText('One piece from the server was not used')).toBeVisible();
  expect(screen.getByText('The server does not show everything')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare everything again' }));
  expect(data.asked).toEqual(['compare']);
  await user.click(screen.getByRole('button', { name: 'Remove it from this device' }));
  await waitFor(() => expect(data.asked).toEqual(['compare', 'now']));
});

test('shows words that the server mixed, and keeps them as an entry beside the one here', async () => {
  const { user, data } = await open(await syncedData(createMixedEntry(), { held: 1 }));
  expect(await screen.findByText(/It rose, and I went home/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep it as an entry' }));
  await waitFor(() => expect(screen.queryByText(/It rose, and I went home/)).toBeNull());
  const contents = (await data.entries.list()).items.map(({ content }) => content).sort();
  expect(contents).toEqual(['It rose, and I went home.', 'It was calm.']);
  expect(data.asked).toEqual(['now']);
});

test('says that sync stopped because the server did not end, for as long as it does not', async () => {
  const { data } = await open(
    await syncedData(createTestData(), { status: 'waiting', isEndless: true }),
  );
  const sentence =
    /Sync stopped because the server sent data without end. Everything on this device is kept/;
  expect(await screen.findByText(sentence)).toBeVisible();
  act(() => data.become({ status: 'synced', isEndless: false }));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('asks before much is removed at once, and passes the answer on', async () => {
  const { user, data } = await open(await syncedData(createTestData(), { removals: 32 }));
  expect(await screen.findByText('32 pieces were removed on another device')).toBeVisible();
  expect(screen.getByText(/They are still on this device/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  await user.click(await screen.findByRole('button', { name: 'Remove them here too' }));
  expect(data.asked).toEqual(['keep', 'remove']);
});

test('has a text for each sync state', () => {
  const state = synced;
  expect(syncText({ ...state, status: 'offline' })).toBe('Offline. All kept here');
  expect(syncText({ ...state, status: 'sign-in' })).toBe('Log in again to sync');
  expect(syncText({ ...state, status: 'waiting' })).toBe('Looking for what is new');
  expect(syncText({ ...state, status: 'waiting', initialRows: 40 })).toBe(
    'Bringing your words here: 40 so far',
  );
});

test('lists a version that lost a conflict, to be read, reinstated or deleted', async () => {
  const data = await changeOnBoth(twoPlans);
  const { user } = await renderScreen({
    routes,
    path: '/profile/storage',
    data: Promise.resolve(data),
  });
  await user.click(await screen.findByText('One earlier version is kept on this device.'));
  expect(screen.getByText('My safety plan')).toBeVisible();
  expect(screen.getByText(/Walk by the river, as before/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use this one: My safety plan' }));
  expect(await screen.findByText(/Call Mara first/)).toBeVisible();
  expect((await data.records.get('safety-plan'))?.helps).toBe('Walk by the river, as before');
  await user.click(screen.getByRole('button', { name: 'Remove: My safety plan' }));
  await waitFor(() =>
    expect(screen.queryByText(/earlier version is kept/)).not.toBeInTheDocument(),
  );
  expect(await data.earlierVersions.list()).toEqual([]);
  expect((await data.records.get('safety-plan'))?.helps).toBe('Walk by the river, as before');
});

test('shows a version by its text, or by its name when it has none', () => {
  const version = { id: '1', date: '2026-11-20T21:10:00.000Z', isUsable: true };
  const path = {
    visionOfHealing: 'Mornings.',
    selectedTheme: null,
    customPath: [{ id: 1, title: 'Breathe', description: '', icon: 'wind', completed: true }],
    currentCheckpoint: 1,
    weeklyAnchor: { message: '', prompt: '' },
    startDate: '2026-11-01T00:00:00.000Z',
    responses: { 1: 'I did.' },
  };
  expect(textOf({ ...version, key: 'healing-path', value: path })).toBe(
    'Mornings.\nBreathe: I did.',
  );
  const settings = { ...version, key: 'settings', value: { streakHidden: true } };
  expect([nameOf(settings), textOf(settings)]).toEqual(['Your settings', '']);
  const draft = { title: 'Half', content: 'of it', tags: [] };
  const half = { ...version, key: 'draft:new', value: draft, isUsable: false };
  expect([nameOf(half), textOf(half)]).toEqual(['A page you had begun', 'Half\nof it']);
  const letter = { id: 'a', to: 'Vera', text: 'The kettle.' };
  const kept = { ...version, key: 'letter:a', value: letter };
  expect([nameOf(kept), textOf(kept)]).toEqual(['A letter', 'Vera\nThe kettle.']);
  const begun = { ...kept, key: 'draft:letter:new' };
  expect([nameOf(begun), textOf(begun)]).toEqual(['A letter you had begun', 'Vera\nThe kettle.']);
  const sealed = { ...kept, value: { ...letter, sealedUntil: '2027-03-14' } };
  expect(textOf(sealed)).toBe('Vera\nSealed until March 14, 2027');
  const day = { ...version, key: 'hard-day:1', value: birthday };
  expect([nameOf(day), textOf(day)]).toEqual([
    'A day',
    'Tom’s birthday\nAt the lake\nWith Ana\nGo home early. Call Ruth.',
  ]);
  const begunDay = { name: 'Court', kind: 'court', month: '3', words: '', tooMuch: 'Leave.' };
  const form = { ...version, key: 'draft:hard-day:new', value: begunDay, isUsable: false };
  expect([nameOf(form), textOf(form)]).toEqual(['A day you had begun', 'Court\nLeave.']);
  const newer = { ...version, key: 'healing-path', value: { other: 'shape' }, isUsable: false };
  expect(textOf(newer)).toBe('');
});
