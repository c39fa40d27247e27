import { Button, Notice } from '@mooring/ui';
import styles from './sync.module.css';
import { useHeldRows } from './use-held-rows.ts';

/** Rows of the service that replaced nothing. What the person wrote is as it was. */
export function HeldNotice({ count }: { count: number }) {
  const { busy, download, remove } = useHeldRows();
  return (
    <Notice title={heldTitle(count)}>
      <p>
        The service sent it, and it does not open here, or none of your devices can prove that it
        wrote it. What you wrote is as it was. What the service sent is kept apart on this device.
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" disabled={busy} onClick={download}>
          Download it
        </Button>
        <Button variant="quiet" size="small" disabled={busy} onClick={remove}>
          Remove it from this device
        </Button>
      </div>
    </Notice>
  );
}

const heldTitle = (count: number) =>
  count === 1 ? 'One piece was not taken over' : `${count} pieces were not taken over`;
