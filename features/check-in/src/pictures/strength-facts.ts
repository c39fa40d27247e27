import { isoDay, readDate } from '@mooring/contract';
import type { CheckInWithoutNotes } from '@mooring/data';
import { addDays, addMonths, differenceInCalendarDays, startOfMonth, startOfWeek } from 'date-fns';
import type { Period } from '../history/period.ts';
import { loess } from './loess.ts';

/** What one point stands for. */
export type Unit = 'day' | 'week' | 'month';

/** `at` is the unit's first day; `strength` the mean of its check-ins, 0–4. */
export type StrengthPoint = { at: string; strength: number; count: number };

export type StrengthFacts = {
  unit: Unit;
  from: string;
  to: string;
  /** Oldest first. */
  points: StrengthPoint[];
  /** The points in runs without a missing unit between: where nothing was named, no line is drawn. */
  runs: StrengthPoint[][];
  /** A smooth line in pieces, broken at long silences; none where there is too little to tell. */
  trend: StrengthPoint[][];
};

/** Fewer points than this tell of no movement. */
const trendFrom = 7;
/** Points that have a say in each place of the smooth line; a quarter of them where there are many. */
const trendReach = 9;
/** A silence of more units than this breaks the smooth line. */
const silence = 7;
/** Units beyond which points are gathered into longer ones. */
const mostDays = 100;
const mostWeeks = 110;

/** How strongly things were felt through a period, gathered so that the picture stays readable. */
export function strengthFacts(
  felt: readonly CheckInWithoutNotes[],
  period: Period,
): StrengthFacts | null {
  const newest = felt.at(0)?.day;
  const oldest = felt.at(-1)?.day;
  if (!newest || !oldest) return null;
  const [from, to] = [period.from ?? oldest, period.to ?? newest];
  const unit = unitFor(from, to);
  const points = pointsOf(felt, unit);
  const runs = split(points, unit, 1);
  return {
    unit,
    from,
    to,
    points,
    runs,
    trend: points.length < trendFrom ? [] : trendOf(points, unit),
  };
}

function unitFor(from: string, to: string): Unit {
  const days = differenceInCalendarDays(readDate(to), readDate(from)) + 1;
  if (days <= mostDays) return 'day';
  return days / 7 <= mostWeeks ? 'week' : 'month';
}

function pointsOf(felt: readonly CheckInWithoutNotes[], unit: Unit): StrengthPoint[] {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { day, intensity } of felt) {
    const at = unitStart(day, unit);
    const { sum, count } = sums.get(at) ?? { sum: 0, count: 0 };
    sums.set(at, { sum: sum + intensity, count: count + 1 });
  }
  return [...sums]
    .map(([at, { sum, count }]) => ({ at, strength: sum / count, count }))
    .sort((one, other) => one.at.localeCompare(other.at));
}

function unitStart(day: string, unit: Unit): string {
  if (unit === 'day') return day;
  const at = readDate(day);
  return isoDay(unit === 'week' ? startOfWeek(at) : startOfMonth(at));
}

/** Cuts the points wherever more than `steps` units lie between two. */
function split(points: StrengthPoint[], unit: Unit, steps: number): StrengthPoint[][] {
  const runs: StrengthPoint[][] = [];
  let last: string | null = null;
  for (const point of points) {
    if (last !== null && point.at <= after(last, unit, steps)) runs.at(-1)?.push(point);
    else runs.push([point]);
    last = point.at;
  }
  return runs;
}

function after(at: string, unit: Unit, steps: number): string {
  const start = readDate(at);
  const there =
    unit === 'month' ? addMonths(start, steps) : addDays(start, steps * (unit === 'week' ? 7 : 1));
  return isoDay(there);
}

function trendOf(points: StrengthPoint[], unit: Unit): StrengthPoint[][] {
  const [first] = points;
  if (!first) return [];
  const place = ({ at }: StrengthPoint) =>
    differenceInCalendarDays(readDate(at), readDate(first.at));
  const smooth = loess(
    points.map((point) => ({ x: place(point), y: point.strength })),
    Math.max(0.25, trendReach / points.length),
  );
  const line = points.map((point, index) => ({
    ...point,
    strength: Math.min(4, Math.max(0, smooth[index]?.y ?? point.strength)),
  }));
  return split(line, unit, silence).filter((run) => run.length > 2);
}
