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
  ['2026-11-19', 'In a week it is Tom’s birthday.'],
  ['2026-11-20', 'Thursday is Tom’s birthday.'],
  ['2026-11-24', 'Thursday is Tom’s birthday.'],
  ['2026-11-25', 'Tomorrow is Tom’s birthday.'],
])('in the week before it is named, and it is asked how to keep it (%s)', (today, title) => {
  expect(nearDay([tomsBirthday], today)?.row).toMatchObject({
    title,
    text: 'How would you like to keep it?',
    to: '/profile/days?day=tom',
  });
});

test('on the day the plan is there, the day after it was yesterday', () => {
  const planned = { ...tomsBirthday, plan };
  expect(nearDay([planned], '2026-11-26')?.row).toMatchObject({
    title: 'Today is Tom’s birthday.',
    text: 'You planned: At the lake. With Ana.',
  });
  expect(nearDay([planned], '2026-11-27')?.row).toMatchObject({
    title: 'Yesterday was Tom’s birthday.',
    text: 'It was yesterday. You are here.',
  });
});

test('without a plan the day asks for nothing, and what to do if it is too much is not told on Home', () => {
  expect(nearDay([tomsBirthday], '2026-11-26')?.row.text).toBe('There is nothing you have to do.');
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
    title: 'Tuesday is Court.',
    text: 'How would you like to keep it? And 2 more days are near.',
  });
  expect(nearDay(days, '2026-11-25')?.row).toMatchObject({
    title: 'Tomorrow is Tom’s birthday.',
    text: 'How would you like to keep it? And 2 more days are near.',
  });
  expect(nearDay(days, '2026-11-27')?.row).toMatchObject({
    title: 'Tomorrow is Tom’s birthday.',
    text: 'How would you like to keep it? And one more day is near.',
    to: '/profile/days?day=day-28',
  });
});

test.each([
  ['The first Christmas', 'Today is the first Christmas.'],
  ['My wedding day', 'Today is my wedding day.'],
  ['Court', 'Today is Court.'],
  ['Theo’s birthday', 'Today is Theo’s birthday.'],
  ['The day Dr. J. called.', 'Today is the day Dr. J. called.'],
])('the name %s stands in a sentence', (name, title) => {
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
