import { fullDate, paths, readDate, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { FeatherIcon } from '@mooring/ui/bundled';
import type { ComponentProps, RefObject } from 'react';
import { DayRows } from './day-rows.tsx';
import styles from './month.module.css';

type DayEntriesProps = {
  /** yyyy-MM-dd. */
  day: string;
  today: string;
  shown: ComponentProps<typeof DayRows>['shown'];
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
      <DayRows shown={shown} empty="There is no entry on this day." />
      {day <= today && (
        <Button asChild variant="secondary">
          <Link to={paths.write.to()} state={state}>
            <Icon as={FeatherIcon} />
            Write about this day
          </Link>
        </Button>
      )}
    </section>
  );
}
