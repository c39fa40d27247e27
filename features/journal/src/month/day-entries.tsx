import { fullDate, paths, readDate, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Icon, Skeleton } from '@mooring/ui';
import { EyeIcon, FeatherIcon } from '@mooring/ui/bundled';
import type { RefObject } from 'react';
import rowStyles from '../list/entry-list.module.css';
import { EntryRow } from '../list/entry-row.tsx';
import type { EntryLine, listShown } from '../list/list-rows.ts';
import { UnreadableRow } from '../list/unreadable-row.tsx';
import { useHiddenTitles } from '../list/use-hidden-titles.ts';
import styles from './month.module.css';

type DayEntriesProps = {
  /** yyyy-MM-dd. */
  day: string;
  isToday: boolean;
  shown: ReturnType<typeof listShown>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The entries of one day, and a way to write about it. */
export function DayEntries({ day, isToday, shown, heading }: DayEntriesProps) {
  const titles = useHiddenTitles();
  const state: WriteState = isToday ? {} : { day };
  const lines = shown.map(
    (one, index): EntryLine => ({ kind: 'entry', ...one, place: index + 1, size: shown.length }),
  );
  return (
    <section aria-labelledby="day-heading" className={styles.entries}>
      <h2 id="day-heading" ref={heading} tabIndex={-1}>
        {fullDate(readDate(day))}
      </h2>
      {!titles.known && <Skeleton lines={2} />}
      {titles.known && titles.showAll && lines.length > 0 && (
        <p className={styles.soft}>
          Titles are hidden on this page.{' '}
          <Button variant="quiet" size="small" onClick={titles.showAll}>
            <Icon as={EyeIcon} size="small" />
            Show titles
          </Button>
        </p>
      )}
      {titles.known && lines.length > 0 && (
        <ul className={rowStyles.rows}>
          {lines.map((line) => (
            <li key={line.key} className={rowStyles.row}>
              {line.entry ? (
                <EntryRow
                  entry={line.entry}
                  hit={null}
                  hidden={titles.whyHidden(line)}
                  onShow={() => titles.show(line.key)}
                />
              ) : (
                <UnreadableRow id={line.key} date={line.date} />
              )}
            </li>
          ))}
        </ul>
      )}
      {titles.known && lines.length === 0 && (
        <p className={styles.soft}>There is no entry on this day.</p>
      )}
      <Button asChild variant="secondary">
        <Link to={paths.write.to()} state={state}>
          <Icon as={FeatherIcon} />
          Write about this day
        </Link>
      </Button>
    </section>
  );
}
