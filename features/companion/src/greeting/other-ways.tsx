import type { Emotion } from '@mooring/data';
import styles from './other-ways.module.css';
import { WaysOnList } from './ways-on-list.tsx';

/** Ways on for someone who would rather not talk just now. Gone once something was said. */
export function OtherWays({ emotion }: { emotion: Emotion }) {
  return (
    <details className={styles.ways}>
      <summary>Rather not talk right now?</summary>
      <WaysOnList first={emotion} />
    </details>
  );
}
