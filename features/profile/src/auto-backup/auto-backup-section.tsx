import { Button, Icon, Skeleton } from '@mooring/ui';
import { CalendarDaysIcon, FolderIcon } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import styles from './auto-backup.module.css';
import { AutoBackupPlan } from './auto-backup-plan.tsx';
import { staysText } from './auto-backup-texts.ts';
import { BeginDialog } from './begin-dialog.tsx';
import * as strings from './strings.ts';
import { useAutoBackup } from './use-auto-backup.ts';
import { useBeginBackups } from './use-begin-backups.ts';

/** Backups that are made by themselves: into a folder of the person's own, or with a reminder on a day they choose. */
export function AutoBackupSection() {
  const page = useAutoBackup();
  const begin = useBeginBackups((isFolder) => {
    if (isFolder) void page.backUpNow();
  });
  const { known } = page;
  return (
    <ProfileSection title={strings.backUpByItself}>
      {known === 'loading' && <Skeleton lines={3} />}
      {known === 'failed' && <p className={styles.words}>{strings.thisBrowserDoes}</p>}
      {typeof known === 'object' &&
        (known.state ? (
          <AutoBackupPlan state={known.state} page={page} />
        ) : (
          <>
            <p className={styles.words}>
              {known.canUseFolders ? strings.mooringCanWrite : strings.thisBrowserCannot}
            </p>
            <Button
              variant="secondary"
              wide
              onClick={known.canUseFolders ? begin.chooseFolder : begin.chooseDay}
            >
              <Icon as={known.canUseFolders ? FolderIcon : CalendarDaysIcon} />
              {known.canUseFolders ? strings.chooseAFolder : strings.chooseADay}
            </Button>
          </>
        ))}
      <BeginDialog begin={begin} />
      <p role="status" className={styles.said}>
        {begin.open ? '' : begin.failure || page.said}
      </p>
      {typeof known === 'object' && known.state && (
        <p className={styles.words}>{staysText(known.state)}</p>
      )}
    </ProfileSection>
  );
}
