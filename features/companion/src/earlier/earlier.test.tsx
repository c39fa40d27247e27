import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { noticed } from '../testing/companion-page.ts';
import { sampleMessages, writeConversation } from '../testing/write-conversation.ts';

async function openEarlier() {
  const data = await createTestData();
  await writeConversation(data, ['Grief', 'Hope'], sampleMessages);
  data.setNow('2026-11-22T08:30:00');
  await writeConversation(data, ['Anger'], [['user', 'He never called.']]);
  data.setNow('2026-11-23T08:30:00');
  await writeConversation(data, ['Peaceful'], [['user', 'The one that is going on.']]);
  return renderScreen({ routes, path: '/companion?view=earlier', data });
}

test('lists earlier conversations newest first, without their text', async () => {
  await openEarlier();
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('Yesterday, 8:30 AMAnger · 1 message');
  expect(rows[1]).toHaveTextContent('November 20, 2026, 9:10 PMGrief, Hope · 5 messages');
  expect(screen.queryByText(/going on/)).toBeNull();
  expect(document.body).not.toHaveTextContent(/cups|called/);
});

test('beside few conversations it says how others come here, and leads to the pages about the companion', async () => {
  const { user, where } = await openEarlier();
  expect(await screen.findByText(/comes here when you begin a new one/)).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Companion' }));
  expect(pages.queryByRole('link', { name: 'Earlier conversations' })).toBeNull();
  await user.click(pages.getByRole('link', { name: 'What I know' }));
  await waitFor(() => expect(where()).toBe('/companion/memory'));
  await user.click(await screen.findByRole('link', { name: 'Who am I talking to?' }));
  await waitFor(() => expect(where()).toBe('/companion?view=settings'));
});

test('shows an earlier conversation read-only', async () => {
  const { user, where } = await openEarlier();
  await user.click(await screen.findByRole('link', { name: /November 20/ }));
  expect(await screen.findByText(/I set out two cups/)).toBeVisible();
  expect(screen.getByText('You came with grief, hope.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(where()).not.toMatch(/cups|grief/i));
  await user.click(screen.getByRole('link', { name: 'Earlier conversations' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

test('asks before it deletes a whole conversation', async () => {
  const { user, data } = await openEarlier();
  const remove = () =>
    screen.findByRole('button', { name: /Delete the conversation from November 22/ });
  await user.click(await remove());
  const question = await screen.findByRole('alertdialog', { name: 'Delete this conversation?' });
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await user.click(await remove());
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await noticed('Conversation deleted');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect((await data.conversations.earlier()).items).toHaveLength(1);
});

test('returns to the list when an open conversation is deleted', async () => {
  const { user, where } = await openEarlier();
  await user.click(await screen.findByRole('link', { name: /November 20/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete this conversation' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(where()).toBe('/companion?view=earlier'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('offers to begin when there is no earlier conversation', async () => {
  await renderScreen({ routes, path: '/companion?view=earlier' });
  expect(await screen.findByText('No earlier conversations yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin one' })).toHaveAttribute('href', '/companion');
});

test('a conversation with damaged times is listed, read and continued like any other', async () => {
  const data = await createTestData();
  for (const at of ['never', '-271821-04-20T00:00:00.000Z', 'once']) {
    await data.conversations.begin({
      id: data.env.newId(),
      startedAt: at,
      checkIn: null,
      emotions: ['Grief'],
      messages: [{ id: data.env.newId(), role: 'user', text: `Written at ${at}.`, at }],
    });
  }
  const { user, unmount } = await renderScreen({
    routes,
    path: '/companion?view=earlier',
    data,
  });
  await user.click(await screen.findByRole('link', { name: /No date/ }));
  expect(await screen.findByText('Written at never.')).toBeVisible();
  unmount();
  await renderScreen({ routes, path: '/companion', data });
  expect(await screen.findByText(/^Your conversation is here/)).toBeVisible();
});

test('what cannot be opened among them can be deleted for good', async () => {
  const { data, user, unmount } = await openEarlier();
  unmount();
  const file = new Blob([
    '[{"format":"mooring-backup","version":1,"createdAt":"2026-11-20T20:00:00.000Z"},\n',
    '{"table":"user_data","row":{"key":"companion-chat-earlier:x","value":"1","created_at":"2026-11-20","updated_at":"2026-11-20"}},\n',
    '{"end":{"rows":1}}]\n',
  ]);
  await data.backups.restore(file, { passphrase: null });
  await renderScreen({ routes, path: '/companion?view=earlier', data });
  await user.click(await screen.findByRole('button', { name: 'Delete what cannot be opened' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(screen.queryByText('This could not be opened')).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
