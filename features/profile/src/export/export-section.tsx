import { useState } from 'react';
import { AutoBackupSection } from '../auto-backup/auto-backup-section.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { BackupButton } from './backup-dialog.tsx';
import styles from './export.module.css';
import { JournalForms } from './journal-forms.tsx';
import { RestoreButton } from './restore-dialog.tsx';
import * as strings from './strings.ts';
import { type ExportFormat, useExport } from './use-export.ts';
import { WebPageOptions } from './web-page-options.tsx';

/**
 * Taking words along, and bringing them back. Where nothing is kept yet (`empty`), only the way back is offered; it stays
 * in its place when a restore has brought the first words.
 */
export function ExportSection({ empty = false }: { empty?: boolean }) {
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [journal, page] = [useExport(), useExport()];
  return (
    <>
      {!empty && (
        <ProfileSection title={strings.exportYourJournal}>
          <JournalForms journal={journal} format={format} onFormat={setFormat} />
        </ProfileSection>
      )}
      {!empty && <WebPageOptions page={page} />}
      <ProfileSection title={empty ? strings.restoreFromABackup : strings.fullBackup}>
        <p className={styles.words}>
          {empty ? strings.ifYouHaveABackup : strings.everythingYouHave}
        </p>
        <div className={styles.stack}>
          {!empty && <BackupButton />}
          <RestoreButton />
        </div>
      </ProfileSection>
      {!empty && <AutoBackupSection />}
    </>
  );
}
