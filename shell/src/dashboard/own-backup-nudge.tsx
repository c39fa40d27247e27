import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, TextLink } from '@mooring/ui';
import styles from './dashboard-screen.module.css';
import type { BackupNudge } from './use-backup-nudge.ts';
import { useOwnBackup } from './use-own-backup.ts';

/** One quiet sentence about a backup that this device makes by itself, with what it needs of the person. */
export function OwnBackupNudge({ kind, folderName, later }: BackupNudge) {
  const { step, allow, download } = useOwnBackup();
  const isAllowing = kind === 'allow';
  const press = isAllowing ? allow : download;
  return (
    <div className={styles.nudge} data-wraps>
      <p role="status">
        {step === 'failed' ? (
          <>
            The backup was not made.{' '}
            <TextLink asChild>
              <Link to={paths.profileExport.to()}>Export and backup</Link>
            </TextLink>{' '}
            says why.
          </>
        ) : isAllowing ? (
          `Mooring needs your permission again to write the backup into the folder “${folderName}”.`
        ) : (
          'Today is the day that you chose for a backup.'
        )}
      </p>
      <span className={styles.nudgeActions}>
        <Button variant="secondary" size="small" busy={step === 'working'} onClick={press}>
          {isAllowing ? 'Allow again' : 'Download the backup'}
        </Button>
        <Button variant="quiet" size="small" onClick={later}>
          Later
        </Button>
      </span>
    </div>
  );
}
