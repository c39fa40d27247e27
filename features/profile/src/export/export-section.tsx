import { useState } from 'react';
import { AutoBackupSection } from '../auto-backup/auto-backup-section.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { BackupButton } from './backup-dialog.tsx';
import styles from './export.module.css';
import { JournalForms } from './journal-forms.tsx';
import { RestoreButton } from './restore-dialog.tsx';
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
        <ProfileSection title="Export Your Journal">
          <JournalForms journal={journal} format={format} onFormat={setFormat} />
        </ProfileSection>
      )}
      {!empty && <WebPageOptions page={page} />}
      <ProfileSection title={empty ? 'Restore from a backup' : 'Full backup'}>
        <p className={styles.words}>
          {empty
            ? 'If you have a backup file from Mooring, you can bring it back here.'
            : 'Everything you have here in one file: entries with recordings and pictures, letters, check-ins, moments, your path, the pages under Someone you lost with their files, your days, drafts and conversations. It can be restored in any browser.'}
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
