import type { Someone } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { birthday, court } from './days-testing.ts';
import { button, choose, field, link, openDays, withDays } from './open-days-testing.ts';

const vera: Someone = {
  id: 'vera',
  name: 'Vera',
  called: '',
  calledYou: '',
  bond: 'my mum',
  ending: '',
};

test.each(['signed-out', 'visitor', 'open'] as const)(
  'a day is added and opened, and then stands in the list (%s)',
  async (session) => {
    const { user, data, where } = await openDays('', createTestData({ session }));
    expect(screen.getByText('No days are kept here yet')).toBeVisible();
    await user.click(await link('Add a day'));
    await user.type(field('What do you call this day?'), 'Tom’s birthday');
    await user.selectOptions(choose('What kind of day is it?'), 'A birthday');
    await user.selectOptions(choose('Month'), 'November');
    await user.type(field('Day'), '26');
    await user.click(screen.getByRole('checkbox', { name: 'This is a hard day' }));
    await user.type(field('Where'), 'At the lake');
    await user.click(await button('Save'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tom’s birthday' })).toBeVisible();
    expect(await screen.findByText('The day is saved')).toBeInTheDocument();
    expect(
      screen.getByText('November 26, every year. It is in 6 days, on Thursday.'),
    ).toBeVisible();
    expect(screen.getByText('At the lake')).toBeVisible();
    const { items } = await data.hardDays.list();
    expect(items).toMatchObject([
      {
        name: 'Tom’s birthday',
        kind: 'born',
        date: { month: 11, day: 26 },
        isYearly: true,
        isHard: true,
        plan: { where: 'At the lake', who: '', tooMuch: '' },
      },
    ]);
    expect(where()).toBe(`/profile/days?day=${items[0]?.id}`);
    await user.click(await link('Days and dates'));
    expect(await link(/Tom’s birthday/)).toHaveTextContent(
      'November 26, every year, marked as hard and with a plan',
    );
  },
);

test('a date in words is kept as it is, and nothing is shown on its own', async () => {
  const { user, data } = await openDays('?day=new');
  await user.type(field('What do you call this day?'), 'When we met');
  await user.click(screen.getByRole('radio', { name: 'In words' }));
  expect(screen.queryByRole('checkbox', { name: 'This is a hard day' })).toBeNull();
  await user.type(field('When, as you would say it'), 'spring 1998');
  await user.click(await button('Save'));
  expect(await screen.findByText(/^spring 1998\. This day has no date/)).toBeVisible();
  expect((await data.hardDays.list()).items[0]?.date).toEqual({ words: 'spring 1998' });
  expect(screen.queryByRole('button', { name: 'Add to your calendar' })).toBeNull();
});

test('what is missing is said at its field, which takes the focus', async () => {
  const { user, data } = await openDays('?day=new');
  await user.click(await button('Save'));
  const name = field('What do you call this day?');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(/Please give the day a name/);
  await user.type(name, 'Court');
  await user.click(await button('Save'));
  await waitFor(() => expect(choose('Month')).toHaveFocus());
  expect(choose('Month')).toHaveAccessibleDescription('Please choose the month.');
  await user.selectOptions(choose('Month'), 'April');
  await user.type(field('Day'), '31');
  await user.click(await button('Save'));
  expect(field('Day')).toHaveAccessibleDescription('April has 30 days.');
  expect((await data.hardDays.list()).items).toEqual([]);
});

test('what was typed is there again after the page was left, and can be put away', async () => {
  const { user, data, unmount } = await openDays('?day=new');
  await user.type(field('What do you call this day?'), 'The first Christmas');
  await user.type(field('If it is too much'), 'Leave after the meal.');
  unmount();
  await waitFor(async () =>
    expect(await data.drafts.get('hard-day:new')).toMatchObject({
      tooMuch: 'Leave after the meal.',
    }),
  );
  await openDays('?day=new', data);
  expect(await screen.findByText(/What you typed before is here again/)).toBeVisible();
  const name = field('What do you call this day?');
  expect(name).toHaveValue('The first Christmas');
  await user.click(await button('Start fresh'));
  expect(name).toHaveValue('');
  await user.click(await button('Bring it back'));
  expect(name).toHaveValue('The first Christmas');
});

test('the drafts of two days do not meet', async () => {
  const data = await withDays(birthday, court);
  const { user, unmount } = await openDays('?day=court&change=', data);
  await user.type(field('Where'), 'Room 4');
  unmount();
  await waitFor(async () => expect(await data.drafts.get('hard-day:court')).not.toBeNull());
  await openDays('?day=birthday&change=', data);
  expect(field('Where')).toHaveValue('At the lake');
  expect(screen.queryByText(/What you typed before/)).toBeNull();
});

test('a day is changed, and its draft goes', async () => {
  const { user, data } = await openDays('?day=birthday', withDays(birthday));
  await user.click(await link('Change'));
  expect(choose('Month')).toHaveDisplayValue('November');
  expect(field(/Year/)).toHaveValue('1987');
  await user.clear(field('With whom'));
  await user.type(field('With whom'), 'Alone');
  await user.click(await button('Save'));
  expect(await screen.findByText('Alone')).toBeVisible();
  expect((await data.hardDays.get('birthday'))?.plan.who).toBe('Alone');
  expect(await data.drafts.get('hard-day:birthday')).toBeNull();
});

test('a day that cannot be saved stays in the form, and it is said', async () => {
  const data = await withDays(birthday);
  const { user } = await openDays('?day=birthday&change=', data);
  await user.type(field('Where'), ', in the boat');
  await waitFor(async () => expect(await data.drafts.get('hard-day:birthday')).not.toBeNull());
  data.failNextWrite('store.full');
  await user.click(await button('Save'));
  expect(await screen.findByText('This device is full')).toBeInTheDocument();
  expect(field('Where')).toHaveValue('At the lake, in the boat');
  expect((await data.hardDays.get('birthday'))?.plan.where).toBe('At the lake');
});

test('a day can belong to one of those who were lost, and nobody is asked where there is none', async () => {
  const data = await createTestData();
  const { user, unmount } = await openDays('?day=new', data);
  expect(screen.queryByRole('combobox', { name: /day about/ })).toBeNull();
  unmount();
  await data.someone.put(vera);
  await data.hardDays.put(court);
  await openDays('?day=court&change=', data);
  await user.selectOptions(choose(/day about/), 'Vera');
  await user.click(await button('Save'));
  expect(await screen.findByText('A day in court or at an office, Vera.')).toBeVisible();
  expect((await data.hardDays.get('court'))?.someone).toBe('vera');
});

test('danger in what is written raises the card with help', async () => {
  const { user, data } = await openDays('?day=court&change=', withDays(court));
  await user.type(field('If it is too much'), 'I will kill myself that night.');
  await user.click(await button('Save'));
  await waitFor(() => expect(data.safety.alert.getState()?.level).toBe(3));
  expect((await data.hardDays.get('court'))?.plan.tooMuch).toBe('I will kill myself that night.');
});
