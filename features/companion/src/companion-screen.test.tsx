import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { disclosure } from './disclosure.tsx';
import routes from './feature.ts';
import { activities } from './greeting/activities.ts';
import { onCompanion } from './testing/companion-page.ts';

const open = async (options: { data?: TestData; state?: unknown; path?: string } = {}) =>
  onCompanion(await renderScreen({ routes, path: '/companion', ...options }));

test('asks for emotions first, shows the disclosure and requires one emotion', async () => {
  const { user } = await open();
  expect(
    await screen.findByRole('heading', { name: 'How are you feeling right now?' }),
  ).toBeVisible();
  expect(screen.getByText(disclosure)).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  const begin = screen.getByRole('button', { name: 'Begin Conversation' });
  expect(begin).toBeDisabled();
  expect(begin).toHaveAccessibleDescription('Choose one or more to begin.');
  await user.click(screen.getByRole('checkbox', { name: 'Peace' }));
  expect(begin).toBeEnabled();
  await user.click(screen.getByRole('checkbox', { name: 'Peace' }));
  expect(begin).toBeDisabled();
});

test('saves a check-in with the first chosen emotion and the others in its notes', async () => {
  const { begin, data } = await open();
  await begin('Anxiety', 'Grief', 'Hope');
  expect(await data.checkIns.today()).toMatchObject({
    emotion: 'Anxious',
    intensity: 3,
    notes: 'Also feeling: Grief, Hope',
  });
  expect(data.rows()).not.toContain('Also feeling');
});

test('appends an emotion that is deselected and chosen again', async () => {
  const { begin, user, data } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Grief' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hope' }));
  await user.click(screen.getByRole('checkbox', { name: 'Grief' }));
  await begin('Grief');
  expect(await data.checkIns.today()).toMatchObject({
    emotion: 'Hope',
    notes: 'Also feeling: Grief',
  });
});

test('never overwrites today’s check-in', async () => {
  const data = await createTestData();
  await data.checkIns.save({ emotion: 'Sadness', intensity: 1, notes: 'Rain.' });
  data.setNow('2026-11-20T22:30:00');
  const { begin } = await open({ data });
  await begin('Anger');
  expect((await data.checkIns.today())?.notes).toBe('Rain.');
  expect((await data.checkIns.recent()).items).toHaveLength(2);
});

test('greets by the chosen emotions, repeats the disclosure and moves the focus', async () => {
  const { begin, box } = await open();
  await begin('Grief', 'Anger');
  await waitFor(() => expect(screen.getByText('Companion')).toHaveFocus());
  expect(
    screen.getByText(/You came with grief and anger this evening\. Anger often/),
  ).toBeVisible();
  expect(screen.getByText(disclosure)).toBeVisible();
  expect(await screen.findByText('Guide, on this device')).toBeVisible();
  expect(await box()).toHaveValue('');
});

test('offers other activities until the first message', async () => {
  const { begin, user, say, replies } = await open();
  await begin('Grief');
  await user.click(screen.getByText('Rather not talk right now?'));
  expect(screen.getByRole('link', { name: /Steady yourself now/ })).toHaveAttribute(
    'href',
    '/safety',
  );
  expect(screen.getByRole('link', { name: /A ritual/ })).toHaveAttribute(
    'href',
    '/rituals?ritual=nature-connection',
  );
  await say('My mother died in March.');
  await replies(2);
  expect(screen.queryByText('Rather not talk right now?')).toBeNull();
});

test('opens the editor with a prompt for the chosen emotion', async () => {
  const { begin, user, where, carried } = await open();
  await begin('Anxiety');
  await user.click(screen.getByText('Rather not talk right now?'));
  await user.click(screen.getByRole('link', { name: /Write it down/ }));
  await waitFor(() => expect(where()).toBe('/write'));
  await waitFor(() => expect(carried()).toEqual({ prompt: activities.Anxious.prompt }));
});

test('keeps the conversation across a reload, under an address without text', async () => {
  const { begin, say, replies, data, where, unmount } = await open();
  await begin('Confusion', 'Anxiety');
  await say('I set out two cups this morning.');
  await replies(2);
  const address = where();
  expect(address).not.toMatch(/confus|anxi|cups/i);
  unmount();
  data.setNow('2026-11-20T21:40:00');
  await open({ data, path: address });
  expect(await screen.findByText(/confusion and anxiety this evening/)).toBeVisible();
  expect(screen.getByText('I set out two cups this morning.')).toBeVisible();
});

test('offers to continue the open conversation on the first step', async () => {
  const { begin, say, replies, data, unmount } = await open();
  await begin('Grief');
  await say('Rain all day.');
  await replies(2);
  unmount();
  const { user } = await open({ data });
  expect(await screen.findByText(/^Today’s conversation is here/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Carry on' }));
  expect(await screen.findByText('Rain all day.')).toBeVisible();
});

test('shows the first step for an unknown conversation', async () => {
  await open({ path: '/companion?conversation=gone' });
  expect(await screen.findByRole('button', { name: 'Begin Conversation' })).toBeDisabled();
});

test('returns to an empty first step for a new conversation and offers the open one', async () => {
  const { begin, say, replies, user, where } = await open();
  await begin('Sadness');
  await say('It is so quiet.');
  await replies(2);
  await user.click(screen.getByRole('button', { name: 'New conversation' }));
  await waitFor(() => expect(screen.getByText('How are you feeling right now?')).toHaveFocus());
  await waitFor(() => expect(where()).toBe('/companion'));
  for (const tile of screen.getAllByRole('checkbox')) expect(tile).not.toBeChecked();
  expect(await screen.findByRole('button', { name: 'Carry on' })).toBeVisible();
});

test('keeps the chosen emotions and can continue when the check-in is not saved', async () => {
  const { user, data, say, replies } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Grief' }));
  data.failNextWrite('store.full');
  await user.click(screen.getByRole('button', { name: 'Begin Conversation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is full');
  expect(screen.getByRole('checkbox', { name: 'Grief' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Go on without saving' }));
  expect(await screen.findByText(/You came with grief this evening/)).toBeVisible();
  expect(screen.getByText(/This conversation is not being kept/)).toBeVisible();
  await say('Nothing fits anymore.');
  expect((await replies(2)).at(-1)).not.toBe('');
  expect(await data.conversations.current()).toBeNull();
  expect((await data.checkIns.recent()).items).toHaveLength(0);
});

test('lets a visitor begin a conversation', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const { begin } = await open({ data });
  await begin('Grief');
  expect((await data.checkIns.today())?.emotion).toBe('Grief');
});
