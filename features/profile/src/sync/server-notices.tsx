import type { SyncState } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import { HeldNotice } from './held-notice.tsx';
import styles from './sync.module.css';

type Props = {
  state: Pick<SyncState, 'repaired' | 'isMissing' | 'isEndless' | 'held'>;
  busy: boolean;
  onCompare(): void;
};

/** What the service did not have, did not show, or sent although nobody wrote it. Nothing on this device was changed. */
export function ServerNotices({ state, busy, onCompare }: Props) {
  const { repaired, isMissing, isEndless, held } = state;
  return (
    <>
      {repaired > 0 && <p className={styles.said}>{repairedText(repaired)}</p>}
      {held > 0 && <HeldNotice count={held} />}
      {isEndless && (
        <p className={styles.said}>
          The service does not come to an end, so Mooring stopped asking for now; everything on this
          device is kept.
        </p>
      )}
      {isMissing && (
        <Notice title="The service does not show everything">
          <p>
            Your other devices have written more than the service shows to this one. Nothing on this
            device was changed or removed. Open Mooring on your other devices, so that they can send
            it again.
          </p>
          <div className={styles.actions}>
            <Button variant="secondary" size="small" busy={busy} onClick={onCompare}>
              Compare everything again
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

const repairedText = (count: number) =>
  count === 1
    ? 'The service no longer had one piece as you wrote it. It was sent again.'
    : `The service no longer had ${count} pieces as you wrote them. They were sent again.`;
