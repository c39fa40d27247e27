import { useSyncState } from '@mooring/data';
import styles from './profile.module.css';

export function ProfileFooter() {
  const { status } = useSyncState();
  return (
    <div className={styles.footer}>
      <p>v1.0.0 / Your data is stored locally on your device</p>
      {status !== 'off' && (
        <p>It is also synced to your other devices, encrypted before it leaves this one</p>
      )}
    </div>
  );
}
