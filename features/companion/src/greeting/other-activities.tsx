import type { Emotion } from '@mooring/data';
import { ActivityList } from './activity-list.tsx';
import styles from './other-ways.module.css';
import * as strings from './strings.ts';

/** Ways on for someone who would rather not talk just now. Gone once something was said. */
export function OtherActivities({ emotion }: { emotion: Emotion }) {
  return (
    <details className={styles.ways}>
      <summary>{strings.ratherNotTalkRight}</summary>
      <ActivityList first={emotion} />
    </details>
  );
}
