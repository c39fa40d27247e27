import { Button, Icon } from '@mooring/ui';
import { DownloadIcon } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import styles from './export.module.css';
import { ExportProgressBar } from './export-progress-bar.tsx';
import * as strings from './strings.ts';
import type { Export } from './use-export.ts';

/** Everything as one page of the web, to be read without Mooring. */
export function WebPageOptions({ page }: { page: Export }) {
  return (
    <ProfileSection title={strings.keepItAsAWeb}>
      <p className={styles.words}>{strings.onePageWithYourEntries}</p>
      <Button
        variant="secondary"
        wide
        busy={page.working !== null}
        onClick={() => page.run('html')}
      >
        <Icon as={DownloadIcon} />
        {strings.saveAsAWebPage}
      </Button>
      <ExportProgressBar work={page} label={strings.makingThePage} />
      <p role="status" className={styles.said}>
        {page.said}
      </p>
    </ProfileSection>
  );
}
