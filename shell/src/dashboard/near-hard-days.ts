import { isoDay } from '@mooring/contract';
import type { Data, HardDay } from '@mooring/data';
import { type DayPhase, hardDayPhase } from '@mooring/data/days';
import { hidesDay } from '@mooring/data/muted';

/** A hard day from a week before it until the day after. */
export type NearHardDay = { day: HardDay; phase: Extract<DayPhase, { on: string }> };

/** Those of the days that are marked as hard and near. `today` is yyyy-MM-dd. */
export function nearHardDays(days: readonly HardDay[], today: string): NearHardDay[] {
  return days.flatMap((day) => {
    const phase = hardDayPhase(day, today);
    return day.isHard && phase.phase !== 'none' ? [{ day, phase }] : [];
  });
}

/**
 * The person's days without those that are not to be brought up: a yearly one also where the day it falls on this time is on
 * muted days. Where it cannot be read what is muted, there are none.
 * Throws AppError('store.failed') where the days cannot be read.
 */
export async function shownHardDays(
  data: Pick<Data, 'env' | 'hardDays' | 'someone' | 'muted'>,
): Promise<HardDay[]> {
  const [days, people, muted] = await Promise.all([
    data.hardDays.list(),
    data.someone.list().catch(() => null),
    data.muted.read().catch(() => null),
  ]);
  if (!muted) return [];
  const today = isoDay(data.env.now());
  return days.items.filter((day) => {
    const { on } = hardDayPhase(day, today);
    return !hidesDay(muted.hides, day, people?.items ?? []) && !(on && muted.hides({ date: on }));
  });
}
