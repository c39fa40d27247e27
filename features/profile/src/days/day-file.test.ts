import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catchDownloads } from '../export/export-testing.ts';
import routes from '../feature.ts';
import { dayFile } from './day-file.ts';
import { birthday, court, inWords, leapDay, past } from './days-testing.ts';

let release = () => {};
afterEach(() => release());

const env = { now: () => new Date('2026-11-20T21:10:00Z') };
const lines = (file: string | null) => file?.split('\r\n') ?? [];

test('a day is written as a whole day that tells nobody what it is', () => {
  expect(lines(dayFile(birthday, env))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mooring//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:birthday@mooring.invalid',
    'DTSTAMP:20261120T211000Z',
    'DTSTART;VALUE=DATE:20261126',
    'RRULE:FREQ=YEARLY',
    'SUMMARY:A quiet day',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a day that comes once does not repeat', () => {
  const file = lines(dayFile(court, env));
  expect(file).toContain('DTSTART;VALUE=DATE:20261203');
  expect(file.join()).not.toContain('RRULE');
});

test('29 February is written as the last day of February, which every year has', () => {
  const file = lines(dayFile(leapDay, env));
  expect(file).toContain('DTSTART;VALUE=DATE:20270228');
  expect(file).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1');
});

test('there is no file for a date in words, nor for a day that does not come again', () => {
  expect(dayFile(inWords, env)).toBeNull();
  expect(dayFile(past, env)).toBeNull();
});

test('the page gives the file', async () => {
  const downloads = catchDownloads();
  release = downloads.release;
  const data = await createTestData();
  await data.hardDays.put(birthday);
  const { user } = await renderScreen({ routes, path: '/profile/days?day=birthday', data });
  await user.click(await screen.findByRole('button', { name: 'Add to your calendar' }));
  expect(downloads.files.map(({ name }) => name)).toEqual(['a-quiet-day.ics']);
});
