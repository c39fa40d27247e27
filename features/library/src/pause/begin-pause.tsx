import { Button } from '@mooring/ui';
import styles from './pause.module.css';
import type { PauseView } from './use-pause.ts';

/** Before a pause: one button that begins it, and one for somebody who has written already. */
export function BeginPause({ pause: { begin, tellWritten, busy } }: { pause: PauseView }) {
  return (
    <div className={styles.now}>
      <div className={styles.buttons}>
        <Button busy={busy} onClick={begin}>
          Begin the ten-minute pause
        </Button>
        <Button variant="quiet" disabled={busy} onClick={tellWritten}>
          I have written to them
        </Button>
      </div>
      <p className={styles.soft}>
        The ten minutes go on if you close this page, and you can end them at any time. No sound is
        played.
      </p>
    </div>
  );
}
