import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('clears without a question, and Undo restores everything', async () => {
  const { press, where, data, id } = await openHeld();
  await screen.findByText(/I filled it/);
  await press('Clear conversation');
  await noticed('Conversation cleared');
  await noticed('Your conversation has been reset for a fresh start.');
  expect(await screen.findByRole('button', { name: 'Begin Conversation' })).toBeDisabled();
  await waitFor(() => expect(where()).toBe('/companion'));
  expect(await data.conversations.current()).toBeNull();

  await press('Undo');
  expect(await screen.findByText(/I filled it/)).toBeVisible();
  expect((await data.conversations.current())?.id).toBe(id);
});

test('removes what another tab cleared and keeps the text in the field', async () => {
  const { data, id, box, user, begin } = await openHeld();
  await user.type(await box(), 'Half a sentence');
  await act(async () => {
    await data.drafts.keep('companion', { title: '', content: 'Half a sentence', tags: [] });
    await (await data.openTab()).conversations.clear(id);
  });
  await begin('Grief');
  await waitFor(async () => expect(await box()).toHaveValue('Half a sentence'));
});

test('shows a message that another tab adds', async () => {
  const { data, id } = await openHeld();
  await screen.findByText(/I filled it/);
  const other = await data.openTab();
  await act(async () => {
    await other.conversations.saveMessages(id, [
      { id: 'other', role: 'user', text: 'From the other tab.', at: '2026-11-20T21:11:00Z' },
    ]);
  });
  expect(await screen.findByText('From the other tab.')).toBeVisible();
});

test('restores unsent text after a reload', async () => {
  const { user, box, data, where, unmount } = await openHeld();
  await user.type(await box(), 'I do not know how to say');
  unmount();
  const again = await open({ data, path: where() });
  await waitFor(async () => expect(await again.box()).toHaveValue('I do not know how to say'));
  expect(data.rows()).not.toContain('how to say');
});

test('saves the draft when the tab is hidden and reports a failed save', async () => {
  const { user, box, data } = await openHeld();
  data.failNextWrite('store.full');
  await user.type(await box(), 'I do not know');
  const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hide();
  await noticed('This device is full');
  expect(await box()).toHaveValue('I do not know');
  hide();
  await waitFor(async () =>
    expect((await data.drafts.get('companion'))?.content).toBe('I do not know'),
  );
});

test('keeps the text in the field when text is carried over', async () => {
  const data = await createTestData();
  const own = 'mine '.repeat(500).trim();
  await data.drafts.keep('companion', { title: '', content: own, tags: [] });
  const { begin, box } = await open({ data, state: { initialPrompt: 'Help me write.' } });
  await begin('Grief');
  await waitFor(async () => expect(await box()).toHaveValue(own));
});

test('puts carried text into the field once, after the emotion step', async () => {
  const state = { initialPrompt: 'Help me write a journal entry about how I am feeling today.' };
  const { begin, box, user, carried, data, where, unmount } = await open({ state });
  expect(await screen.findByText(/Your words are ready/)).toBeVisible();
  await begin('Hope');
  await waitFor(async () => expect(await box()).toHaveValue(state.initialPrompt));
  await waitFor(() => expect(carried()).toBeNull());
  await user.clear(await box());
  unmount();
  const again = await open({ data, path: where() });
  expect(await again.box()).toHaveValue('');
});

test('carries a journal draft over by its name, cut to the length of a message', async () => {
  const data = await createTestData();
  const page = 'The garden is full of her. '.repeat(100);
  await data.drafts.keep('new', { title: 'Garden', content: page, tags: [] });
  const state = { initialPrompt: 'I would like some guidance with it.', draft: 'new' };
  const { begin, box } = await open({ data, state });
  await begin('Grief');
  await waitFor(async () =>
    expect(((await box()) as HTMLTextAreaElement).value).toMatch(
      /^I would like some guidance with it\.\n\nThe garden is full of her\. .*…$/s,
    ),
  );
  expect(((await box()) as HTMLTextAreaElement).value.length).toBeLessThanOrEqual(2000);
  expect(screen.getByText(/This is its start/)).toBeVisible();
});
