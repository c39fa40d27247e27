import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from './feature.ts';

const path = '/emotions';
const open = (data?: TestData | Promise<TestData>) =>
  renderScreen({ routes, path, ...(data ? { data } : {}) });

const saveButton = () => screen.findByRole('button', { name: "Save Today's Check-In" });
const notes = () => screen.getByRole('textbox', { name: /Notes/ });

async function griefToday() {
  const data = await createTestData();
  await data.checkIns.save({ emotion: 'Grief', intensity: 3, notes: 'The lilies.' });
  return data;
}

test('the eight emotions are offered by their display names, and one is needed to save', async () => {
  const { user, data } = await open();
  expect(await saveButton()).toBeDisabled();
  expect(await saveButton()).toHaveAccessibleDescription('Choose a feeling to save your check-in.');
  const tiles = screen.getAllByRole<HTMLInputElement>('radio');
  expect(tiles.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Grief',
    'Anger',
    'Sadness',
    'Hope',
    'Acceptance',
    'Confusion',
    'Peace',
    'Anxiety',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Confusion' }));
  await user.click(await saveButton());
  expect(await screen.findByRole('heading', { name: "Today's Check-In" })).toBeVisible();
  expect(await data.checkIns.today()).toMatchObject({ emotion: 'Confused', intensity: 2 });
});

test('intensity has five words and begins at moderate', async () => {
  const { user } = await open();
  const slider = await screen.findByRole('slider', { name: 'How strong is it?' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Moderate');
  expect(slider).toHaveAttribute('min', '0');
  expect(slider).toHaveAttribute('max', '4');
  expect(screen.getByText('Barely noticeable')).toBeInTheDocument();
  expect(screen.getByText('Overwhelming')).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Hope' }));
});

test('saving says so, shows what was named, and takes the reader to it', async () => {
  const { user, data } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Grief' }));
  await user.type(notes(), '  The lilies.  ');
  await user.click(await saveButton());
  expect(
    await screen.findByText("You've checked in with how you're feeling today."),
  ).toBeInTheDocument();
  const title = await screen.findByText("Today's Check-In");
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText('November 20, 2026')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Grief' })).toBeVisible();
  expect(screen.getByText('The lilies.')).toBeVisible();
  expect(data.rows()).not.toContain('lilies');
  expect(data.rows()).not.toContain('Grief');
});

test('a failed save keeps what was typed and says so', async () => {
  const { user, data } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Anger' }));
  await user.type(notes(), 'They moved his chair.');
  await waitFor(async () => expect(await data.drafts.get('check-in')).not.toBeNull());
  data.failNextWrite('store.full');
  await user.click(await saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost');
  expect(screen.getByRole('radio', { name: 'Anger' })).toBeChecked();
  expect(notes()).toHaveValue('They moved his chair.');
  await user.click(await saveButton());
  expect(await screen.findByText("Today's Check-In")).toBeVisible();
  expect((await data.checkIns.today())?.notes).toBe('They moved his chair.');
});

test('Update opens what was saved, and saving it takes its place', async () => {
  const { user, data } = await open(griefToday());
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.getByText('How are you feeling?')).toHaveFocus());
  expect(await screen.findByRole('radio', { name: 'Grief' })).toBeChecked();
  expect(notes()).toHaveValue('The lilies.');
  expect(await saveButton()).toHaveAccessibleDescription(
    'This will take the place of the one from 9:10 PM today.',
  );
  await user.click(screen.getByRole('radio', { name: 'Hope' }));
  await user.click(await saveButton());
  expect(await screen.findByRole('heading', { name: 'Hope' })).toBeVisible();
  expect((await data.checkIns.recent()).items).toHaveLength(1);
});

test('right after an update nothing of the one before is shown', async () => {
  const { user } = await open(griefToday());
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await user.click(await screen.findByRole('radio', { name: 'Hope' }));
  const seen = new Set<string>();
  const watcher = new MutationObserver(() => {
    const named = document.querySelector('[aria-label="What you named"] h2')?.textContent;
    if (named) seen.add(named);
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.click(await saveButton());
  await screen.findByRole('heading', { name: 'Hope' });
  watcher.disconnect();
  expect([...seen]).toEqual(['Hope']);
});

test('an update can be put away, and nothing changes', async () => {
  const { user, data } = await open(griefToday());
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await user.click(await screen.findByRole('radio', { name: 'Hope' }));
  await user.click(screen.getByRole('button', { name: 'Keep it as it was' }));
  expect(await screen.findByRole('heading', { name: 'Grief' })).toBeVisible();
  expect((await data.checkIns.today())?.emotion).toBe('Grief');
});

test('another check-in arriving does not take the form away from someone typing in it', async () => {
  const { user, data } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Sadness' }));
  await user.type(notes(), 'The kettle.');
  await act(() => data.checkIns.append({ emotion: 'Anger', intensity: 3, notes: '' }));
  await waitFor(async () =>
    expect(await saveButton()).toHaveAccessibleDescription(/take the place/),
  );
  expect(notes()).toHaveValue('The kettle.');
});

test('after midnight the page asks about the new day', async () => {
  const { user, data } = await open(griefToday());
  await screen.findByRole('heading', { name: 'Grief' });
  data.setNow('2026-11-21T00:05:00');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await user.click(await screen.findByRole('radio', { name: 'Peace' }));
  await user.click(await saveButton());
  expect(await screen.findByText('November 21, 2026')).toBeVisible();
  expect((await data.checkIns.recent()).items).toHaveLength(2);
});

test('an open update without changes does not become the next day', async () => {
  const { user, data } = await open(griefToday());
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  data.setNow('2026-11-21T00:05:00');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('slider');
  expect(screen.getByRole('radio', { name: 'Grief' })).not.toBeChecked();
  expect(notes()).toHaveValue('');
});

test('the insight is saved to the Memory Garden with its emotion, and taken back where it was pressed', async () => {
  const { user, data } = await open(griefToday());
  await user.click(await screen.findByRole('button', { name: 'Save to Memory Garden' }));
  expect(
    await screen.findByText('This moment has been saved to your Memory Garden'),
  ).toBeInTheDocument();
  const saved = await screen.findByRole('button', { name: 'Saved to Memory Garden' });
  expect(saved).toHaveAttribute('aria-pressed', 'true');
  const { items } = await data.moments.list();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    content: 'You put a name to grief. Nothing more is asked of you.',
    source: 'emotion',
    tags: ['grief'],
  });
  await user.click(saved);
  expect(await screen.findByRole('button', { name: 'Save to Memory Garden' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect((await data.moments.list()).items).toEqual([]);
});

test('a moment that could not be saved is offered again', async () => {
  const { user, data } = await open(griefToday());
  data.failNextWrite('store.failed');
  await user.click(await screen.findByRole('button', { name: 'Save to Memory Garden' }));
  expect(await screen.findByText('That could not be saved')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save to Memory Garden' })).toBeEnabled();
});

test('the suggestions lead on, with the prompt carried along', async () => {
  const { user, where, carried } = await open(griefToday());
  const section = await screen.findByRole('region', { name: 'If you would like to go on' });
  const link = (name: RegExp) => within(section).getByRole('link', { name });
  expect(link(/Suggested Ritual/)).toHaveAttribute('href', '/rituals?ritual=nature-connection');
  expect(link(/Companion Chat/)).toHaveAttribute('href', '/companion');
  expect(link(/Words That Hold/)).toHaveAttribute('href', '/blog');
  await user.click(link(/Journal Prompt/));
  await waitFor(() => expect(where()).toBe('/write'));
  expect(carried()).toEqual({
    prompt: 'What was hard today that used to be easy?',
  });
});

test('something overwhelming is met with a way to help', async () => {
  const data = await createTestData();
  await data.checkIns.save({ emotion: 'Grief', intensity: 4, notes: '' });
  await open(data);
  expect(await screen.findByRole('link', { name: 'Right now' })).toHaveAttribute('href', '/safety');
});

test('Find Clarity leads to the page and to the companion', async () => {
  const { user, where, carried } = await open();
  expect(await screen.findByRole('link', { name: 'Talk It Through' })).toHaveAttribute(
    'href',
    '/companion',
  );
  await user.click(screen.getByRole('link', { name: 'Clarity Journal' }));
  await waitFor(() => expect(where()).toBe('/write'));
  expect(carried()).toEqual({
    prompt: 'What am I feeling right now, and what might it be asking for?',
  });
});
