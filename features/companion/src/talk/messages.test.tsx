import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { disclosure } from '../disclosure.tsx';
import routes from '../feature.ts';
import { noticed, onCompanion } from '../testing/companion-page.ts';
import { sampleMessages, writeConversation } from '../testing/write-conversation.ts';

const open = async (options: { data?: TestData; state?: unknown; path?: string } = {}) =>
  onCompanion(await renderScreen({ routes, path: '/companion', ...options }));

/** A page with a conversation that was had before. */
async function openHeld(lines = sampleMessages) {
  const data = await createTestData();
  const id = await writeConversation(data, ['Grief'], lines);
  return { ...(await open({ data, path: `/companion?conversation=${id}` })), data, id };
}

test('saves a message as a moment of the conversation, and takes it back where it was pressed', async () => {
  const { user, data } = await openHeld();
  const said = (await screen.findByText(/You let it be her cup/)).closest('li') as HTMLElement;
  await user.click(within(said).getByRole('button', { name: 'Keep this' }));
  await noticed('Bookmark saved');
  const kept = await within(said).findByRole('button', { name: 'Kept in your bookmarks' });
  expect(kept).toHaveAttribute('aria-pressed', 'true');
  const { items } = await data.moments.list();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ source: 'conversation', tags: ['grief'] });
  expect(items[0]?.content).toMatch(/^You let it be her cup/);
  await user.click(kept);
  await noticed('Moment deleted');
  const again = await within(said).findByRole('button', { name: 'Keep this' });
  expect(again).toHaveAttribute('aria-pressed', 'false');
  expect((await data.moments.list()).items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await within(said).findByRole('button', { name: 'Kept in your bookmarks' });
});

test('a message that is kept with two presses at once is kept once', async () => {
  const { data } = await openHeld();
  const said = (await screen.findByText(/You let it be her cup/)).closest('li') as HTMLElement;
  const keep = within(said).getByRole('button', { name: 'Keep this' });
  fireEvent.click(keep);
  fireEvent.click(keep);
  await within(said).findByRole('button', { name: 'Kept in your bookmarks' });
  expect((await data.moments.list()).items).toHaveLength(1);
});

test('copies a message to the clipboard and announces it', async () => {
  const { user } = await openHeld();
  const said = (await screen.findByText(/You let it be her cup/)).closest('li') as HTMLElement;
  await user.click(within(said).getByRole('button', { name: 'Copy' }));
  await noticed('Copied');
  expect(await navigator.clipboard.readText()).toMatch(/^You let it be her cup/);
});

test('appends a generated letter to the open draft of the journal', async () => {
  const { user, data, where, carried } = await openHeld([
    ...sampleMessages,
    ['user', 'Please, a letter.', { writing: 'letter' }],
    ['companion', 'Dear Ruth,\n\nthe cup is still here.', { writing: 'letter', by: 'guide' }],
  ]);
  await data.drafts.keep('new', { title: 'For her', content: 'First lines.', tags: ['grief'] });
  await user.click(await screen.findByRole('button', { name: 'Take it to a page' }));
  await waitFor(() => expect(where()).toBe('/write'));
  await waitFor(() => expect(carried()).toBeNull());
  expect(await data.drafts.get('new')).toMatchObject({
    title: 'For her',
    content: 'First lines.\n\nDear Ruth,\n\nthe cup is still here.',
  });
});

test('keeps a message in the field and requests no reply when it is not saved', async () => {
  const { say, box, press, replies, data } = await openHeld();
  await screen.findByText(/I filled it/);
  await act(async () => {
    await data.records.put('companion-settings', { tone: 'calm' });
  });
  const box1 = await box();
  await waitFor(() => expect(box1).toBeEnabled());
  data.failNextWrite('store.full');
  await act(async () => {
    await data.drafts.keep('x', { title: '', content: '', tags: [] }).catch(() => undefined);
  });
  data.failNextWrite('store.full');
  await say('Are you there');
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is full');
  expect(await box()).toHaveValue('Are you there');
  expect(screen.queryByText('Are you there', { selector: 'p' })).toBeNull();
  await press('Send');
  expect((await replies(4)).at(-1)).not.toBe('');
});

test('requests a missing reply after a reload', async () => {
  const { press, replies } = await openHeld(sampleMessages.slice(0, 2));
  expect(await screen.findByText('There is no reply to this yet.')).toBeVisible();
  await press('Ask for a reply');
  expect((await replies(2)).at(-1)).not.toBe('');
});

test('repeats the disclosure after three hours and after seven days away', async () => {
  const { data, where, unmount } = await openHeld();
  await screen.findByText(/I filled it/);
  expect(screen.getAllByText(disclosure)).toHaveLength(1);
  unmount();
  data.setNow('2026-11-21T00:11:00');
  const later = await open({ data, path: where() });
  await waitFor(() => expect(screen.getAllByText(disclosure)).toHaveLength(2));
  later.unmount();
  data.setNow('2026-11-28T12:00:00');
  await open({ data, path: where() });
  await waitFor(() => expect(screen.getAllByText(disclosure)).toHaveLength(2));
});

test('suggests a pause after 40 turns in a day, which can be dismissed', async () => {
  const data = await createTestData();
  await data.records.put('companion-day', {
    day: '2026-11-20',
    turns: 39,
    activeMs: 0,
    lastAt: '2026-11-20T21:05:00',
    pauseOffered: false,
  });
  const id = await writeConversation(data, ['Grief'], sampleMessages);
  const { say, replies, press, box } = await open({ data, path: `/companion?conversation=${id}` });
  await say('It is late.');
  await replies(4);
  expect(await screen.findByText('You have been here a good while')).toBeVisible();
  expect(await box()).toBeEnabled();
  await press('Put this away');
  await waitFor(() => expect(screen.queryByText('You have been here a good while')).toBeNull());
  await say('Still here.');
  await replies(5);
  expect(screen.queryByText('You have been here a good while')).toBeNull();
});

test('shows the newest messages of a long conversation first', async () => {
  const many = Array.from(
    { length: 500 },
    (_, at) => [at % 2 ? 'user' : 'companion', `Line ${at}.`] as const,
  );
  const { press } = await openHeld(many.map(([role, text]) => [role, text]));
  expect(await screen.findByText('Line 499.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  await press(/Show what was said before/);
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
});
