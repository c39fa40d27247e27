import styles from './shelf-picture.module.css';
import { shelfStrokes } from './shelf-strokes.ts';

/** What stands for a shelf of the library, by its address. Decoration: the name beside it says which. */
export function ShelfPicture({ of }: { of: string }) {
  const strokes = shelfStrokes[of];
  if (!strokes) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path d={strokes.fill} fill={`var(${strokes.tone})`} fillOpacity=".8" fillRule="evenodd" />
      <path d={strokes.ink} className={styles.ink} />
      <path d={strokes.faint} className={styles.faint} />
    </svg>
  );
}
