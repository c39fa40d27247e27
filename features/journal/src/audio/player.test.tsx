import type { Recording } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { createFakeSounds } from './fake-sounds.tsx';

async function reading(seconds = 65) {
  const data = await createTestData();
  const id = await data.recordings.begin();
  await data.recordings.append(id, new Int16Array(seconds * 16_000).fill(8_000));
  const { recording } = await data.recordings.finish(id);
  const fields = { title: 'Said aloud', content: '', tags: [], type: 'audio' as const, recording };
  const entry = await data.entries.create(fields);
  const sounds = createFakeSounds();
  const open = () =>
    renderScreen({ routes: sounds.around(routes), path: `/entry/${entry.id}`, data });
  return { data, sounds, recording, entry, open };
}

const place = () => screen.findByRole('slider', { name: 'Place in the recording' });

test('an audio entry is read with its badge and its player, and nothing to record with', async () => {
  const { open } = await reading();
  await open();
  expect(await screen.findByText('Audio Entry')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Recording, 01:05' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Record new|Delete recording|Start/ })).toBeNull();
});

test('it plays, pauses, and starts again from the beginning after its end', async () => {
  const { sounds, open } = await reading();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play recording' }));
  await user.click(await screen.findByRole('button', { name: 'Pause recording' }));
  expect(sounds.playing()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Play recording' }));
  await waitFor(() => expect(sounds.playing()).toHaveLength(1));
  expect(sounds.playing()[0]?.wav.size).toBe(44 + 65 * 32_000);
  act(() => sounds.advance(12_000));
  expect(await place()).toHaveAttribute('aria-valuetext', '00:12 of 01:05');
});

test('the keys reach any position, and a screen reader hears which', async () => {
  const { sounds, open } = await reading();
  const { user } = await open();
  const slider = await place();
  slider.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', '00:10 of 01:05');
  await user.keyboard('{PageUp}{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuetext', '00:35 of 01:05');
  await user.click(screen.getByRole('button', { name: 'Play recording' }));
  await waitFor(() => expect(sounds.playing()[0]?.position).toBe(35_000));
  slider.focus();
  await user.keyboard('{Home}');
  expect(sounds.playing()[0]?.position).toBe(0);
  await user.keyboard('{End}{PageUp}');
  expect(slider).toHaveAttribute('aria-valuetext', '01:05 of 01:05');
  fireEvent.change(slider, { target: { value: '20000' } });
  expect(sounds.playing()[0]?.position).toBe(20_000);
});

test('only one recording is heard at a time', async () => {
  const one = await reading();
  const { user, unmount } = await one.open();
  await user.click(await screen.findByRole('button', { name: 'Play recording' }));
  await waitFor(() => expect(one.sounds.playing()).toHaveLength(1));
  const other = await reading();
  await other.open();
  const buttons = await screen.findAllByRole('button', { name: 'Play recording' });
  await user.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(other.sounds.playing()).toHaveLength(1));
  expect(one.sounds.playing()).toEqual([]);
  unmount();
});

test('leaving the page ends the sound', async () => {
  const { sounds, open } = await reading();
  const { user, go } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play recording' }));
  await waitFor(() => expect(sounds.playing()).toHaveLength(1));
  await go('/journal');
  await waitFor(() => expect(sounds.playing()).toEqual([]));
});

test('a part that does not open is silence, and that is said', async () => {
  const { data, recording, sounds, open } = await reading(6);
  data.damage(`${recording.id}:0001`);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play recording' }));
  expect(await screen.findByText(/A part of this recording could not be opened/)).toBeVisible();
  expect(sounds.playing()).toHaveLength(1);
});

test('a recording that does not open says so where it stands, and the entry stays readable', async () => {
  const { data, recording, open } = await reading(3);
  data.damage(`${recording.id}:0000`);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play recording' }));
  expect(await screen.findByText('This recording could not be opened')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Said aloud' })).toBeVisible();
});

test('deleting takes the recording along, and Undo brings it back whole', async () => {
  const { data, entry, open } = await reading(6);
  const { user, where } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete entry' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(data.rows()).not.toContain('entry_id');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await data.entries.get(entry.id)).toEqual(entry));
  expect((await data.recordings.open(entry.recording as Recording)).isComplete).toBe(true);
});

test('an entry deleted in another tab while it is read leads back to the journal, and that is said', async () => {
  const { data, entry, open } = await reading(1);
  const { where } = await open();
  await screen.findByRole('heading', { name: 'Said aloud' });
  const other = await data.openTab();
  await act(async () => void (await other.entries.remove(entry.id)));
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await screen.findByText('This entry is no longer here')).toBeVisible();
});
