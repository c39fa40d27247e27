import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

async function onWrite(given: { data?: Awaited<ReturnType<typeof createTestData>> } = {}) {
  const page = await renderScreen({ ...given, routes, path: '/write' });
  const { microphone } = page.data;
  await page.user.click(await screen.findByRole('radio', { name: 'Audio Entry' }));
  const speak = (ms: number, loudness?: (at: number) => number) =>
    act(() => microphone.speak(ms, loudness));
  return { ...page, microphone, speak };
}

const press = async (user: Awaited<ReturnType<typeof onWrite>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const save = () => screen.findByRole('button', { name: 'Save Entry' });
const pieces = (data: { rows(): string }) => data.rows().split('"entry_id"').length - 1;

test('a recording can be played back and saved as an audio entry', async () => {
  const { user, data, microphone, speak, where } = await onWrite();
  expect(await save()).toBeDisabled();
  expect(screen.getByText('Record something to save this entry.')).toBeVisible();
  await press(user, 'Start recording');
  await screen.findByText('Recording');
  await speak(3_000);
  expect(screen.getByRole('timer')).toHaveTextContent('00:03');
  expect(screen.getByText('Stop the recording to save this entry.')).toBeVisible();
  await press(user, 'Stop recording');
  await screen.findByRole('button', { name: 'Play recording' });
  expect(microphone.listening()).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'What I would say');
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  const { items } = await data.entries.list();
  expect(items).toMatchObject([
    { type: 'audio', title: 'What I would say', recording: { durationMs: 3_000 } },
  ]);
  expect(await data.drafts.get('new')).toBeNull();
});

