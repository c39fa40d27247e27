import type { TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { onCompanion } from '../testing/companion-page.ts';

const open = async (options: { data?: TestData; state?: unknown; path?: string } = {}) =>
  onCompanion(await renderScreen({ routes, path: '/companion', ...options }));

/** Enough for a letter. */
const told =
  'My mother Ruth died in March. She sang in the kitchen every morning. I never told her about the house. I miss her voice on the phone. I could not say goodbye to her.';

const sendButton = () => screen.getByRole('button', { name: 'Send' });

test('replies to a message and saves both encrypted', async () => {
  const { begin, say, replies, data } = await open();
  await begin('Grief');
  await say('My mother died in March.');
  const [, answer] = await replies(2);
  expect(answer).not.toBe('');
  const kept = (await data.conversations.current())?.messages ?? [];
  expect(kept.map(({ role }) => role)).toEqual(['companion', 'user', 'companion']);
  expect(kept[2]).toMatchObject({ by: 'guide' });
  expect(data.rows()).not.toMatch(/mother|March/);
});

test('sends no message that is empty, blank or longer than 2000 characters', async () => {
  const { begin, user, box } = await open();
  await begin('Grief');
  const field = await box();
  expect(screen.getByText('0/2000')).toBeVisible();
  expect(field).toHaveAccessibleDescription('0/2000');
  for (const words of ['   \n ', 'a'.repeat(2001)]) {
    await user.clear(field);
    await user.click(field);
    await user.paste(words);
    await user.click(sendButton());
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(field).toHaveValue(words);
  }
  expect(field).toBeInvalid();
  expect(screen.getByText('2001/2000')).toBeVisible();
  expect(screen.queryByText('You said:')).toBeNull();
});

test('sends on Ctrl+Enter, breaks the line on Enter and returns the focus to the field', async () => {
  const { begin, user, box, replies } = await open();
  await begin('Grief');
  await user.type(await box(), 'One line{Enter}and another');
  expect(await box()).toHaveValue('One line\nand another');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await replies(2);
  expect(await box()).toHaveValue('');
  await waitFor(async () => expect(await box()).toHaveFocus());
});

test('disables the field during a reply, and Stop keeps what has arrived', async () => {
  const { begin, user, box, press, data } = await open();
  await begin('Grief');
  await press('Tone, voice and writing');
  await user.click(await screen.findByRole('radio', { name: 'A letter' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'A letter' })).toBeVisible();
  await user.click(await box());
  await user.paste(told);
  await user.click(sendButton());
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await box()).toBeDisabled();
  await screen.findByText(/^Dear/);
  await press('Stop');
  await screen.findByText('Stopped here.');
  const last = (await data.conversations.current())?.messages.at(-1);
  expect(last).toMatchObject({ role: 'companion', stopped: true, writing: 'letter' });
  expect(last?.text).toMatch(/^Dear/);
  expect(screen.queryByRole('button', { name: 'A letter' })).toBeNull();
});

test('announces that a reply is coming and then the whole reply once', async () => {
  const { begin, say, replies } = await open();
  await begin('Grief');
  const status = screen.getByRole('status');
  const heard: string[] = [];
  const watcher = new MutationObserver(() => heard.push(status.textContent ?? ''));
  watcher.observe(status, { childList: true, characterData: true, subtree: true });
  await say('He left in June and the house is so quiet. I do not sleep much.');
  const [, answer = ''] = await replies(2);
  await waitFor(() => expect(heard).toHaveLength(2));
  watcher.disconnect();
  expect(heard[0]).toBe('The companion is thinking.');
  expect(heard[1]?.replace(/\s+/g, '')).toBe(answer.replace(/\s+/g, ''));
});

test('keeps what has arrived when the page is left during a reply', async () => {
  const { begin, user, box, press, data, unmount } = await open();
  await begin('Grief');
  await press('Tone, voice and writing');
  await user.click(await screen.findByRole('radio', { name: 'A letter' }));
  await user.keyboard('{Escape}');
  await user.click(await box());
  await user.paste(told);
  await user.click(sendButton());
  await screen.findByText(/^Dear/);
  unmount();
  await waitFor(async () =>
    expect((await data.conversations.current())?.messages.at(-1)).toMatchObject({ stopped: true }),
  );
});
