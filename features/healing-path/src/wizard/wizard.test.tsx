import { ownedPatterns } from '@mooring/contract';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { manifest } from '../manifest.ts';
import { keepSamplePath } from '../sample-path.ts';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('the feature serves every page it owns, and no other', () => {
  expect(routes.map((route) => route.path).sort()).toEqual(ownedPatterns(manifest).sort());
});

test('five steps lead from a vision to the first checkpoint', async () => {
  const { user, data, where } = await renderScreen({ routes, path: '/healing-path' });
  await press(user, 'Begin My Path');
  await user.type(await screen.findByLabelText(/In your own words/), 'To sleep, and say her name.');
  await press(user, 'Continue');
  expect(await screen.findByText('“To sleep, and say her name.”')).toBeVisible();
  await press(user, 'Show My Healing Path');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  await press(user, 'View Weekly Anchor');
  expect(screen.getByText(/^This week:/)).toBeVisible();
  await press(user, 'Begin First Checkpoint');
  await waitFor(() => expect(where()).toBe('/healing-path/checkpoint/1'));
  const path = await data.records.get('healing-path');
  expect(path).toMatchObject({
    visionOfHealing: 'To sleep, and say her name.',
    currentCheckpoint: 1,
    responses: {},
  });
  expect(path?.customPath).toHaveLength(4);
  expect(await data.records.get('healing-path-draft')).toBeNull();
  expect(data.rows()).not.toContain('her name');
});

test('a blank vision gets a notice and no path', async () => {
  const { user } = await renderScreen({ routes, path: '/healing-path' });
  await press(user, 'Begin My Path');
  await user.type(await screen.findByLabelText(/In your own words/), '   ');
  await press(user, 'Continue');
  expect(await screen.findByText('Input needed')).toBeVisible();
  expect(screen.getByText('Please share your vision of healing or select a theme.')).toBeVisible();
  await user.type(screen.getByLabelText(/In your own words/), 'Rest');
  expect(screen.queryByText('Input needed')).not.toBeInTheDocument();
});

test('choosing a theme fills the vision and shapes the path', async () => {
  const { user } = await renderScreen({ routes, path: '/healing-path' });
  await press(user, 'Begin My Path');
  expect(await screen.findAllByRole('radio')).toHaveLength(6);
  await user.click(screen.getByRole('radio', { name: /Forgiving myself/ }));
  expect(screen.getByLabelText(/In your own words/)).toHaveValue('Forgiving myself');
  await press(user, 'Continue');
  await press(user, 'Show My Healing Path');
  expect(screen.getByRole('heading', { name: 'A letter to who you were then' })).toBeVisible();
});

test('progress is where it was after the page is closed and opened again', async () => {
  const first = await renderScreen({ routes, path: '/healing-path' });
  await press(first.user, 'Begin My Path');
  await first.user.type(await screen.findByLabelText(/In your own words/), 'A quiet kitchen');
  first.unmount();
  await waitFor(async () =>
    expect((await first.data.records.get('healing-path-draft'))?.vision).toBe('A quiet kitchen'),
  );
  await renderScreen({ routes, path: '/healing-path', data: first.data });
  expect(await screen.findByLabelText(/In your own words/)).toHaveValue('A quiet kitchen');
});

test('a vision is kept as soon as the page is hidden, and a failure to keep it is said', async () => {
  const { user, data } = await renderScreen({ routes, path: '/healing-path?step=2' });
  const field = await screen.findByLabelText(/In your own words/);
  data.failNextWrite('store.full');
  await user.type(field, 'A quiet');
  const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hide();
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(field).toHaveValue('A quiet');
  hide();
  await waitFor(async () =>
    expect((await data.drafts.get('healing-path-draft'))?.vision).toBe('A quiet'),
  );
});

test('Back returns through the steps with the words kept', async () => {
  const { user } = await renderScreen({ routes, path: '/healing-path' });
  await press(user, 'Begin My Path');
  await user.type(await screen.findByLabelText(/In your own words/), 'Rest');
  await press(user, 'Continue');
  await press(user, 'Back');
  expect(screen.getByLabelText(/In your own words/)).toHaveValue('Rest');
});

test('each step moves the reader to its heading', async () => {
  const { user } = await renderScreen({ routes, path: '/healing-path' });
  await press(user, 'Begin My Path');
  await waitFor(() =>
    expect(
      screen.getByRole('heading', { name: 'What does healing feel like to you?' }),
    ).toHaveFocus(),
  );
});

test('a saved path can be continued, and nothing of it changes before the last step', async () => {
  const data = await createTestData();
  const saved = await keepSamplePath(data, { done: 2 });
  const { user } = await renderScreen({ routes, path: '/healing-path', data });
  expect(await screen.findByRole('link', { name: 'Continue your path' })).toHaveAttribute(
    'href',
    '/healing-path/overview',
  );
  await press(user, 'Begin My Path');
  await user.type(await screen.findByLabelText(/In your own words/), 'Something else');
  await press(user, 'Continue');
  await press(user, 'Show My Healing Path');
  await press(user, 'View Weekly Anchor');
  expect(await data.records.get('healing-path')).toEqual(saved);
  expect((await data.moments.list()).items).toEqual([]);
});

