import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const sea = { id: 'sea', text: 'What did the sea say?', place: 0 };
const bread = { id: 'bread', text: 'Who taught me to bake?', place: 1 };
const coat = { id: 'coat', text: 'Where does Tom’s coat hang?', place: 2 };

async function withPrompts(...prompts: (typeof sea & { dailySince?: string })[]) {
  const data = await createTestData();
  for (const prompt of prompts) await data.prompts.put(prompt);
  return data;
}

const open = (data: TestData, path = '/prompts?own=') => renderScreen({ routes, path, data });
const list = async () => within(await screen.findByRole('list', { name: 'Your own prompts' }));
const textsIn = async () =>
  (await list()).getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
const field = () => screen.findByRole('textbox', { name: /Your prompt/ });
const texts = async (data: TestData) => (await data.prompts.list()).items.map(({ text }) => text);

test('a prompt is written, stands beside ours, and is written from without its words in the address', async () => {
  const { user, data, where, carried } = await open(await withPrompts(), '/prompts');
  await user.click(await screen.findByRole('link', { name: 'Write a prompt' }));
  await user.type(await field(), 'What did the sea say?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await textsIn()).toEqual(['What did the sea say?']);
  expect(data.rows()).not.toContain('sea say');
  expect(await data.drafts.get('prompt:new')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Back to Writing Prompts' }));
  const mine = within(await screen.findByRole('region', { name: 'Your own prompts' }));
  expect(mine.getByText('What did the sea say?')).toBeVisible();
  await user.click(mine.getByRole('link', { name: 'Write Response' }));
  await waitFor(() => expect(where()).toBe('/write'));
  expect(JSON.stringify(carried())).not.toContain('sea say');
  expect(await screen.findByRole('textbox', { name: 'Your thoughts' })).toHaveValue(
    '“What did the sea say?”\n\n',
  );
});

test('a prompt is changed, removed, and brought back', async () => {
  const { user, data } = await open(await withPrompts(sea, bread));
  await user.click(await screen.findByRole('link', { name: 'Change: What did the sea say?' }));
  expect(await field()).toHaveValue(sea.text);
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write the prompt first.')).toBeVisible();
  await user.type(await field(), 'What did the harbour say?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await textsIn()).toEqual(['What did the harbour say?', bread.text]),
  );

  await user.click(screen.getByRole('button', { name: `Remove: ${bread.text}` }));
  await waitFor(async () => expect(await texts(data)).toEqual(['What did the harbour say?']));
  expect(screen.getByRole('link', { name: 'Write a prompt' })).toHaveFocus();
  // The region of the toasts takes a touch only once it has heard that one is there.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await waitFor(async () =>
    expect(await textsIn()).toEqual(['What did the harbour say?', bread.text]),
  );
});

test('prompts are put in order with buttons, and the focus stays on the one that was moved', async () => {
  const { user } = await open(await withPrompts(sea, bread, coat));
  const up = () => screen.findByRole('button', { name: `Move up: ${coat.text}` });
  await user.click(await up());
  await waitFor(async () => expect(await textsIn()).toEqual([sea.text, coat.text, bread.text]));
  expect(await screen.findByText('It is now number 2 of 3.')).toBeVisible();
  await waitFor(async () => expect(await up()).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await textsIn()).toEqual([coat.text, sea.text, bread.text]));
  expect(await up()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: `Move down: ${coat.text}` }));
  await waitFor(async () => expect(await textsIn()).toEqual([sea.text, coat.text, bread.text]));
});

test('only a prompt that may comes on a day, and never what is not to be brought up', async () => {
  const data = await withPrompts(sea, { ...coat, dailySince: '2026-11-01' });
  const shown = await open(data, '/prompts');
  const mine = within(await screen.findByRole('region', { name: 'Your own prompts' }));
  expect(mine.getByText(sea.text)).toBeVisible();
  // Once or twice in the fortnight that is shown, and once beside ours.
  expect(screen.getAllByText(coat.text).length).toBeGreaterThan(1);
  expect(screen.getAllByText(sea.text)).toHaveLength(1);
  await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  await waitFor(() => expect(screen.queryByText(coat.text)).not.toBeInTheDocument());
  expect(screen.getByText(sea.text)).toBeVisible();
  await shown.user.click(screen.getByRole('link', { name: 'All your own prompts' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Not brought up. Show it' }));
  expect(screen.getByText(coat.text)).toBeVisible();
});

test('a half-written prompt is here again, sealed until then, also when saving failed', async () => {
  const shown = await open(await withPrompts(), '/prompts?own=new');
  const { user, data, go } = shown;
  await user.type(await field(), 'Half a prom');
  await waitFor(async () => expect(await data.drafts.get('prompt:new')).not.toBeNull());
  data.failNextWrite('store.full');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(await field()).toHaveValue('Half a prom');
  await user.type(await field(), 'pt');
  await go('/prompts');
  await waitFor(async () =>
    expect(await data.drafts.get('prompt:new')).toMatchObject({ text: 'Half a prompt' }),
  );
  expect(data.rows()).not.toContain('Half a prom');
  await go('/prompts?own=new');
  expect(await field()).toHaveValue('Half a prompt');
  expect(screen.getByText(/It is not saved yet/)).toBeVisible();
  expect(await texts(data)).toEqual([]);
});

test('a prompt is read for danger when it is saved', async () => {
  const { user, data } = await open(await withPrompts(), '/prompts?own=new');
  await user.type(await field(), 'Why do I want to kill myself tonight?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(data.safety.alert.getState()?.level).toBe(3));
});

test('a hundred prompts fit, and the page says so', async () => {
  const data = await createTestData();
  for (let place = 0; place < 100; place += 1) {
    await data.prompts.put({ id: `p${place}`, text: `Prompt ${place}`, place });
  }
  const { user, go } = await open(data);
  expect(await screen.findByText(/You have 100 prompts, and no more fit here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Write a prompt' })).not.toBeInTheDocument();
  await go('/prompts?own=new');
  await user.type(await field(), 'One more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^100 prompts fit here/)).toBeVisible();
  expect(await field()).toHaveValue('One more');
});

test('a prompt that does not open hides no other, and an address of none leads to the list', async () => {
  const data = await withPrompts(sea, bread);
  const session = data.session.getState();
  data.damage(`${session.status === 'open' ? session.account.id : ''}:prompt:bread`);
  await open(data, '/prompts?own=gone');
  expect(await textsIn()).toEqual([sea.text]);
  expect(screen.getByText(/^One prompt could not be opened/)).toBeVisible();
});
