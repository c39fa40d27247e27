import { paths } from '@mooring/contract';
import type { HealingPath } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Dashboard } from './dashboard-screen.tsx';

const morning = '2026-11-21T08:00:00';
const routes = [{ path: paths.dashboard.pattern, Component: Dashboard }];
const open = async (data: TestData) => {
  await renderScreen({ routes, path: '/dashboard', data, bare: true });
  await screen.findByRole('button', { name: 'Quiet for today' });
};
const row = (name: RegExp) => screen.findByRole('link', { name });
const settled = async () => {
  await screen.findByRole('link', { name: /Today's Check-In/ });
  await new Promise((resolve) => setTimeout(resolve, 100));
};

const path = (startDate: string): HealingPath => ({
  visionOfHealing: 'Quiet.',
  selectedTheme: null,
  customPath: [{ id: 1, title: 'Step 1', description: '', icon: 'leaf', completed: true }],
  currentCheckpoint: 1,
  weeklyAnchor: { message: 'The blue chair holds you.', prompt: 'Where did you sit?' },
  startDate,
  responses: {},
});

test('the anchor of a path is on Home in its first week, and its words are not', async () => {
  const data = await createTestData({ now: morning });
  await data.records.put('healing-path', path('2026-11-15T20:00:00.000Z'));
  await open(data);
  expect(await row(/Your anchor for this week/)).toHaveAttribute('href', '/healing-path/overview');
  expect(screen.queryByText(/blue chair/)).not.toBeInTheDocument();
});

test('the words of the first questions are said to be in the journal, until there is another entry', async () => {
  const data = await createTestData({ now: morning });
  await data.records.put('onboarding', { words: 'He left on Tuesday.' });
  await data.entries.create({ title: 'A day', content: 'He left on Tuesday.', tags: [] });
  await open(data);
  const told = await row(/Your first words are in your journal/);
  expect(told).toHaveAttribute('href', '/journal');
  expect(screen.queryByText(/He left on Tuesday/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Today’s prompt/ })).not.toBeInTheDocument();
});

test('with a second entry Home says no more where the first words are', async () => {
  const data = await createTestData({ now: morning });
  await data.records.put('onboarding', { words: 'He left on Tuesday.' });
  for (const content of ['He left on Tuesday.', 'Rain.'])
    await data.entries.create({ title: 'A day', content, tags: [] });
  await open(data);
  await row(/Today’s prompt/);
  expect(screen.queryByText(/Your first words/)).not.toBeInTheDocument();
});

test('after seven days there is no anchor, and none about what is not to be brought up', async () => {
  const old = await createTestData({ now: morning });
  await old.records.put('healing-path', path('2026-11-13T20:00:00.000Z'));
  await open(old);
  await settled();
  expect(screen.queryByText(/anchor/)).not.toBeInTheDocument();
});

test('an anchor about a muted name is not on Home', async () => {
  const data = await createTestData({ now: morning });
  await data.records.put('healing-path', path('2026-11-20T20:00:00.000Z'));
  await data.muted.change((record) => ({ ...record, words: [...record.words, 'blue chair'] }));
  await open(data);
  await settled();
  expect(screen.queryByText(/anchor/)).not.toBeInTheDocument();
});

test('the next evening of a series that was begun is offered, and no series that was not', async () => {
  const data = await createTestData({ now: morning });
  await open(data);
  await settled();
  expect(screen.queryByText('Five Evenings')).not.toBeInTheDocument();
  await data.records.put('library-read', ['five-evenings-1', 'five-evenings-2']);
  expect(await row(/Five Evenings ?Part 3 is next/)).toHaveAttribute(
    'href',
    '/guided-series?read=five-evenings-3',
  );
});

test('by day the prompt is offered to somebody who writes, and on a quiet day to nobody', async () => {
  const data = await createTestData({ now: morning });
  await data.entries.create({ title: 'Lilies', content: 'They came up.', tags: [] });
  await open(data);
  expect(await row(/Today’s prompt/)).toHaveAttribute('href', '/prompts');
  await data.records.put('settings', { quietDay: '2026-11-21' });
  await screen.findByRole('button', { name: 'Show them after all' });
  expect(screen.queryByText(/Today’s prompt/)).not.toBeInTheDocument();
});

test('near a hard day none of these is on Home', async () => {
  const data = await createTestData({ now: morning });
  await data.entries.create({ title: 'Lilies', content: 'They came up.', tags: [] });
  await data.records.put('healing-path', path('2026-11-20T20:00:00.000Z'));
  await data.hardDays.put({
    id: 'day',
    name: 'Her birthday',
    kind: 'born',
    date: { year: 2026, month: 11, day: 23 },
    isYearly: false,
    isHard: true,
    plan: { where: '', who: '', tooMuch: '' },
  });
  await open(data);
  await settled();
  expect(screen.queryByText(/anchor|prompt$/)).not.toBeInTheDocument();
});
