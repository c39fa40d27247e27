import { isoDay, isoTime } from '@mooring/contract';

/** A small writer of calendar files (RFC 5545): one event. */
export type CalendarEvent = {
  uid: string;
  /** A recurrence rule, such as `FREQ=DAILY`. Left out: it comes once. */
  rule?: string;
  summary: string;
} & (TimedEvent | WholeDay);

type TimedEvent = {
  /** Local wall time of the first one. Written without a zone, so that it stays this hour wherever the person is. */
  start: Date;
  minutes: number;
};

/** The first local day of an event that has no hour. It rings no alarm, which would come at midnight. */
type WholeDay = { day: Date };

export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mooring//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(now)}`,
    ...('day' in event
      ? [`DTSTART;VALUE=DATE:${isoDay(event.day).replaceAll('-', '')}`]
      : [`DTSTART:${floatingTime(event.start)}`, `DURATION:PT${event.minutes}M`]),
    ...(event.rule === undefined ? [] : [`RRULE:${event.rule}`]),
    `SUMMARY:${escapeText(event.summary)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...('day' in event ? [] : alarm(event.summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const alarm = (text: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:PT0S',
  `DESCRIPTION:${escapeText(text)}`,
  'END:VALARM',
];

/** RFC 5545, 3.3.11. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** RFC 5545, 3.1: at most 75 octets a line, the space before a continued one included. No character is split. */
export function foldLine(line: string): string {
  const most = 75;
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > most) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}

const encoder = new TextEncoder();

const floatingTime = (time: Date) => `${isoDay(time)}T${isoTime(time)}00`.replace(/[-:]/g, '');

const utcTime = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
