import { timeOfDay } from '@mooring/contract';
import { Button } from '@mooring/ui';
import styles from './pause.module.css';
import type { PauseView } from './use-pause.ts';

/** A pause that goes on: until when, and the ways out of it. */
export function RunningPause({ pause: { endsAt, end, tellWritten, busy } }: { pause: PauseView }) {
  return (
    <div className={styles.now}>
      <p className={styles.until}>{endsAt && `The pause goes on until ${timeOfDay(endsAt)}.`}</p>
      <p className={styles.soft}>
        You can close this page. The time goes on, and nothing rings. Below are things that you can
        do meanwhile, and you can also do nothing.
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={busy} onClick={end}>
          End the pause now
        </Button>
        <Button variant="quiet" disabled={busy} onClick={tellWritten}>
          I have written to them
        </Button>
      </div>
    </div>
  );
}
