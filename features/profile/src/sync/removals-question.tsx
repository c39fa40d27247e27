import { Button, Notice } from '@mooring/ui';
import * as strings from './strings.ts';
import styles from './sync.module.css';

type Props = { count: number; busy: boolean; onKeep(): void; onRemove(): void };

/** Another device removed much at once. Nothing is removed here before the person has agreed. */
export function RemovalsQuestion({ count, busy, onKeep, onRemove }: Props) {
  return (
    <Notice title={strings.piecesWereRemoved(count)}>
      <p>{strings.theyAreStillOnThisDevice}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" busy={busy} onClick={onKeep}>
          {strings.keepThem}
        </Button>
        <Button variant="quiet" size="small" disabled={busy} onClick={onRemove}>
          {strings.removeThemHere}
        </Button>
      </div>
    </Notice>
  );
}
