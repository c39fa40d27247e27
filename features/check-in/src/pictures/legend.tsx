import { type CheckInWithoutNotes, emotionMark, emotionName } from '@mooring/data';
import { EmotionDisc } from '@mooring/ui/bundled';
import { breakdownOf } from './breakdown-facts.ts';
import styles from './picture.module.css';

/** Which mark is which, for those that are in the picture. */
export function Legend({ felt }: { felt: readonly CheckInWithoutNotes[] }) {
  return (
    <ul className={styles.legend}>
      {breakdownOf(felt).map(({ emotion }) => (
        <li key={emotion}>
          <EmotionDisc mark={emotionMark(emotion)} size="small" className={styles.legendDisc} />
          {emotionName(emotion)}
        </li>
      ))}
    </ul>
  );
}
