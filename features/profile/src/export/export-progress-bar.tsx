import { Button } from '@mooring/ui';
import { ProgressLine } from '@mooring/ui/bundled';
import styles from './export.module.css';
import * as strings from './strings.ts';
import type { Export } from './use-export.ts';

/** How far an export is, and the way to stop it. Nothing while there is none. */
export function ExportProgressBar({ work, label }: { work: Export; label: string }) {
  if (work.working === null) return null;
  return (
    <div className={styles.work}>
      <ProgressLine share={work.share} label={label} />
      <Button variant="quiet" size="small" onClick={work.cancel}>
        {strings.cancel}
      </Button>
    </div>
  );
}
