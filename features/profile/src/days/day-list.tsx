import { Link } from '@mooring/contract/router';
import { Button, EmptyState, Notice } from '@mooring/ui';
import { CalendarDaysIcon, CalendarIcon, LinkRow, LinkRows } from '@mooring/ui/bundled';
import { dayAddress, newDay } from './day-addresses.ts';
import { isShownAsHard, rowText, unreadableText } from './day-texts.ts';
import styles from './days.module.css';
import type { Days } from './use-days.ts';

type DayListProps = {
  days: Days;
  /** The address names a day that is not here. */
  isMissing: boolean;
};

/** Every day, one row each, and the way to another one. */
export function DayList({ days: { days, unreadable }, isMissing }: DayListProps) {
  const add = (
    <Button asChild variant={days.length === 0 ? 'primary' : 'secondary'}>
      <Link to={dayAddress(newDay)}>Add a day</Link>
    </Button>
  );
  return (
    <div className={styles.stack}>
      {isMissing && <Notice>This day is no longer here.</Notice>}
      {unreadable > 0 && (
        <Notice title={unreadableText(unreadable)}>
          It is kept as it is, and nothing else is touched by it.
        </Notice>
      )}
      {days.length === 0 ? (
        <EmptyState title="No days are kept here yet" actions={add}>
          A birthday, the day someone died, a day in court. Only you can see them.
        </EmptyState>
      ) : (
        <>
          <p className={styles.soft}>
            Home shows a day only if you mark it as hard: from a week before it until the day after.
          </p>
          <LinkRows className={styles.rows}>
            {days.map(({ day }) => (
              <LinkRow
                key={day.id}
                link={<Link to={dayAddress(day.id)} />}
                icon={isShownAsHard(day) ? CalendarDaysIcon : CalendarIcon}
                name={day.name}
              >
                {rowText(day)}
              </LinkRow>
            ))}
          </LinkRows>
          <div>{add}</div>
        </>
      )}
    </div>
  );
}
