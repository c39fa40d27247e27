import { timeOfDay } from '@mooring/contract';
import { Button } from '@mooring/ui';
import styles from './pause.module.css';
import * as strings from './strings.ts';
import type { PauseView } from './use-pause.ts';

/** A pause that goes on: until when, and the ways out of it. */
export function RunningPause({ pause: { endsAt, end, tellWritten, busy } }: { pause: PauseView }) {
  return (
    <div className={styles.now}>
      <p className={styles.until}>{endsAt && strings.thePauseGoesOnUntil(timeOfDay(endsAt))}</p>
      <p className={styles.soft}>{strings.youCanCloseThisPage}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={busy} onClick={end}>
          {strings.endThePauseNow}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={tellWritten}>
          {strings.iHaveWrittenToThem}
        </Button>
      </div>
    </div>
  );
}
