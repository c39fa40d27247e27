import { isoDay, isoTime } from '@mooring/contract';

/** A small writer of calendar files (RFC 5545): one event that repeats. */
export type CalendarEvent = {
  uid: string;
  /** Local wall time of the first one. Written without a zone, so that it stays this hour wherever the person is. */
  start: Date;
  minutes: number;
  /** A recurrence rule, such as `FREQ=DAILY`. */
  rule: string;
  summary: string;
};

export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mooring//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${floatingTime(event.start)}`,
    `DURATION:PT${event.minutes}M`,
    `RRULE:${event.rule}`,
    `SUMMARY:${escapeText(event.summary)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escapeText(event.summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

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
