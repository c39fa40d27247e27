import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { keepSamplePath } from '../sample-path.ts';

async function open(id: string, done = 0) {
  const data = await createTestData();
  await keepSamplePath(data, { done });
  return renderScreen({ routes, path: `/healing-path/checkpoint/${id}`, data });
}

const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('a reflection is written, looked back on and completed', async () => {
  const { user, data, where } = await open('1');
  const words = 'Dear weight, '.repeat(20).trim();
  expect(await screen.findByRole('heading', { name: 'A letter to what you carry' })).toBeVisible();
  const field = await screen.findByRole('textbox');
  expect(field).toHaveAttribute('placeholder', expect.stringMatching(/^Dear\.\.\./));
  expect(field).toHaveAttribute('rows', '10');
  await user.click(field);
  await user.paste(words);
  await press(user, 'Continue');

  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Reflect on Your Process' })).toHaveFocus(),
  );
  expect(screen.getByText(`${words.slice(0, 200).trimEnd()}...`)).toBeVisible();
  expect(screen.getByText(/Healing isn't linear/)).toBeVisible();
  expect(await data.records.get('healing-path')).toMatchObject({
    currentCheckpoint: 2,
    responses: { '1': words },
  });
  await press(user, 'Complete Checkpoint');

  expect(await screen.findByRole('heading', { name: 'Checkpoint Complete' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Full Path' })).toHaveAttribute(
    'href',
    '/healing-path/overview',
  );
  await press(user, 'Continue to Next Checkpoint');
  await waitFor(() => expect(where()).toBe('/healing-path/checkpoint/2'));
  expect(await screen.findByRole('heading', { name: 'A memory of picking it up' })).toBeVisible();
  expect(await screen.findByRole('textbox')).toHaveValue('');
  expect(data.rows()).not.toContain('Dear weight');
});

test('what was written can be planted in the garden, once', async () => {
  const { user, data } = await open('1');
  await user.type(await screen.findByRole('textbox'), 'Dear weight, I can put you down.');
  await press(user, 'Continue');
  await press(user, 'Complete Checkpoint');
  await press(user, 'Plant this');
  expect(await screen.findByRole('link', { name: 'See the garden' })).toHaveAttribute(
    'href',
    '/saved-moments',
  );
  expect(screen.queryByRole('button', { name: 'Plant this' })).not.toBeInTheDocument();
  const { items } = await data.moments.list();
  expect(items.map(({ content, source }) => [content, source])).toEqual([
    ['Dear weight, I can put you down.', 'healing-path'],
  ]);
});

test('on a quiet day no plant is offered', async () => {
  const { user, data } = await open('1');
  await data.records.put('settings', { quietDay: '2026-11-20' });
  await user.type(await screen.findByRole('textbox'), 'Dear weight.');
  await press(user, 'Continue');
  await press(user, 'Complete Checkpoint');
  expect(await screen.findByRole('link', { name: 'View Full Path' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plant this' })).not.toBeInTheDocument();
});

test('the last checkpoint leads back to the overview', async () => {
  const { user, where } = await open('4', 3);
  await user.type(await screen.findByRole('textbox'), 'Hello.');
  await press(user, 'Continue');
  await press(user, 'Complete Checkpoint');
  await press(user, 'Return to Path Overview');
  await waitFor(() => expect(where()).toBe('/healing-path/overview'));
  expect(await screen.findByText('Journey Complete')).toBeVisible();
});

test('blank words do not go on', async () => {
  const { user, data } = await open('1');
  await user.type(await screen.findByRole('textbox'), '   ');
  await press(user, 'Continue');
  expect(await screen.findByText('Response needed')).toBeVisible();
  expect(screen.getByText('Please share your reflections before continuing.')).toBeVisible();
  expect((await data.records.get('healing-path'))?.customPath[0]?.completed).toBe(false);
});

test('going back to an earlier checkpoint shows its words and sends no one back', async () => {
  const { user, data } = await open('1', 3);
  const field = await screen.findByRole('textbox');
  expect(field).toHaveValue('What I wrote at 1.');
  await user.type(field, ' And more.');
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: 'Reflect on Your Process' });
  expect(screen.getByText('What I wrote at 1. And more.')).toBeVisible();
  expect(await data.records.get('healing-path')).toMatchObject({
    currentCheckpoint: 4,
    responses: { '1': 'What I wrote at 1. And more.' },
  });
  await press(user, 'Back');
  expect(screen.getByRole('textbox')).toHaveValue('What I wrote at 1. And more.');
});

test('a failed save keeps the words and says so', async () => {
  const { user, data } = await open('1');
  const field = await screen.findByRole('textbox');
  await user.click(field);
  await user.paste('Not lost.');
  data.failNextWrite('store.failed');
  await press(user, 'Continue');
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Not lost.');
});

test('words not yet continued with are still there after the page was closed', async () => {
  const first = await open('1');
  await first.user.type(await screen.findByRole('textbox'), 'Half a sentence');
  first.unmount();
  await waitFor(async () =>
    expect((await first.data.drafts.get('checkpoint-1'))?.content).toBe('Half a sentence'),
  );
  await renderScreen({ routes, path: '/healing-path/checkpoint/1', data: first.data });
  expect(await screen.findByRole('textbox')).toHaveValue('Half a sentence');
});

test('a reflection is kept as soon as the page is hidden, and a failure to keep it is said', async () => {
  const { user, data } = await open('1');
  const field = await screen.findByRole('textbox');
  data.failNextWrite('store.full');
  await user.type(field, 'Dear weight');
  const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hide();
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(field).toHaveValue('Dear weight');
  hide();
  await waitFor(async () =>
    expect((await data.drafts.get('checkpoint-1'))?.content).toBe('Dear weight'),
  );
});

test('words taken back to what was saved leave no draft', async () => {
  const { user, data } = await open('1', 1);
  const field = await screen.findByRole('textbox');
  await user.type(field, 'X');
  await waitFor(async () => expect(await data.drafts.get('checkpoint-1')).not.toBeNull());
  await user.type(field, '{Backspace}');
  await waitFor(async () => expect(await data.drafts.get('checkpoint-1')).toBeNull());
});

test('a checkpoint that is not in the path says so and leads back', async () => {
  await open('9');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Checkpoint not found.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Path Overview' })).toHaveAttribute(
    'href',
    '/healing-path/overview',
  );
});

test('without a path the wizard opens instead', async () => {
  const { where } = await renderScreen({ routes, path: '/healing-path/checkpoint/1' });
  await waitFor(() => expect(where()).toBe('/healing-path'));
});
