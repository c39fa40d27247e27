import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const path = '/emotions';
const open = (data?: TestData) => renderScreen({ routes, path, ...(data ? { data } : {}) });
type Shown = Awaited<ReturnType<typeof open>>;

const opener = () => screen.findByRole('button', { name: 'A more exact word (optional)' });
const word = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: /A word of your own/ });
const emotion = (name: string) => screen.findByRole('radio', { name });

async function choose({ user }: Shown, name: string) {
  await user.click(await emotion(name));
  await user.click(await opener());
}

async function save({ user }: Shown) {
  await user.click(screen.getByRole('button', { name: "Save Today's Check-In" }));
  await screen.findByText("Today's Check-In");
}

test('a finer word is chosen under the emotion, is kept, and is changed again', async () => {
  const shown = await open();
  const { user, data } = shown;
  await choose(shown, 'Sadness');
  await user.click(await word('heavy'));
  expect(await word('heavy')).toHaveAttribute('aria-pressed', 'true');
  await save(shown);
  const named = within(screen.getByRole('region', { name: 'What you named' }));
  expect(named.getByText('heavy')).toBeVisible();
  expect(await data.checkIns.today()).toMatchObject({ emotion: 'Sadness', word: 'heavy' });
  expect(data.rows()).not.toContain('heavy');

  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await word('heavy')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await word('heavy'));
  await save(shown);
  expect(await data.checkIns.today()).not.toHaveProperty('word');
});

test('nobody has to open the words, and another emotion takes a chosen one away', async () => {
  const shown = await open();
  const { user, data } = shown;
  expect(screen.queryByRole('button', { name: /more exact word/ })).not.toBeInTheDocument();
  await user.click(await emotion('Sadness'));
  expect(await opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(await opener());
  await user.click(await word('heavy'));
  await user.click(await emotion('Anger'));
  expect(await word('furious')).toHaveAttribute('aria-pressed', 'false');
  await save(shown);
  expect(await data.checkIns.today()).not.toHaveProperty('word');
});

test('a word of one’s own has at most 40 characters, and is offered again for its emotion', async () => {
  const data = await createTestData({ now: '2026-11-19T09:00:00' });
  await data.checkIns.save({ emotion: 'Sadness', intensity: 2, notes: '', word: 'far away' });
  await data.checkIns.append({ emotion: 'Anger', intensity: 2, notes: '', word: 'boiling' });
  data.setNow('2026-11-20T09:00:00');
  const shown = await open(data);
  const { user } = shown;
  await choose(shown, 'Sadness');
  const own = within(await screen.findByRole('group', { name: 'Words that you wrote' }));
  expect(await own.findByRole('button', { name: 'far away' })).toBeVisible();
  expect(own.queryByRole('button', { name: 'boiling' })).not.toBeInTheDocument();
  await user.type(await field(), `  behind   glass ${'x'.repeat(60)}`);
  expect(await field()).toHaveValue(`  behind   glass ${'x'.repeat(23)}`);
  await user.clear(await field());
  await user.type(await field(), ' behind   glass{Enter}');
  expect(await data.checkIns.today()).toBeNull();
  await save(shown);
  expect(await data.checkIns.today()).toMatchObject({ word: 'behind glass' });
});

test('a word that is not to be brought up is not offered again, and waits behind one press', async () => {
  const data = await createTestData({ now: '2026-11-19T09:00:00' });
  await data.checkIns.save({ emotion: 'Sadness', intensity: 2, notes: '', word: 'without Tom' });
  data.setNow('2026-11-20T09:00:00');
  await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  const shown = await open(data);
  const { user } = shown;
  await choose(shown, 'Sadness');
  await field();
  expect(screen.queryByRole('button', { name: 'without Tom' })).not.toBeInTheDocument();
  await user.type(await field(), 'Tom’s chair');
  await save(shown);
  expect(screen.queryByText('Tom’s chair')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not brought up. Show what you wrote' }));
  expect(screen.getByText('Tom’s chair')).toBeVisible();
});

test('a word that was typed and left comes back with its emotion, sealed until then', async () => {
  const shown = await open();
  const { user, data, go } = shown;
  await choose(shown, 'Confusion');
  await user.type(await field(), 'under water');
  await go('/safety');
  await waitFor(async () => expect(await data.drafts.get('check-in')).not.toBeNull());
  expect(data.rows()).not.toContain('under water');
  await go(path);
  expect(await emotion('Confusion')).toBeChecked();
  expect(await field()).toHaveValue('under water');
  await user.click(await emotion('Anxiety'));
  expect(await field()).toHaveValue('under water');
  await save(shown);
  await waitFor(async () => expect(await data.drafts.get('check-in')).toBeNull());
  expect(await data.checkIns.today()).toMatchObject({ emotion: 'Anxious', word: 'under water' });
});

test('a word of one’s own is read for danger when it is saved', async () => {
  const shown = await open();
  await choose(shown, 'Sadness');
  await shown.user.type(await field(), 'I want to kill myself');
  await save(shown);
  await waitFor(() => expect(shown.data.safety.alert.getState()?.level).toBe(3));
});

test('a save that fails keeps the word on the page', async () => {
  const shown = await open();
  await choose(shown, 'Sadness');
  await shown.user.click(await word('heavy'));
  shown.data.failNextWrite('store.failed');
  await shown.user.click(screen.getByRole('button', { name: "Save Today's Check-In" }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await word('heavy')).toHaveAttribute('aria-pressed', 'true');
});

test('the words of the last check-ins are told together, and stand in the history', async () => {
  const data = await createTestData({ now: '2026-11-18T09:00:00' });
  await data.checkIns.save({ emotion: 'Sadness', intensity: 2, notes: '', word: 'lonely' });
  data.setNow('2026-11-19T09:00:00');
  await data.checkIns.save({ emotion: 'Hope', intensity: 2, notes: '', word: 'curious' });
  data.setNow('2026-11-20T09:00:00');
  await data.checkIns.save({ emotion: 'Sadness', intensity: 2, notes: '', word: 'heavy' });
  const { user } = await open(data);
  expect(
    await screen.findByText('Words you used for sadness in your last check-ins: heavy and lonely.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View History' }));
  expect(await screen.findByText('curious')).toBeVisible();
});
