import { fullDate, isoDay, readDate } from '@mooring/contract';
import { type EntrySummary, useLive } from '@mooring/data';
import { withoutHidden, writtenOnThisDay } from '@mooring/data/on-this-day';
import { Skeleton } from '@mooring/ui';
import { Suspense } from 'react';
import { entryShown } from '../list/list-rows.ts';
import { DayRows } from './lazy-day-rows.ts';
import styles from './month.module.css';

/** What was written on the same day of earlier years, as the row on Home says, without what is muted. `day`: yyyy-MM-dd. */
export function EarlierYears({ day }: { day: string }) {
  const live = useLive(
    async ({ summaries, hardDays, entries, muted }) => {
      const [{ items }, days, { hides }] = await Promise.all([
        summaries.list(),
        hardDays.list(),
        muted.read(),
      ]);
      const found = writtenOnThisDay(items, { today: day, hardDays: days.items });
      return withoutHidden(found, entries.get, hides);
    },
    ['journal_entries', 'user_data'],
    day,
  );
  if (live.status !== 'ready') return null;
  return [...byLocalDay(live.value)].map(([earlier, entries]) => (
    <section key={earlier} aria-labelledby={`day-${earlier}`} className={styles.entries}>
      <h2 id={`day-${earlier}`}>{fullDate(readDate(earlier))}</h2>
      <Suspense fallback={<Skeleton lines={2} />}>
        <DayRows shown={entries.map(entryShown)} />
      </Suspense>
    </section>
  ));
}

function byLocalDay(entries: readonly EntrySummary[]): ReadonlyMap<string, EntrySummary[]> {
  const days = new Map<string, EntrySummary[]>();
  for (const entry of entries) {
    const day = isoDay(readDate(entry.date));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
