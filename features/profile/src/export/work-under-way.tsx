import { Button } from '@mooring/ui';
import { Progress } from '@mooring/ui/bundled';
import styles from './export.module.css';
import type { Export } from './use-export.ts';

/** How far an export is, and the way to stop it. Nothing while there is none. */
export function WorkUnderWay({ work, label }: { work: Export; label: string }) {
  if (work.working === null) return null;
  return (
    <div className={styles.work}>
      <Share share={work.share} label={label} />
      <Button variant="quiet" size="small" onClick={work.cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** `share` is 0–1. */
export function Share({ share, label }: { share: number; label: string }) {
  return (
    <div className={styles.share}>
      <span>
        {label}: {Math.round(share * 100)}%
      </span>
      <Progress value={share * 100} label={label} />
    </div>
  );
}
