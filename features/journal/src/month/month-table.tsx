import { fullDay, fullMonth, readDate, weekdayName } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { VisuallyHidden } from '@mooring/ui';
import styles from './month.module.css';
import { dayAddress } from './month-address.ts';
import { weeksOf } from './month-days.ts';
import * as strings from './strings.ts';

type MonthTableProps = {
  month: Date;
  days: ReadonlyMap<string, readonly unknown[]>;
  /** yyyy-MM-dd. */
  today: string;
  chosen: string | null;
};

/** 2 January 2000 was a Sunday. */
const weekdays = [2, 3, 4, 5, 6, 7, 8].map((day) => weekdayName(new Date(2000, 0, day)));

/** A month as a table. Every day that has come is a link; a mark shows that something is written on it. */
export function MonthTable({ month, days, today, chosen }: MonthTableProps) {
  return (
    <table className={styles.month}>
      <caption>
        <VisuallyHidden>{fullMonth(month)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <span aria-hidden>{name.slice(0, 2)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map(({ key, days: week }) => (
          <tr key={key}>
            {week.map((day, weekday) => (
              <td key={weekdays[weekday]}>
                {day && (
                  <Day
                    day={day}
                    count={days.get(day)?.length ?? 0}
                    isToday={day === today}
                    isToCome={day > today}
                    isChosen={day === chosen}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  day: string;
  count: number;
  isToday: boolean;
  isToCome: boolean;
  isChosen: boolean;
};

function Day({ day, count, isToday, isToCome, isChosen }: DayProps) {
  const number = Number(day.slice(8));
  // Only a wrong clock or an import puts an entry on a day that is still to come.
  if (isToCome && count === 0) return <span className={styles.day}>{number}</span>;
  return (
    <Link
      className={styles.day}
      to={dayAddress(day)}
      replace
      preventScrollReset
      aria-label={nameOf(day, count, isToday)}
      aria-current={isChosen ? 'true' : undefined}
      data-today={isToday || undefined}
      data-written={count > 0 || undefined}
    >
      {number}
    </Link>
  );
}

/** 'November 20, today, 2 entries' */
function nameOf(day: string, count: number, isToday: boolean): string {
  return [
    fullDay(readDate(day)),
    ...(isToday ? [strings.today] : []),
    strings.countEntries(count),
  ].join(', ');
}
