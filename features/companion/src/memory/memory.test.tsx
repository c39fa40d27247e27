import { say } from '@mooring/contract';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { noticed, onCompanion } from '../testing/companion-page.ts';
import { tellFacts } from '../testing/tell-facts.ts';

const told = ['My mum Vera died. She was 71.', 'The radio helps.'];

async function openPage(session: 'open' | 'visitor' = 'open') {
  const data = await createTestData({ session });
  await tellFacts(data, told);
  return renderScreen({ routes, path: '/companion/memory', data });
}

test.each(['open', 'visitor'] as const)(
  'shows every fact with its sentence (%s)',
  async (session) => {
    await openPage(session);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
      'Your mum’s name is Vera.',
      'Your mum died.',
      'Your mum’s age: 71.',
      'This helps: The radio.',
    ]);
    expect(rows[2]).toHaveTextContent('You wrote: She was 71');
  },
);

test('where nothing is known it leads to the companion', async () => {
  const data = await createTestData();
  const { user, where } = await renderScreen({ routes, path: '/companion/memory', data });
  await user.click(await screen.findByRole('link', { name: 'Talk to the companion' }));
  await waitFor(() => expect(where()).toBe('/companion'));
});

test('a fact can be changed, and says that it was', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Change: Your mum’s name is Vera.' }));
  const box = screen.getByRole('textbox', { name: 'Your mum’s name is Vera.' });
  await user.clear(box);
  await user.type(box, 'Vira');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your mum’s name is Vira.')).toBeVisible();
  expect(screen.getByText(/You changed this/)).toBeVisible();
});

test('a fact can be forgotten, and everything after one question', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Forget: Your mum’s age: 71.' }));
  await noticed('Forgotten');
  await waitFor(() => expect(screen.queryByText('Your mum’s age: 71.')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Forget everything' }));
  const question = await screen.findByRole('alertdialog', { name: 'Forget everything?' });
  await user.click(within(question).getByRole('button', { name: 'Forget everything' }));
  expect(await screen.findByText(/I know nothing about you/)).toBeVisible();
});

test('remembering is off, and switched off again it asks whether to forget', async () => {
  const { user, data } = await openPage();
  const remember = await screen.findByRole('switch', { name: 'Remember between conversations' });
  expect(remember).not.toBeChecked();
  await user.click(remember);
  await waitFor(() => expect(remember).toBeChecked());
  await tellFacts(data, ['I live in Hull.']);
  expect(await screen.findByRole('heading', { name: 'From earlier' })).toBeVisible();
  await user.click(remember);
  expect(await screen.findByText(/Should I also forget/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'From earlier, not used' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forget it' }));
  await waitFor(() => expect(screen.queryByText('Your mum died.')).toBeNull());
  expect(screen.getByText('You live in Hull.')).toBeVisible();
});

test('switched off before the list is there, it asks all the same', async () => {
  const data = await createTestData();
  await tellFacts(data, told);
  await data.memory.remember('on');
  await tellFacts(data, ['I live in Hull.']);
  let isThere = false;
  const memory: typeof data.memory = Object.assign(Object.create(data.memory), {
    facts: () => (isThere ? data.memory.facts() : new Promise(() => {})),
    remember: async (how: 'on' | 'keep' | 'forget') => {
      await data.memory.remember(how);
      isThere = true;
    },
  });
  const { user } = await renderScreen({
    ...{ routes, path: '/companion/memory' },
    data: { ...data, memory },
  });
  const remember = await screen.findByRole('switch', { name: 'Remember between conversations' });
  await waitFor(() => expect(remember).toBeChecked());
  expect(screen.queryByText('Your mum died.')).toBeNull();
  await user.click(remember);
  expect(await screen.findByText(/Should I also forget/)).toBeVisible();
});

test('a change that cannot be kept says so', async () => {
  const { user, data } = await openPage();
  const forget = await screen.findByRole('button', { name: 'Forget: Your mum died.' });
  data.failNextWrite('store.full');
  await user.click(forget);
  await noticed(say('store.full').title);
  expect(screen.getByText('Your mum died.')).toBeVisible();
});

test('in a second conversation it is asked once whether to remember, and never where a card stood', async () => {
  const data = await createTestData();
  await tellFacts(data, told);
  const { begin, say, replies, press } = onCompanion(
    await renderScreen({ routes, path: '/companion', data }),
  );
  await begin('Grief');
  await say('My dog Rex died.');
  await replies(2);
  await say('I live in Hull.');
  await replies(3);
  expect(screen.queryByText('Shall I remember this next time?')).toBeNull();
  await say('He slept on my bed.');
  await replies(4);
  expect(await screen.findByText('Shall I remember this next time?')).toBeVisible();
  await press('Remember');
  await waitFor(() => expect(screen.queryByText('Shall I remember this next time?')).toBeNull());
  expect((await data.companionSettings.get()).remembers).toBe(true);
});

test('‘forget that’ is answered, and forgotten', async () => {
  const { begin, say, replies, data } = onCompanion(
    await renderScreen({ routes, path: '/companion', data: await createTestData() }),
  );
  await begin('Grief');
  await say('My dog Rex died.');
  await replies(2);
  await say('Please forget that');
  const said = await replies(3);
  expect(said.at(-1)).toBe('I have forgotten that. I will not come back to it.');
  expect(await data.memory.facts()).toEqual([]);
});

test('a fact that is not to be brought up waits behind one press', async () => {
  const { data, user } = await openPage();
  await data.muted.change((before) => ({ ...before, words: ['Vera'] }));
  const [show] = await screen.findAllByRole('button', { name: 'Not brought up. Show it' });
  if (!show) throw new Error('Nothing is hidden.');
  expect(screen.queryByText(/Vera/)).not.toBeInTheDocument();
  expect(screen.getByText('This helps: The radio.')).toBeVisible();
  await user.click(show);
  expect(await screen.findByText('Your mum’s name is Vera.')).toBeVisible();
});
