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
        One page with your entries, their recordings and pictures, your letters, check-ins, moments
        and path, what you wrote after a pause, and the pages under Someone you lost. You can open
        it years from now, without Mooring. It is not encrypted. The words of a sealed letter are
        not in it.
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
