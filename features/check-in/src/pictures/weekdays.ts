import { weekdayName } from '@mooring/contract';
import { addDays } from 'date-fns';

type WeekInfo = { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } };

/** The day a week begins with where the reader lives, 0–6 from Sunday. */
export function weekStart(): number {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & WeekInfo;
  return (locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? 7) % 7;
}

export function weekdayNames(start = weekStart()): string[] {
  const sunday = new Date(2026, 0, 4);
  return Array.from({ length: 7 }, (_, index) => weekdayName(addDays(sunday, start + index)));
}
