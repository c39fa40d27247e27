import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { makeSampleCheckIns } from '../sample-check-ins.ts';

afterEach(() => vi.restoreAllMocks());

async function openHistory() {
  const data = await createTestData();
  data.setNow('2026-09-03T10:00:00');
  await data.checkIns.append({ emotion: 'Anxious', intensity: 4, notes: 'The letter.' });
  data.setNow('2026-11-20T21:10:00');
  await makeSampleCheckIns(data);
  const view = await renderScreen({ routes, path: '/emotions', data });
  await view.user.click(await screen.findByRole('button', { name: 'View Emotion History' }));
  const region = within(await screen.findByRole('region', { name: 'Emotion History' }));
  const choose = async (name: string) =>
    view.user.click(await region.findByRole('radio', { name }));
  return { ...view, region, choose };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('the calendar begins with this month, and its table says what each day held', async () => {
  const { region, choose } = await openHistory();
  await choose('Calendar');
  expect(await region.findByRole('img', { name: 'Calendar of November 2026' })).toBeVisible();
  expect(region.getByText('November 2026: 5 check-ins on 5 days.')).toBeVisible();
  expect(rowsOf(region.getByRole('table'))).toEqual([
    'November 12, 2026Sadness, moderate',
    'November 14, 2026Anger, strong',
    'November 16, 2026Peace, present but mild',
    'November 18, 2026Grief, strong',
    'November 19, 2026Hope, present but mild',
  ]);
});

test('the table takes the place of the drawing when asked for, and gives it back', async () => {
  const { user, region, choose } = await openHistory();
  await choose('Calendar');
  const toggle = await region.findByRole('button', { name: 'Show as a table' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(region.queryByRole('img')).toBeNull();
  expect(region.getByRole('table')).toBeVisible();
  await user.click(toggle);
  expect(region.getByRole('img')).toBeVisible();
});

test('earlier and later lead through the months, and stop where nothing lies beyond', async () => {
  const { user, region, choose } = await openHistory();
  await choose('Calendar');
  const earlier = await region.findByRole('button', { name: 'Earlier' });
  const later = region.getByRole('button', { name: 'Later' });
  expect(later).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(earlier).not.toHaveAttribute('aria-disabled'));
  await user.click(earlier);
  expect(await region.findByText('No check-ins in October 2026.')).toBeVisible();
  await waitFor(() => expect(earlier).not.toHaveAttribute('aria-disabled'));
  await user.click(earlier);
  expect(await region.findByRole('img', { name: 'Calendar of September 2026' })).toBeVisible();
  await waitFor(() => expect(earlier).toHaveAttribute('aria-disabled', 'true'));
  await user.click(later);
  await user.click(later);
  expect(await region.findByRole('img', { name: 'Calendar of November 2026' })).toBeVisible();
});

test('three months, a year and all of it are pictures too', async () => {
  const { region, choose } = await openHistory();
  await choose('Calendar');
  await choose('3 months');
  expect(await region.findByRole('img', { name: 'Calendar of October 2026' })).toBeVisible();
  await choose('Year');
  expect(await region.findByRole('img', { name: 'Calendar of January 2026' })).toBeVisible();
  await choose('All');
  expect(await region.findByRole('img', { name: 'Calendar of years' })).toBeVisible();
  expect(rowsOf(region.getByRole('table'))).toEqual([
    'September 20261Anxiety',
    'November 20265Hope',
  ]);
});

test('how strong it was is told in the words of the scale', async () => {
  const { region, choose } = await openHistory();
  await choose('Strength');
  expect(
    await region.findByText('November 2026: 5 check-ins, from present but mild to strong.'),
  ).toBeVisible();
  expect(rowsOf(region.getByRole('table'))[1]).toBe('November 14, 2026Strong1');
  expect(region.getByText(/Gaps are times without a check-in/)).toBeVisible();
});

test('emotions are counted by their display names', async () => {
  const { region, choose } = await openHistory();
  await choose('Emotions');
  await choose('All');
  await region.findByText('All check-ins: 6 check-ins.');
  expect(rowsOf(region.getByRole('table'))).toContain('Anxiety1');
});

test('one emotion can be looked at alone, in the list and in every picture', async () => {
  const { user, region, choose } = await openHistory();
  await user.click(await region.findByRole('button', { name: 'Anxiety' }));
  await waitFor(() =>
    expect(within(region.getByRole('list')).getAllByRole('listitem')).toHaveLength(1),
  );
  await choose('Calendar');
  expect(await region.findByText('No check-ins in November 2026.')).toBeVisible();
  await choose('All');
  expect(await region.findByText(/1 check-in in 1 month/)).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Anxiety' }));
  expect(await region.findByText(/6 check-ins in 2 months/)).toBeVisible();
});

test('the list can be those of a month, and says so when it is empty', async () => {
  const { user, region, choose } = await openHistory();
  await choose('Month');
  await waitFor(() =>
    expect(within(region.getByRole('list')).getAllByRole('listitem')).toHaveLength(5),
  );
  await user.click(await region.findByRole('button', { name: 'Acceptance' }));
  expect(await region.findByText('No check-ins match this choice.')).toBeVisible();
});

test('a check-in that does not open is missing from the pictures, which say so', async () => {
  const { data, region, choose } = await openHistory();
  const { items } = await data.checkIns.recent();
  data.damage(items[0]?.id ?? '');
  await choose('Calendar');
  expect(await region.findByText(/One check-in is not in this picture/)).toBeVisible();
});

test('a check-in can be taken out of the history, and brought back', async () => {
  const { user, data, region } = await openHistory();
  const remove = { name: 'Remove Hope, November 19, 7:50 AM' };
  await user.click(await region.findByRole('button', remove));
  expect(await screen.findByText('Check-in removed')).toBeInTheDocument();
  await waitFor(() => expect(region.queryByRole('button', remove)).toBeNull());
  await waitFor(() =>
    expect(region.getByRole('heading', { name: 'Emotion History' })).toHaveFocus(),
  );
  expect((await data.checkIns.recent()).items).toHaveLength(5);
  // The region of the toasts takes a touch only once it has heard that one is there.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  expect(await region.findByRole('button', remove)).toBeVisible();
});

test("today's check-in taken out of the history leaves the form", async () => {
  const { user } = await openHistory();
  await user.click(screen.getByRole('radio', { name: 'Grief' }));
  await user.click(screen.getByRole('button', { name: "Save Today's Check-In" }));
  await screen.findByText("Today's Check-In");
  await user.click(
    await screen.findByRole('button', { name: 'Remove Grief, November 20, 9:10 PM' }),
  );
  expect(await screen.findByText('How are you feeling?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText("Today's Check-In")).toBeVisible();
});

test('a check-in that cannot be removed stays, and that is said', async () => {
  const { user, data, region } = await openHistory();
  data.failNextWrite('store.failed');
  await user.click(await region.findByRole('button', { name: /Remove Hope/ }));
  expect(await screen.findByText('That could not be saved')).toBeInTheDocument();
  expect(region.getByRole('button', { name: /Remove Hope/ })).toBeVisible();
});

test('all check-ins can be saved as a file', async () => {
  const { user, region } = await openHistory();
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(region.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText('Your check-ins are saved as a file')).toBeInTheDocument();
  expect(pressed.mock.contexts[0]).toHaveAttribute('download', 'mooring-check-ins.csv');
  const text = await files[0]?.text();
  expect(text).toContain('2026-09-03,10:00,Anxiety,4,Overwhelming,The letter.');
  expect(text?.trimEnd().split('\r\n')).toHaveLength(7);
});
