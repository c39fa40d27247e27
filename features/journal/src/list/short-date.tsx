import { readDate, shortDay } from '@mooring/contract';
import { isValid } from 'date-fns';
import styles from './entry-list.module.css';

/** The day of a row; nothing for a damaged date. */
export function ShortDate({ date }: { date: string }) {
  const day = readDate(date);
  return (
    <time className={styles.date} dateTime={date}>
      {isValid(day) ? shortDay(day) : null}
    </time>
  );
}
