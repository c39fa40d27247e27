import { isoDay } from '@mooring/contract';
import type { Data, HardDay, Someone } from '@mooring/data';
import { type DayPhase, hardDayPhase } from '@mooring/data/days';

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
 * The person's days without those that are not to be brought up. Where it cannot be read what is muted, there are none.
 * Throws AppError('store.failed') where the days cannot be read.
 */
export async function shownHardDays(
  data: Pick<Data, 'hardDays' | 'someone' | 'muted'>,
): Promise<HardDay[]> {
  const [days, people, muted] = await Promise.all([
    data.hardDays.list(),
    data.someone.list().catch(() => null),
    data.muted.read().catch(() => null),
  ]);
  return days.items.filter((day) => muted && !muted.hides(pastOf(day, people?.items ?? [])));
}

/** A hard day as something that may be muted: by its words, by whom it belongs to, or by the days it falls on. */
function pastOf({ name, plan, someone, date: { year, month, day } }: HardDay, people: Someone[]) {
  const person = people.find(({ id }) => id === someone);
  return {
    text: [name, plan.where, plan.who, person?.name, person?.called].join('\n'),
    ...(month && day ? { date: isoDay(new Date(year ?? 2000, month - 1, day)) } : {}),
  };
}
