import { paths } from '@mooring/contract';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { dayIn, monthIn } from './month-address.ts';
import { byDay, weeksOf } from './month-days.ts';

const at = (local: string) => new Date(local).toISOString();
const write = (data: TestData, title: string, local: string, tags: string[] = []) =>
  data.entries.create({ title, content: 'Words.', tags, date: at(local) });
const day = (name: string) => screen.findByRole('link', { name });

async function open(path: string) {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  await write(data, 'Late', '2026-11-14T23:50:00');
  await write(data, 'Early', '2026-11-14T00:10:00', ['Hospital']);
  await write(data, 'First', '2026-10-01T00:00:00');
  return renderScreen({ routes, path, data });
}

test('the journal leads to its month and back', async () => {
  const { user, where } = await open('/journal');
  await user.click(await screen.findByRole('link', { name: 'Month' }));
  await waitFor(() => expect(where()).toBe('/journal/month/2026-11'));
  expect(screen.getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('link', { name: 'Late' })).toBeVisible();
});

test('a day says how many entries it holds, and opens them', async () => {
  const { user } = await open('/journal/month/2026-11');
  expect(await screen.findByRole('table', { name: 'November 2026' })).toBeVisible();
  await user.click(await day('November 14, 2 entries'));
  const heading = await screen.findByRole('heading', { name: 'November 14, 2026' });
  await waitFor(() => expect(heading).toHaveFocus());
  const entries = within(screen.getByRole('region', { name: 'November 14, 2026' }));
  const titles = await entries.findAllByRole('heading', { level: 3 });
  expect(titles.map((one) => one.textContent)).toEqual(['Late', 'Early']);
  expect(entries.getByRole('link', { name: 'Late' })).toBeVisible();
  expect(await day('November 14, 2 entries')).toHaveAttribute('aria-current', 'true');
});

test('an empty day can begin an entry, which is about that day', async () => {
  const { user, data, where } = await open('/journal/month/2026-11?day=09');
  expect(await screen.findByText('There is no entry on this day.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Write about this day' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('November 9, 2026');
  await user.type(screen.getByRole('textbox', { name: 'Your thoughts' }), 'It rained.');
  await user.click(screen.getByRole('button', { name: 'Save Entry' }));
  await waitFor(() => expect(where()).toBe(paths.journal.to()));
  const { items } = await data.entries.list();
  expect(items.find(({ content }) => content === 'It rained.')?.date).toBe(
    at('2026-11-09T21:10:00'),
  );
});

test('today is named, and days that are still to come cannot be pressed', async () => {
  await open('/journal/month/2026-11');
  expect(await day('November 20, today, no entries')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^November 21/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'December 2026' })).toBeNull();
});

test('months are gone through one by one, and an open day stays behind', async () => {
  const { user, where } = await open('/journal/month/2026-11?day=14');
  await user.click(await screen.findByRole('link', { name: 'October 2026' }));
  expect(await day('October 1, 1 entry')).toBeVisible();
  expect(where()).toBe('/journal/month/2026-10');
  expect(screen.queryByRole('heading', { name: /November/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'November 2026' }));
  expect(await day('November 14, 2 entries')).toBeVisible();
});

test('an address without a month says so and leads to this one', async () => {
  const { user } = await open('/journal/month/2026-13');
  expect(await screen.findByText('There is no such month')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show this month' }));
  expect(await screen.findByRole('table', { name: 'November 2026' })).toBeVisible();
});

test('what is not to be brought up keeps its mark, and its words are behind one press', async () => {
  const { data } = await open('/journal/month/2026-11?day=14');
  await data.muted.change((before) => ({ ...before, tags: ['hospital'] }));
  expect(await screen.findByRole('button', { name: /Not brought up/ })).toBeVisible();
  expect(screen.queryByText('Early')).toBeNull();
  expect(screen.getByText('Late')).toBeVisible();
});

test('a month that cannot be read says so', async () => {
  const { data } = await open('/journal/month/2026-11');
  await day('November 14, 2 entries');
  await data.accounts.lock();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the weeks of a month begin on Sunday and hold every day once', () => {
  const weeks = weeksOf(new Date(2026, 10, 1)).map(({ days }) => days);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  const february = weeksOf(new Date(2028, 1, 1)).flatMap(({ days }) => days);
  expect(february.filter((one) => one !== null)).toHaveLength(29);
  // The clock changes in March and October in many countries, and a day has 23 or 25 hours.
  for (let month = 0; month < 12; month += 1) {
    const days = weeksOf(new Date(2026, month, 1)).flatMap(({ days: week }) => week);
    expect(new Set(days.filter(Boolean)).size).toBe(days.filter(Boolean).length);
  }
});

test('entries belong to the month and the day that they have here', () => {
  const entries = ['2026-11-01T00:00:00', '2026-11-30T23:59:59', '2026-12-01T00:00:00'].map(
    (local) => ({ date: at(local) }),
  );
  const days = byDay(new Date(2026, 10, 1), [...entries, { date: '' }]);
  expect([...days.keys()]).toEqual(['2026-11-01', '2026-11-30']);
});

test.each([
  ['2026-11', true],
  ['0001-01', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['0000-01', false],
  ['today', false],
  ['2026-11-20', false],
])('the month of an address: %s', (text, isOne) => {
  expect(monthIn(text) !== null).toBe(isOne);
});

test.each([
  ['14', '2026-11-14'],
  ['31', null],
  ['0', null],
  ['x1', null],
  [null, null],
])('the day of an address: %s', (text, found) => {
  expect(dayIn(new Date(2026, 10, 1), text)).toBe(found);
});
