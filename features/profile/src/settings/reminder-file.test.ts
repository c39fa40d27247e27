import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { calendarFile, escapeText, foldLine } from './ics.ts';
import { reminderFile } from './reminder-file.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');

test.each([
  ['short', 'SUMMARY:A quiet page', 1],
  ['75 octets', 'x'.repeat(75), 1],
  ['76 octets', 'x'.repeat(76), 2],
  ['149 octets', 'x'.repeat(149), 2],
  ['150 octets', 'x'.repeat(150), 3],
  ['two-octet letters', `x${'é'.repeat(60)}`, 2],
  ['three-octet letters', '静'.repeat(60), 3],
  ['four-octet signs', '🌊'.repeat(40), 3],
  ['empty', '', 1],
])('folds a line of %s at 75 octets without changing it', (_, line, count) => {
  const lines = foldLine(line).split('\r\n');
  expect(lines).toHaveLength(count);
  for (const part of lines) {
    expect(octets(part)).toBeLessThanOrEqual(75);
    expect(part).not.toContain('\uFFFD');
  }
  expect(unfold(foldLine(line))).toBe(line);
});

test.each([
  ['a, b; c', 'a\\, b\\; c'],
  ['back\\slash', 'back\\\\slash'],
  ['two\nlines\r\nand\rmore', 'two\\nlines\\nand\\nmore'],
  ['12:30 "quoted"', '12:30 "quoted"'],
])('escapes %j as %j', (text, written) => {
  expect(escapeText(text)).toBe(written);
});

test('writes the lines that a calendar file requires', () => {
  const event = {
    uid: 'one@mooring.invalid',
    start: new Date(2026, 10, 20, 7, 5),
    minutes: 15,
    rule: 'FREQ=DAILY',
    summary: 'Tea, and a page',
  };
  const file = calendarFile(event, new Date('2026-11-19T23:04:05.678Z'));
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mooring//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:one@mooring.invalid',
    'DTSTAMP:20261119T230405Z',
    'DTSTART:20261120T070500',
    'DURATION:PT15M',
    'RRULE:FREQ=DAILY',
    'SUMMARY:Tea\\, and a page',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    'DESCRIPTION:Tea\\, and a page',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['21:30', '2026-11-20T21:10:00', '20261120T213000'],
  ['21:10', '2026-11-20T21:10:00', '20261121T211000'],
  ['08:00', '2026-12-31T21:10:00', '20270101T080000'],
])('starts a reminder at %s, created at %s, at %s', async (at, now, start) => {
  const { env } = await createTestData({ now, session: 'signed-out' });
  const file = reminderFile(at, env);
  expect(file).toContain(`\r\nDTSTART:${start}\r\n`);
  expect(file).toContain('\r\nSUMMARY:A quiet page\r\n');
  expect(file).not.toMatch(/grief|journal|writing|reminder/i);
});
