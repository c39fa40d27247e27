import { Button, Icon, Skeleton } from '@mooring/ui';
import { CalendarDaysIcon, FolderIcon } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import styles from './auto-backup.module.css';
import { AutoBackupPlan } from './auto-backup-plan.tsx';
import { staysText } from './auto-backup-texts.ts';
import { BeginDialog } from './begin-dialog.tsx';
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
    <ProfileSection title="Back up by itself">
      {known === 'loading' && <Skeleton lines={3} />}
      {known === 'failed' && (
        <p className={styles.words}>
          This browser does not let Mooring remember a folder, so Mooring cannot back up by itself
          here. You can still make a full backup above.
        </p>
      )}
      {typeof known === 'object' &&
        (known.state ? (
          <AutoBackupPlan state={known.state} page={page} />
        ) : (
          <>
            <p className={styles.words}>
              {known.canUseFolders
                ? 'Mooring can write an encrypted backup into a folder that you choose: once a week, and sooner after big changes. It does this while Mooring is open and you are not typing. A good folder is on another disk, or is copied by a cloud service.'
                : 'This browser cannot write into a folder by itself. Instead, Mooring can remind you on one day of the week. On that day Home has a button that saves an encrypted backup.'}
            </p>
            <Button
              variant="secondary"
              wide
              onClick={known.canUseFolders ? begin.chooseFolder : begin.chooseDay}
            >
              <Icon as={known.canUseFolders ? FolderIcon : CalendarDaysIcon} />
              {known.canUseFolders ? 'Choose a folder' : 'Choose a day'}
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
