import type { SyncState } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import { HeldNotice } from './held-notice.tsx';
import * as strings from './strings.ts';
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
      {isEndless && <p className={styles.said}>{strings.syncStopped}</p>}
      {isMissing && (
        <Notice title={strings.theServerDoesNot}>
          <p>{strings.yourOtherDevicesWroteMore}</p>
          <div className={styles.actions}>
            <Button variant="secondary" size="small" busy={busy} onClick={onCompare}>
              {strings.compareEverything}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

const repairedText = (count: number) =>
  count === 1 ? strings.theServerNoLonger : strings.theServerNoLongerHad(count);
