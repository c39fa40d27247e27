import { unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { nearDay } from './near-day.ts';
import { nearDayLines } from './near-day-lines.ts';
import { plan, tomsBirthday } from './near-day-testing.ts';

const on = (day: number, more = {}) => ({
  ...tomsBirthday,
  ...more,
  id: `day-${day}`,
  date: { month: 11, day },
});

test.each([
  ['2026-11-19', 'In a week: Tom’s birthday'],
  ['2026-11-20', 'On Thursday: Tom’s birthday'],
  ['2026-11-24', 'On Thursday: Tom’s birthday'],
  ['2026-11-25', 'Tomorrow: Tom’s birthday'],
])('in the week before it is named, and a plan is offered (%s)', (today, title) => {
  expect(nearDay([tomsBirthday], today)?.row).toMatchObject({
    title,
    text: 'You can make a plan for it, or leave it.',
    to: '/profile/days?day=tom',
  });
});

test('on the day the plan is there, the day after it was yesterday', () => {
  const planned = { ...tomsBirthday, plan };
  expect(nearDay([planned], '2026-11-26')?.row).toMatchObject({
    title: 'Today: Tom’s birthday',
    text: 'You planned: At the lake. With Ana.',
  });
  expect(nearDay([planned], '2026-11-27')?.row).toMatchObject({
    title: 'Yesterday: Tom’s birthday',
    text: 'The day after can be hard too.',
  });
});

test('without a plan the day asks for nothing, and what to do if it is too much is not told on Home', () => {
  expect(nearDay([tomsBirthday], '2026-11-26')?.row.text).toBe(
    'You do not have to do anything special.',
  );
  const planned = { ...tomsBirthday, plan: { where: '', who: '', tooMuch: 'Call Ruth.' } };
  expect(nearDay([planned], '2026-11-26')?.row.text).toBe('Your plan is here.');
});

test.each(['2026-11-18', '2026-11-28', '2026-06-01'])(
  'further away there is nothing (%s)',
  (today) => {
    expect(nearDay([tomsBirthday], today)).toBeNull();
  },
);

test('a day that is not marked as hard never shows', () => {
  expect(nearDay([{ ...tomsBirthday, isHard: false }], '2026-11-26')).toBeNull();
  expect(nearDay([{ ...tomsBirthday, date: { words: 'late autumn' } }], '2026-11-26')).toBeNull();
});

test('of several days the nearest is named, and the others are counted', () => {
  const days = [on(26), on(24, { name: 'Court' }), on(28)];
  expect(nearDay(days, '2026-11-22')?.row).toMatchObject({
    title: 'On Tuesday: Court',
    text: 'You can make a plan for it, or leave it. And 2 more days are near.',
  });
  expect(nearDay(days, '2026-11-25')?.row).toMatchObject({
    title: 'Tomorrow: Tom’s birthday',
    text: 'You can make a plan for it, or leave it. And 2 more days are near.',
  });
  expect(nearDay(days, '2026-11-27')?.row).toMatchObject({
    title: 'Tomorrow: Tom’s birthday',
    text: 'You can make a plan for it, or leave it. And one more day is near.',
    to: '/profile/days?day=day-28',
  });
});

test.each([
  ['The first Christmas', 'Today: The first Christmas'],
  ['My wedding day', 'Today: My wedding day'],
  ['Court', 'Today: Court'],
  ['Mum died', 'Today: Mum died'],
  ['Theo’s birthday', 'Today: Theo’s birthday'],
  ['The day Dr. J. called.', 'Today: The day Dr. J. called.'],
])('the name %s stands as it was written', (name, title) => {
  expect(nearDay([{ ...tomsBirthday, name }], '2026-11-26')?.row.title).toBe(title);
});

test('each day of the week has a line of its own, the same all day, and the day after its usual one', () => {
  const days = [19, 20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}`);
  const lines = days.map((today) => nearDay([tomsBirthday], today)?.line);
  expect(new Set(lines).size).toBe(8);
  expect(nearDay([tomsBirthday], '2026-11-27')?.line).toBeNull();
});

test('there are twelve lines, and none celebrates, promises or blames', () => {
  expect(new Set(nearDayLines).size).toBe(12);
  for (const line of nearDayLines) {
    expect(line).not.toMatch(unkind('happy', 'celebrat\\w*', 'enjoy', 'better', 'strong', 'brave'));
  }
});
