import { Button, DownloadIcon, Icon } from '@mooring/ui';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import type { Export } from './use-export.ts';

export function ExportSection({ journal }: { journal: Export }) {
  return (
    <ProfileSection title="Export Your Journal">
      <p className={styles.words}>
        As plain text: every entry with its date and tags, in one file that any device can open. The
        file is not encrypted.
      </p>
      <Button variant="secondary" wide busy={journal.busy} onClick={journal.run}>
        <Icon as={DownloadIcon} />
        Export Journal
      </Button>
      <p role="status" className={styles.said}>
        {journal.said}
      </p>
    </ProfileSection>
  );
}
