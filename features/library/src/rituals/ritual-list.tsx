import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { DoneToday } from './done-today.tsx';
import styles from './rituals.module.css';
import type { Ritual } from './rituals.ts';
import * as strings from './strings.ts';

export function RitualList({
  rituals,
  doneToday,
}: {
  rituals: readonly Ritual[];
  doneToday: ReadonlySet<string>;
}) {
  return (
    <ul className={styles.list}>
      {rituals.map((ritual) => (
        <li key={ritual.id} className={styles.item}>
          <div className={styles.head}>
            <h2>{ritual.title}</h2>
            <span className={styles.duration}>{ritual.duration}</span>
          </div>
          <p className={styles.text}>{ritual.description}</p>
          <div className={styles.foot}>
            <Button asChild variant="secondary" size="small">
              <Link
                to={{ search: `?ritual=${ritual.id}` }}
                aria-label={strings.viewRitualTitle(ritual.title)}
              >
                {strings.viewRitual}
              </Link>
            </Button>
            {doneToday.has(ritual.id) && <DoneToday ritual={ritual} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
