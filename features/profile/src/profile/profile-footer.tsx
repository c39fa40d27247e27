import { useSyncState } from '@mooring/data';
import styles from './profile.module.css';
import * as strings from './strings.ts';

export function ProfileFooter() {
  const { status } = useSyncState();
  return (
    <div className={styles.footer}>
      <p>{strings.v100YourData}</p>
      {status !== 'off' && <p>{strings.itIsAlsoSynced}</p>}
    </div>
  );
}
