import { Button } from '@mooring/ui';
import styles from './insight.module.css';

/** Says why the page asks for nothing, and takes it back when wanted. */
export function QuietLine({ end }: { end(): void }) {
  return (
    <div className={styles.quiet}>
      <p>You said not today. Insights and suggestions wait until tomorrow.</p>
      <Button variant="quiet" size="small" onClick={end}>
        Show them after all
      </Button>
    </div>
  );
}
