import { Button } from '@mooring/ui';
import styles from './insight.module.css';
import * as strings from './strings.ts';

/** Says why the page asks for nothing, and takes it back when wanted. */
export function QuietLine({ end }: { end(): void }) {
  return (
    <div className={styles.quiet}>
      <p>{strings.youChoseAQuietDay}</p>
      <Button variant="quiet" size="small" onClick={end}>
        {strings.showThemAfterAll}
      </Button>
    </div>
  );
}