test('a refused microphone is said in the page’s own words, and can be asked for again', async () => {
  const { user, microphone, data } = await onWrite();
  microphone.refuse('refused');
  await press(user, 'Start recording');
  const said = await screen.findByRole('alertdialog', {
    name: 'Unable to access the microphone. Please check your browser permissions.',
  });
  microphone.refuse(null);
  await user.click(within(said).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Recording');
  await press(user, 'Stop recording');
  await screen.findByRole('button', { name: 'Start recording' });
  expect(pieces(data)).toBe(0);
});

test('at nine minutes it says that one is left, and at ten it stops by itself with all of it kept', {
  timeout: 60_000,
}, async () => {
  const { user, microphone, data, speak } = await onWrite();
  await press(user, 'Start recording');
  await screen.findByText('Recording');
  await speak(539_000);
  expect(screen.queryByText(/one minute left/)).toBeNull();
  await speak(1_000);
  expect(screen.getByText(/one minute left/)).toBeVisible();
  await speak(61_000);
  // 150 pieces are sealed and stored before it says so.
  expect(await screen.findByText(/Ten minutes are full/, {}, { timeout: 40_000 })).toBeVisible();
  expect(microphone.listening()).toBe(false);
  expect(screen.getByRole('group', { name: 'Recording, 10:00' })).toBeVisible();
  expect(pieces(data)).toBe(150);
});

test('a microphone that is unplugged leaves what was said until then', async () => {
  const { user, microphone, speak } = await onWrite();
  await press(user, 'Start recording');
  await screen.findByText('Recording');
  await speak(2_000);
  act(() => microphone.unplug());
  expect(await screen.findByText(/What you said until then is here/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Recording, 00:02' })).toBeVisible();
});

test('a deleted recording, and one replaced by a new one, can come back until the page is left', async () => {
  const { user, data, speak, go } = await onWrite();
  await press(user, 'Start recording');
  await speak(2_000);
  await press(user, 'Stop recording');
  await press(user, 'Delete recording');
  await screen.findByRole('button', { name: 'Start recording' });
  await press(user, 'Bring it back');
  expect(await screen.findByRole('group', { name: 'Recording, 00:02' })).toBeVisible();
  await press(user, 'Record new');
  await screen.findByText('Recording');
  await speak(3_000);
  await press(user, 'Stop recording');
  expect(await screen.findByRole('group', { name: 'Recording, 00:03' })).toBeVisible();
  expect(pieces(data)).toBe(2);
  await screen.findByText('Draft kept on this device');
  await go('/prompts');
  await waitFor(() => expect(pieces(data)).toBe(1));
  await go('/write');
  expect(await screen.findByRole('group', { name: 'Recording, 00:03' })).toBeVisible();
});

test('leaving while recording stops the microphone and keeps the recording with the draft', async () => {
  const { user, microphone, speak, where, go } = await onWrite();
  await press(user, 'Start recording');
  await screen.findByText('Recording');
  await speak(5_500);
  await go('/prompts');
  await waitFor(() => expect(where()).toBe('/prompts'));
  expect(microphone.listening()).toBe(false);
  await go('/write');
  expect(await screen.findByRole('group', { name: 'Recording, 00:05' })).toBeVisible();
  expect(screen.getByText(/Your draft is back/)).toBeVisible();
});

test('a browser killed while recording loses only the last seconds', async () => {
  const data = await createTestData();
  const id = await data.recordings.begin();
  const recording = { id, durationMs: 0, peaks: [] };
  await data.drafts.keep('new', { title: 'Half', content: '', tags: [], type: 'audio', recording });
  await data.recordings.append(id, new Int16Array(9 * 16_000).fill(8_000));
  // A new tab opens the same store.
  const after = await data.openTab();
  data.closeTab();
  const tab = Object.assign(data, after);
  await renderScreen({ routes, path: '/write', data: tab });
  expect(await screen.findByText(/You were recording when this page closed/)).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Recording, 00:08' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Half');
});

test('a recording whose draft was lost too is offered back on the next page', async () => {
  const data = await createTestData();
  const id = await data.recordings.begin();
  await data.recordings.append(id, new Int16Array(5 * 16_000).fill(8_000));
  const after = await data.openTab();
  data.closeTab();
  const tab = Object.assign(data, after);
  const { user, where } = await renderScreen({ routes, path: '/write', data: tab });
  expect(await screen.findByText(/You were recording when this page closed/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Found again');
  await user.click(screen.getByRole('button', { name: 'Save Entry' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  const { items } = await tab.entries.list();
  expect(items).toMatchObject([{ type: 'audio', recording: { id, durationMs: 4_000 } }]);
});

test('a recording that another tab is still taking is not offered', async () => {
  const data = await createTestData();
  const id = await data.recordings.begin();
  const recording = { id, durationMs: 0, peaks: [] };
  await data.drafts.keep('new', { title: 'Half', content: '', tags: [], type: 'audio', recording });
  await data.recordings.append(id, new Int16Array(5 * 16_000).fill(8_000));
  const { openTab } = data;
  const tab = Object.assign(data, await openTab());
  await renderScreen({ routes, path: '/write', data: tab });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Half');
  expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
  expect(screen.queryByText(/You were recording/)).toBeNull();
});

test('a lock in another tab stops the recording, and what was kept is there after it', async () => {
  const { user, data, microphone, speak } = await onWrite();
  await press(user, 'Start recording');
  await screen.findByText('Recording');
  await speak(5_000);
  await waitFor(() => expect(pieces(data)).toBe(1));
  await act(() => data.accounts.lock());
  await waitFor(() => expect(microphone.listening()).toBe(false));
  expect(pieces(data)).toBe(1);
});

test('with a full device recording goes on in memory, says so, and is stored once there is room', async () => {
  const { user, data, microphone, speak } = await onWrite();
  await press(user, 'Start recording');
  await screen.findByText('Recording');
  await waitFor(async () => expect((await data.drafts.get('new'))?.recording).toBeTruthy());
  await speak(3_900);
  await screen.findByText('00:03');
  data.failNextWrite('store.full');
  await speak(100);
  expect(await screen.findByText(/You can go on speaking/)).toBeVisible();
  expect(microphone.listening()).toBe(true);
  data.failNextWrite('store.full');
  await press(user, 'Stop recording');
  expect(await screen.findByText(/Your recording is in this tab only/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Download recording' })).toBeVisible();
  await press(user, 'Try again');
  await waitFor(() => expect(screen.queryByText(/in this tab only/)).toBeNull());
  expect(pieces(data)).toBe(1);
});
