import { Button } from '@mooring/ui';
import styles from './pause.module.css';
import * as strings from './strings.ts';
import type { PauseView } from './use-pause.ts';

/** Before a pause: one button that begins it, and one for somebody who has written already. */
export function BeginPause({ pause: { begin, tellWritten, busy } }: { pause: PauseView }) {
  return (
    <div className={styles.now}>
      <div className={styles.buttons}>
        <Button busy={busy} onClick={begin}>
          {strings.beginTheTenMinute}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={tellWritten}>
          {strings.iHaveWrittenToThem}
        </Button>
      </div>
      <p className={styles.soft}>{strings.theTenMinutesGo}</p>
    </div>
  );
}
