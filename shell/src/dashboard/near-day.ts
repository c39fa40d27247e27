import { paths, readDate, weekdayName } from '@mooring/contract';
import type { HardDay } from '@mooring/data';
import { CalendarDaysIcon } from '@mooring/ui/bundled';
import { getDayOfYear } from 'date-fns';
import { nearDayLines } from './near-day-lines.ts';
import { type NearHardDay, nearHardDays } from './near-hard-days.ts';
import type { RememberedRow } from './remember.ts';

/** What Home shows from a week before a hard day until the day after. */
export type NearDay = {
  row: RememberedRow;
  /** Home's line; null on the day after, which has its usual one. */
  line: string | null;
};

/** The nearest of the days that are marked as hard; null where none is near. `today` is yyyy-MM-dd. */
export function nearDay(days: readonly HardDay[], today: string): NearDay | null {
  const near = nearHardDays(days, today);
  const [first, ...others] = near.sort((one, other) => distanceOf(one) - distanceOf(other));
  if (!first) return null;
  return {
    row: {
      title: titleOf(first),
      text: `${textOf(first)}${othersText(others.length)}`,
      icon: CalendarDaysIcon,
      to: `${paths.hardDays.to()}?${new URLSearchParams({ day: first.day.id })}`,
    },
    line: first.phase.phase === 'day-after' ? null : lineOf(today),
  };
}

/** Of two that are as far away, the one that is still to come is the nearer. */
const distanceOf = ({ phase: { daysUntil } }: NearHardDay) =>
  daysUntil < 0 ? -daysUntil + 0.5 : daysUntil;

/** Another one each day, the same all day. */
const lineOf = (today: string) =>
  nearDayLines[getDayOfYear(readDate(today)) % nearDayLines.length] ?? nearDayLines[0];

/** The name as the person wrote it: it may be a sentence of its own. */
function titleOf({ day: { name }, phase: { daysUntil, on } }: NearHardDay): string {
  if (daysUntil === -1) return `Yesterday: ${name}`;
  if (daysUntil === 0) return `Today: ${name}`;
  if (daysUntil === 1) return `Tomorrow: ${name}`;
  // The same weekday as today would be taken for today.
  if (daysUntil === 7) return `In a week: ${name}`;
  return `On ${weekdayName(readDate(on))}: ${name}`;
}

function textOf({ day: { plan, kind }, phase: { phase } }: NearHardDay): string {
  if (phase === 'day-after') return 'The day after can be hard too.';
  const hasPlan = Object.values(plan).some((text) => text !== '');
  if (phase === 'week-before') {
    return hasPlan ? 'Your plan is here.' : 'You can make a plan for it, or leave it.';
  }
  // A day in court asks for something.
  const nothingToDo =
    kind === 'court'
      ? 'Your page for this day is here.'
      : 'You do not have to do anything special.';
  const planned = [plan.where, plan.who].filter((text) => text !== '').map(endOf);
  if (planned.length > 0) return `You planned: ${planned.join(' ')}`;
  return hasPlan ? 'Your plan is here.' : nothingToDo;
}

/** With a full stop, unless it has an end of its own. */
const endOf = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

function othersText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' And one more day is near.' : ` And ${count} more days are near.`;
}
