import { Button, Icon } from '@mooring/ui';
import { DownloadIcon } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import styles from './export.module.css';
import { ExportProgressBar } from './export-progress-bar.tsx';
import type { Export } from './use-export.ts';

/** Everything as one page of the web, to be read without Mooring. */
export function WebPageOptions({ page }: { page: Export }) {
  return (
    <ProfileSection title="Keep it as a web page">
      <p className={styles.words}>
        Entries with their recordings and pictures, letters, check-ins, moments, your path and the
        pages under Someone you lost, as one page you can open years from now, without Mooring. It
        is not encrypted.
      </p>
      <Button
        variant="secondary"
        wide
        busy={page.working !== null}
        onClick={() => page.run('html')}
      >
        <Icon as={DownloadIcon} />
        Save as a web page
      </Button>
      <ExportProgressBar work={page} label="Making the page" />
      <p role="status" className={styles.said}>
        {page.said}
      </p>
    </ProfileSection>
  );
}
