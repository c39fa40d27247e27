import { type HardDay, type Live, type Someone, useDay, useLive } from '@mooring/data';
import { type DayPhase, hardDayPhase } from '@mooring/data/days';

/** A day, and where today stands to it. */
export type DayWithPhase = { day: HardDay; phase: DayPhase };

export type Days = {
  /** The next one first, then those that are past, then those whose date is not known. */
  days: DayWithPhase[];
  /** Whom a day may belong to. */
  people: Someone[];
  /** How many days cannot be opened. */
  unreadable: number;
};

/** Every day that is kept. */
export function useDays(): Live<Days> {
  const today = useDay();
  return useLive(
    async ({ hardDays, someone }) => {
      // People who cannot be opened must not keep anybody from the days.
      const [list, people] = await Promise.all([
        hardDays.list(),
        someone.list().catch(() => ({ items: [] })),
      ]);
      const days = list.items.map((day) => ({ day, phase: hardDayPhase(day, today) }));
      return {
        days: days.sort((one, other) => placeOf(one) - placeOf(other)),
        people: people.items,
        unreadable: list.unreadable.length,
      };
    },
    ['user_data'],
    today,
  );
}

/** Past days after all that come, the latest of them first. */
function placeOf({ phase: { daysUntil } }: DayWithPhase): number {
  if (daysUntil === null) return Number.MAX_SAFE_INTEGER;
  return daysUntil >= -1 ? daysUntil : farAway - daysUntil;
}

/** More days than there are to the year 9999. */
const farAway = 10_000 * 366;
