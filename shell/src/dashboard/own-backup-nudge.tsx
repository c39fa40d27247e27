import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, TextLink } from '@mooring/ui';
import { withParts } from '@mooring/ui/bundled';
import styles from './dashboard-screen.module.css';
import * as strings from './strings.ts';
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
        {step === 'failed'
          ? withParts(strings.theBackupWasNot, (words) => (
              <TextLink asChild>
                <Link to={paths.profileExport.to()}>{words}</Link>
              </TextLink>
            ))
          : isAllowing
            ? strings.permissionForFolder(folderName ?? '')
            : strings.todayIsTheDayThatYouChose}
      </p>
      <span className={styles.nudgeActions}>
        <Button variant="secondary" size="small" busy={step === 'working'} onClick={press}>
          {isAllowing ? strings.allowAgain : strings.downloadTheBackup}
        </Button>
        <Button variant="quiet" size="small" onClick={later}>
          {strings.later}
        </Button>
      </span>
    </div>
  );
}
