import { Button } from '@mooring/ui';
import { EarlierVersions } from '../sync/earlier-versions.tsx';
import styles from './profile.module.css';
import { SettingGroup } from './profile-section.tsx';
import * as strings from './strings.ts';
import { UnreadableRows } from './unreadable-rows.tsx';
import type { useStorageHealth } from './use-storage-health.ts';

type Health = NonNullable<ReturnType<typeof useStorageHealth>>;

/** How much is kept on this device, and whether the browser promised to keep it. */
export function StorageHealth({ health }: { health: Health }) {
  return (
    <SettingGroup>
      <p className={styles.words}>
        {health.room} <span role="status">{health.promise}</span> {health.copy}
      </p>
      {health.mayAsk && (
        <Button variant="secondary" size="small" className={styles.start} onClick={health.ask}>
          {strings.askTheBrowserNever}
        </Button>
      )}
      <UnreadableRows />
      <EarlierVersions />
      {health.refused && (
        <p role="status" className={styles.said}>
          {strings.theBrowserDidNotAgree}
        </p>
      )}
    </SettingGroup>
  );
}
