import { type Period, supportiveLines } from './supportive-lines.ts';

const greetings: Record<Period, string> = {
  morning: 'Good morning.',
  afternoon: 'Good afternoon.',
  evening: 'Good evening.',
  'late night': 'Hello there',
};

/** The part of the day an hour (0–23) belongs to: morning 5–11, afternoon 12–16, evening 17–21, otherwise late night. */
export function periodOf(hour: number): Period {
  if (hour >= 5 && hour <= 11) return 'morning';
  if (hour >= 12 && hour <= 16) return 'afternoon';
  if (hour >= 17 && hour <= 21) return 'evening';
  return 'late night';
}

/** What Home says at a time: a greeting, and one of the period's ten lines, `(day + month + hour) mod 10` with month 1–12. */
export function greetingAt(time: Date): { greeting: string; line: string } {
  const hour = time.getHours();
  const period = periodOf(hour);
  const lines = supportiveLines[period];
  const index = (time.getDate() + time.getMonth() + 1 + hour) % lines.length;
  return { greeting: greetings[period], line: lines[index] ?? lines[0] };
}
