import { fullDate, paths, readDate, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Icon, Skeleton } from '@mooring/ui';
import { FeatherIcon } from '@mooring/ui/bundled';
import { type RefObject, Suspense } from 'react';
import type { ShownEntry } from '../list/list-rows.ts';
import { DayRows } from './lazy-day-rows.ts';
import styles from './month.module.css';
import * as strings from './strings.ts';

type DayEntriesProps = {
  /** yyyy-MM-dd. */
  day: string;
  today: string;
  shown: readonly ShownEntry[];
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The entries of one day, and a way to write about it. */
export function DayEntries({ day, today, shown, heading }: DayEntriesProps) {
  const state: WriteState = day === today ? {} : { day };
  return (
    <section aria-labelledby="day-heading" className={styles.entries}>
      <h2 id="day-heading" ref={heading} tabIndex={-1}>
        {fullDate(readDate(day))}
      </h2>
      {shown.length === 0 ? (
        <p className={styles.soft}>{strings.thereIsNoEntry}</p>
      ) : (
        <Suspense fallback={<Skeleton lines={2} />}>
          <DayRows shown={shown} />
        </Suspense>
      )}
      {day <= today && (
        <Button asChild variant="secondary">
          <Link to={paths.write.to()} state={state}>
            <Icon as={FeatherIcon} />
            {strings.writeAboutThisDay}
          </Link>
        </Button>
      )}
    </section>
  );
}
