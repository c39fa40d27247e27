import type { Emotion } from '@mooring/data';
import { ActivityList } from './activity-list.tsx';
import styles from './other-ways.module.css';

/** Ways on for someone who would rather not talk just now. Gone once something was said. */
export function OtherActivities({ emotion }: { emotion: Emotion }) {
  return (
    <details className={styles.ways}>
      <summary>Rather not talk right now?</summary>
      <ActivityList first={emotion} />
    </details>
  );
}
