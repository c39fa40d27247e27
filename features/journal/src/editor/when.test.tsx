import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { timeOf, whenFault, whenOn } from './when.ts';

const now = new Date('2026-11-20T21:10:00');
const at = (local: string) => new Date(local).toISOString();
const title = () => screen.findByRole('textbox', { name: 'Title' });
const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });
const save = () => screen.findByRole('button', { name: 'Save Entry' });
const change = () => screen.findByRole('button', { name: 'Change the date' });
const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open(path = '/write', data?: TestData) {
  const known = data ?? (await createTestData({ now: '2026-11-20T21:10:00' }));
  return renderScreen({ routes, path, data: known });
}

const onlyEntry = async (data: TestData) => {
  const { items } = await data.entries.list();
  expect(items).toHaveLength(1);
  return items[0];
};

test('an entry is put on an earlier day, and a title that is its date follows', async () => {
  const { user, data, where } = await open();
  await user.type(await thoughts(), 'It rained.');
  await user.click(await change());
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-20');
  expect(screen.getByLabelText('Time')).toHaveValue('21:10');
  set('Day', '2026-03-14');
  set('Time', '08:30');
  expect(await title()).toHaveValue('March 14, 2026');
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await onlyEntry(data)).toMatchObject({
    title: 'March 14, 2026',
    date: at('2026-03-14T08:30:00'),
    editedAt: null,
  });
});

test('a title of the person’s own stays when the date is changed', async () => {
  const { user } = await open();
  await user.clear(await title());
  await user.type(await title(), 'Rain');
  await user.click(await change());
  set('Day', '2026-03-14');
  expect(await title()).toHaveValue('Rain');
});

test('a day that is still to come is refused kindly, and nothing typed is lost', async () => {
  const { user } = await open();
  await user.type(await thoughts(), 'It rained.');
  await user.click(await change());
  set('Day', '2026-11-21');
  const said = 'This day is still to come. Choose today or an earlier day.';
  expect(await screen.findAllByText(said)).toHaveLength(2);
  expect(await save()).toBeDisabled();
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-21');
  expect(await thoughts()).toHaveValue('It rained.');
  await user.click(screen.getByRole('button', { name: 'Use today' }));
  expect(await save()).toBeEnabled();
});

test('the day that was chosen comes back with the draft', async () => {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  const first = await open('/write', data);
  await first.user.type(await thoughts(), 'It rained.');
  await first.user.click(await change());
  set('Day', '2026-03-14');
  await waitFor(async () =>
    expect((await data.drafts.get('new'))?.when).toEqual({ day: '2026-03-14', time: '21:10' }),
  );
  first.unmount();
  await open('/write', data);
  expect(await thoughts()).toHaveValue('It rained.');
  expect(screen.getByText('March 14, 2026, 9:10 PM')).toBeVisible();
});

test('the date of a kept entry is changed and marked as an edit; its words stay', async () => {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  const entry = await data.entries.create({ title: 'Rain', content: 'It rained.', tags: [] });
  data.setNow('2026-11-22T08:00:00');
  const { user, where } = await open(`/edit/${entry.id}`, data);
  expect(await screen.findByText('November 20, 2026, 9:10 PM')).toBeVisible();
  await user.click(await change());
  set('Day', '2026-11-02');
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await onlyEntry(data)).toMatchObject({
    id: entry.id,
    content: 'It rained.',
    date: at('2026-11-02T21:10:00'),
    editedAt: at('2026-11-22T08:00:00'),
  });
});

test('who opens the date and leaves it changes nothing', async () => {
  const data = await createTestData({ now: '2026-11-20T21:10:33' });
  const entry = await data.entries.create({ title: 'Rain', content: 'It rained.', tags: [] });
  const { user } = await open(`/edit/${entry.id}`, data);
  await user.click(await change());
  set('Day', '2026-11-02');
  await user.click(screen.getByRole('button', { name: 'Leave the date as it was' }));
  await user.click(await save());
  await waitFor(async () => expect((await onlyEntry(data))?.date).toBe(entry.date));
});

test.each([
  ['2026-11-20', '21:10', null],
  ['2026-11-20', '21:11', 'time'],
  ['2026-11-19', '23:59', null],
  ['2026-11-21', '00:00', 'day'],
  ['', '10:00', 'day'],
  ['2026-02-30', '10:00', 'day'],
  ['12026-02-01', '10:00', 'day'],
  ['0026-02-01', '10:00', 'day'],
  ['1899-12-31', '10:00', 'day'],
  ['1900-01-01', '10:00', null],
  ['2026-11-01', '', 'time'],
  ['2026-11-01', '25:00', 'time'],
] as const)('%s %s can be kept, or it is said why not: %s', (day, time, fault) => {
  expect(whenFault({ day, time }, now)?.at ?? null).toBe(fault);
});

test('a day from another page is taken only if an entry can be about it', () => {
  expect(whenOn('2026-03-14', now)).toEqual({ day: '2026-03-14', time: '21:10' });
  expect(whenOn('2026-11-21', now)).toBeNull();
  expect(whenOn('yesterday', now)).toBeNull();
});

test('every hour of every day is a moment, also where the clock is changed', () => {
  for (let day = 1; day <= 31; day += 1) {
    for (const month of ['03', '10']) {
      const name = `2026-${month}-${String(day).padStart(2, '0')}`;
      const times = ['00:00', '01:30', '02:30', '03:30'].map((time) => timeOf({ day: name, time }));
      expect(times).toEqual(times.toSorted());
    }
  }
});
