import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { earlier, promptOf, week } from './prompt-schedule.ts';

const today = new Date('2026-11-20T12:00:00.000Z');

const open = async () =>
  renderScreen({ routes, path: '/prompts', data: createTestData({ now: today.toISOString() }) });

test('today’s prompt comes first and can be answered', async () => {
  const { user, where, carried } = await open();
  expect(await screen.findByRole('heading', { name: 'Writing Prompts' })).toBeVisible();
  const [first] = await screen.findAllByRole('article');
  const card = within(first as HTMLElement);
  expect(card.getByText('Today')).toBeVisible();
  expect(card.getByText(promptOf(today).text)).toBeVisible();
  await user.click(card.getByRole('link', { name: /Write Response/ }));
  await waitFor(() => expect(where()).toBe('/write'));
  await waitFor(() => expect(carried()).toEqual({ prompt: promptOf(today).text }));
  expect(await screen.findByRole('textbox', { name: 'Your thoughts' })).toHaveValue(
    `“${promptOf(today).text}”\n\n`,
  );
});

test('the six after it show their day and wait for it', async () => {
  await open();
  const soon = within(await screen.findByRole('list', { name: 'The next six days' }));
  const cards = soon.getAllByRole('article');
  expect(cards).toHaveLength(6);
  expect(soon.getByText('Nov 21')).toBeVisible();
  expect(soon.getByText('Nov 26')).toBeVisible();
  for (const button of soon.getAllByRole('button', { name: /Available Soon/ })) {
    expect(button).toBeDisabled();
  }
  expect(soon.queryByRole('link')).toBeNull();
  expect(screen.getByText('More Coming Soon')).toBeVisible();
});

test('the prompts of the last seven days can still be answered', async () => {
  await open();
  const past = within(await screen.findByRole('region', { name: 'Earlier prompts' }));
  expect(past.getAllByRole('link', { name: /Write Response/ })).toHaveLength(7);
  for (const { text } of earlier(today)) expect(past.getByText(text)).toBeVisible();
});

test('forgiveness is said to be optional wherever it is asked about', async () => {
  await open();
  const asked = [...week(today), ...earlier(today)].filter(({ type }) => type === 'Forgiveness');
  expect(await screen.findAllByText(/Forgiveness is optional/)).toHaveLength(asked.length);
});

const quietToday = async () => {
  const data = await createTestData({ now: today.toISOString() });
  await data.records.put('settings', { streakHidden: true, quietDay: '2026-11-20' });
  return data;
};

test('on a day that is to stay quiet nothing is asked, and that can be taken back', async () => {
  const data = await quietToday();
  const { user } = await renderScreen({ routes, path: '/prompts', data });
  expect(await screen.findByText(/You chose a quiet day/)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show them after all' }));
  expect(await screen.findByText(promptOf(today).text)).toBeVisible();
  expect(await data.records.get('settings')).toEqual({ streakHidden: true });
});

test('a page left open overnight shows the prompt of the new day', async () => {
  const data = await quietToday();
  await renderScreen({ routes, path: '/prompts', data });
  await screen.findByText(/You chose a quiet day/);
  data.setNow('2026-11-21T07:00:00');
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(promptOf(new Date('2026-11-21T07:00:00')).text)).toBeVisible();
});
