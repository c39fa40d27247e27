import { Button } from '@mooring/ui';
import styles from './entry-list.module.css';
import { EntryRow, UnreadableRow } from './entry-row.tsx';
import type { JournalList } from './use-journal.ts';

/** The entries under their months, newest first. */
export function EntryList({ list }: { list: Extract<JournalList, { status: 'ready' }> }) {
  return (
    <div className={styles.list}>
      {list.groups.map(({ month, rows }) => (
        <section key={month} aria-label={month}>
          <h2 className={styles.month}>{month}</h2>
          <ul className={styles.rows}>
            {rows.map((row) =>
              row.entry ? (
                <EntryRow key={row.id} entry={row.entry} />
              ) : (
                <UnreadableRow key={row.id} date={row.date} />
              ),
            )}
          </ul>
        </section>
      ))}
      {list.showOlder && (
        <Button variant="secondary" onClick={list.showOlder}>
          Show older
        </Button>
      )}
    </div>
  );
}
