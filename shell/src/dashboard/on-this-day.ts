import { isoDay, listInWords, paths } from '@mooring/contract';
import type { Data, Muted } from '@mooring/data';
import { withoutHidden, writtenOnThisDay } from '@mooring/data/on-this-day';
import { HistoryIcon } from '@mooring/ui/bundled';
import type { RememberedRow } from './remember.ts';

/**
 * The row for what was written on the same day of earlier years; null unless that was switched on and there is something
 * that may be brought up. It names the years and no words.
 */
export async function onThisDay(
  { settings, summaries, hardDays, entries, env }: Data,
  hides: Muted['hides'],
): Promise<RememberedRow | null> {
  if (!(await settings.get()).onThisDay) return null;
  const days = await hardDays.list();
  // A day that does not open may be today.
  if (days.unreadable.length > 0) return null;
  const today = isoDay(env.now());
  const { items } = await summaries.list();
  const found = writtenOnThisDay(items, { today, hardDays: days.items });
  const shown = await withoutHidden(found, entries.get, hides);
  const [first, ...others] = shown;
  if (!first) return null;
  const years = [...new Set(shown.map(({ date }) => isoDay(new Date(date)).slice(0, 4)))];
  return {
    title: 'On this day',
    text: `You wrote in ${listInWords(years.toReversed())}.`,
    icon: HistoryIcon,
    to:
      others.length === 0
        ? paths.entry.to({ id: first.id })
        : `${paths.journalMonth.to({ month: today.slice(0, 7) })}?day=${today.slice(8)}&years=earlier`,
  };
}
