import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useDay } from '@mooring/data';
import * as strings from './strings.ts';
import styles from './view-switch.module.css';

/** The journal as a list, or one month of it as a calendar. */
export function ViewSwitch({ view }: { view: 'list' | 'month' }) {
  const month = useDay().slice(0, 7);
  return (
    <nav className={styles.views} aria-label={strings.showTheJournal}>
      <Link to={paths.journal.to()} aria-current={view === 'list' ? 'page' : undefined}>
        {strings.list}
      </Link>
      <Link
        to={paths.journalMonth.to({ month })}
        aria-current={view === 'month' ? 'page' : undefined}
      >
        {strings.month}
      </Link>
    </nav>
  );
}
