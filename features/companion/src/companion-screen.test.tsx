import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { disclosure } from './disclosure.tsx';
import routes from './feature.ts';
import { waysOn } from './greeting/ways-on.ts';

const path = '/companion';

async function open(options: { data?: TestData; state?: unknown; path?: string } = {}) {
  const view = await renderScreen({ routes, path, ...options });
  return {
    ...view,
    async begin(...names: string[]) {
      for (const name of names) {
        await view.user.click(await screen.findByRole('checkbox', { name }));
      }
      await view.user.click(screen.getByRole('button', { name: 'Begin Conversation' }));
      await screen.findByRole('heading', { name: 'Companion' });
    },
  };
}

const writeDoor = () => screen.findByRole('link', { name: /Write it down/ });

test('the first step asks what is here, says what this is, and needs one answer', async () => {
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

test('Begin adds a check-in with the first chosen feeling and the others in its notes', async () => {
  const { begin, data } = await open();
  await begin('Anxiety', 'Grief', 'Hope');
  expect(await data.emotions.today()).toMatchObject({
    emotion: 'Anxious',
    intensity: 3,
    notes: 'Also feeling: Grief, Hope',
  });
  expect(data.rows()).not.toContain('Also feeling');
});

test('a feeling taken back and chosen again stands last', async () => {
  const { begin, user, data } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Grief' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hope' }));
  await user.click(screen.getByRole('checkbox', { name: 'Grief' }));
  await begin('Grief');
  expect(await data.emotions.today()).toMatchObject({
    emotion: 'Hope',
    notes: 'Also feeling: Grief',
  });
});

test('a considered check-in of today is never overwritten', async () => {
  const data = await createTestData();
  await data.emotions.save({ emotion: 'Sadness', intensity: 1, notes: 'Rain.' });
  data.setNow('2026-11-20T22:30:00');
  const { begin } = await open({ data });
  await begin('Anger');
  expect((await data.emotions.today())?.notes).toBe('Rain.');
  expect((await data.emotions.recent()).items).toHaveLength(2);
});

test('the greeting answers what was named, says again what this is, and takes the reader along', async () => {
  const { begin } = await open();
  await begin('Grief', 'Anger');
  expect(screen.getByText('Companion')).toHaveFocus();
  expect(
    screen.getByText(/You came with grief and anger this evening\. Anger often/),
  ).toBeVisible();
  expect(screen.getByText(disclosure)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('every way on leads somewhere, and the page to write on opens with a prompt', async () => {
  const { begin, user, where, carried } = await open();
  await begin('Grief');
  expect(screen.getByRole('link', { name: /Steady yourself now/ })).toHaveAttribute(
    'href',
    '/safety',
  );
  expect(screen.getByRole('link', { name: /A ritual/ })).toHaveAttribute(
    'href',
    '/rituals?ritual=nature-connection',
  );
  expect(screen.getByRole('link', { name: /Today's Check-In/ })).toHaveAttribute(
    'href',
    '/emotions',
  );
  await user.click(await writeDoor());
  await waitFor(() => expect(where()).toBe('/write'));
  expect(carried()).toEqual({ prompt: waysOn.Grief.prompt });
});

test('an anxious body is offered steadier ground before a page', async () => {
  const { begin } = await open();
  await begin('Anxiety');
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Steady yourself now');
});

test('what a person brought along reaches the page they write on, also after a reload', async () => {
  const state = { initialPrompt: 'Help me write a journal entry about how I am feeling today.' };
  const first = await open({ state });
  expect(await screen.findByText(/What you brought along waits/)).toBeVisible();
  await first.begin('Hope');
  expect(first.carried()).toEqual(state);
  first.unmount();

  const again = await open({ data: first.data, path: first.where(), state: first.carried() });
  await again.user.click(await writeDoor());
  await waitFor(() => expect(again.where()).toBe('/write'));
  expect(again.carried()).toEqual({ prompt: `${state.initialPrompt}\n\n${waysOn.Hope.prompt}` });
});

test('the greeting is still there after a reload, and its address says nothing', async () => {
  const { begin, data, where, unmount } = await open();
  await begin('Confusion', 'Anxiety');
  const address = where();
  expect(address).not.toMatch(/confus|anxi/i);
  unmount();
  data.setNow('2026-11-21T09:00:00');
  await open({ data, path: address });
  expect(await screen.findByText(/confusion and anxiety this evening/)).toBeVisible();
});

test('an address that names no check-in opens on the first step', async () => {
  await open({ path: '/companion?check-in=gone' });
  expect(await screen.findByRole('button', { name: 'Begin Conversation' })).toBeDisabled();
});

test('Keep this saves the greeting once, among the moments of conversations', async () => {
  const { begin, user, data } = await open();
  await begin('Peace', 'Hope');
  await user.click(screen.getByRole('button', { name: 'Keep this' }));
  expect(await screen.findByText('Bookmark saved')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Kept in your bookmarks' }));
  const { items } = await data.moments.list();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ source: 'conversation', tags: ['peaceful', 'hope'] });
  expect(items[0]?.content).toMatch(/^You came with peace and hope this evening\./);
});

test('Start again returns to an empty first step', async () => {
  const { begin, user, where } = await open();
  await begin('Sadness');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByText('How are you feeling right now?')).toHaveFocus();
  expect(where()).toBe('/companion');
  for (const tile of screen.getAllByRole('checkbox')) expect(tile).not.toBeChecked();
});

test('when it cannot be saved, what was chosen stays and there is still a way on', async () => {
  const { user, data } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Grief' }));
  data.failNextWrite('store.full');
  await user.click(screen.getByRole('button', { name: 'Begin Conversation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is full');
  expect(screen.getByRole('checkbox', { name: 'Grief' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Go on without saving' }));
  expect(await screen.findByText(/You came with grief this evening/)).toBeVisible();
  expect((await data.emotions.recent()).items).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByRole('button', { name: 'Begin Conversation' })).toBeDisabled();
});

test('a visitor without an account can begin', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const { begin } = await open({ data });
  await begin('Grief');
  expect((await data.emotions.today())?.emotion).toBe('Grief');
});