test('beginning a new path keeps the earlier one whole, with what was only begun', async () => {
  const data = await createTestData();
  const earlier = await keepSamplePath(data, { done: 2 });
  await data.drafts.keep('checkpoint-3', { title: '', content: 'Only begun.', tags: [] });
  data.setNow('2026-12-01T08:00:00');
  const { user, where } = await renderScreen({ routes, path: '/healing-path', data });
  await press(user, 'Begin My Path');
  await user.click(await screen.findByRole('radio', { name: /Forgiving myself/ }));
  await press(user, 'Continue');
  await press(user, 'Show My Healing Path');
  await press(user, 'View Weekly Anchor');
  expect(screen.getByText(/kept among your earlier paths/)).toBeVisible();
  await press(user, 'Begin First Checkpoint');
  await waitFor(() => expect(where()).toBe('/healing-path/checkpoint/1'));
  expect(await data.records.get('healing-path-archive')).toEqual([
    { ...earlier, begun: { '3': 'Only begun.' }, endedAt: data.env.now().toISOString() },
  ]);
  expect((await data.records.get('healing-path'))?.responses).toEqual({});
  expect(await data.drafts.get('checkpoint-3')).toBeNull();
});

test('a failure on the way keeps the earlier path once, however often it is tried', async () => {
  const data = await createTestData();
  await keepSamplePath(data, { done: 1 });
  await data.records.put('healing-path-archive', []);
  const { user, where } = await renderScreen({ routes, path: '/healing-path', data });
  await press(user, 'Begin My Path');
  await user.click(await screen.findByRole('radio', { name: /Forgiving myself/ }));
  await press(user, 'Continue');
  await press(user, 'Show My Healing Path');
  await press(user, 'View Weekly Anchor');
  await waitFor(async () => expect((await data.records.get('healing-path-draft'))?.step).toBe(5));
  data.failNextWrite('store.full');
  await press(user, 'Begin First Checkpoint');
  await screen.findByText('This device is full');
  await press(user, 'Begin First Checkpoint');
  await waitFor(() => expect(where()).toBe('/healing-path/checkpoint/1'));
  expect(await data.records.get('healing-path-archive')).toHaveLength(1);
});

test("the browser's own back and forward walk through the steps", async () => {
  const { user, data, where, back, forward } = await renderScreen({
    routes,
    path: '/healing-path',
  });
  await press(user, 'Begin My Path');
  await waitFor(() => expect(where()).toBe('/healing-path?step=2'));
  await user.type(await screen.findByLabelText(/In your own words/), 'Rest');
  await press(user, 'Continue');
  await screen.findByRole('button', { name: 'Show My Healing Path' });
  await back();
  expect(await screen.findByLabelText(/In your own words/)).toHaveValue('Rest');
  await forward();
  expect(await screen.findByRole('button', { name: 'Show My Healing Path' })).toBeVisible();
  await press(user, 'Back');
  await press(user, 'Back');
  expect(await screen.findByRole('button', { name: 'Begin My Path' })).toBeVisible();
  await waitFor(() => expect(where()).toBe('/healing-path'));
  await waitFor(async () => expect((await data.records.get('healing-path-draft'))?.step).toBe(1));
});

test('a step that has nothing to show yet shows the one before it', async () => {
  const { user } = await renderScreen({ routes, path: '/healing-path?step=4' });
  await press(user, 'Continue');
  expect(await screen.findByText('Input needed')).toBeVisible();
});

test('what was answered on the way in shapes the path', async () => {
  const data = await createTestData();
  await data.records.put('onboarding', { brings: ['pet'], feelings: ['relief'] });
  const { user } = await renderScreen({ routes, path: '/healing-path?step=2', data });
  await user.type(await screen.findByLabelText(/In your own words/), 'Air');
  await press(user, 'Continue');
  await press(user, 'Show My Healing Path');
  expect(screen.getByText(/Use the silly name/)).toBeVisible();
  expect(screen.getByText(/relief is part of it/)).toBeVisible();
});

test('a stored path that will not open is set aside with its bytes when a new one begins', async () => {
  const data = await createTestData();
  await keepSamplePath(data, { done: 1 });
  const row = (JSON.parse(data.rows()) as { id: string; key?: string }[]).find(
    ({ key }) => key === 'healing-path',
  );
  data.damage(row?.id ?? '');
  const { user, where } = await renderScreen({ routes, path: '/healing-path?step=2', data });
  await user.click(await screen.findByRole('radio', { name: /Forgiving myself/ }));
  await press(user, 'Continue');
  await press(user, 'Show My Healing Path');
  await press(user, 'View Weekly Anchor');
  await press(user, 'Begin First Checkpoint');
  await waitFor(() => expect(where()).toBe('/healing-path/checkpoint/1'));
  expect(data.rows()).toContain('set-aside:healing-path');
});

test('a path that could not be saved keeps the wizard where it is', async () => {
  const data: TestData = await createTestData();
  const { user, where } = await renderScreen({ routes, path: '/healing-path', data });
  await press(user, 'Begin My Path');
  await user.click(await screen.findByRole('radio', { name: /Forgiving myself/ }));
  await press(user, 'Continue');
  await press(user, 'Show My Healing Path');
  await press(user, 'View Weekly Anchor');
  await waitFor(async () => expect((await data.records.get('healing-path-draft'))?.step).toBe(5));
  data.failNextWrite('store.full');
  await press(user, 'Begin First Checkpoint');
  expect(await screen.findByText('This device is full')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/healing-path?step=5'));
  expect(screen.getByRole('button', { name: 'Begin First Checkpoint' })).toBeVisible();
});

test('mini challenges lead here at once', async () => {
  const { where } = await renderScreen({ routes, path: '/mini-challenges' });
  await waitFor(() => expect(where()).toBe('/healing-path'));
});
