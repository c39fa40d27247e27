import { Button, Notice } from '@mooring/ui';
import styles from './sync.module.css';

type Props = { count: number; busy: boolean; onKeep(): void; onRemove(): void };

/** Another device removed much at once. Nothing is removed here before the person has agreed. */
export function RemovalsQuestion({ count, busy, onKeep, onRemove }: Props) {
  return (
    <Notice title={`${count} pieces were removed on another device`}>
      <p>
        They are still on this device. You can keep them, and they are sent to your other devices
        again. Or you can remove them here too.
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" busy={busy} onClick={onKeep}>
          Keep them
        </Button>
        <Button variant="quiet" size="small" disabled={busy} onClick={onRemove}>
          Remove them here too
        </Button>
      </div>
    </Notice>
  );
}
