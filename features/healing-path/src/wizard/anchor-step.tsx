import type { HealingPath } from '@mooring/data';
import { Button } from '@mooring/ui';
import styles from './wizard.module.css';

export function AnchorStep({
  anchor,
  replaces,
  busy,
  onBegin,
}: {
  anchor: HealingPath['weeklyAnchor'];
  /** True when this path takes an earlier one's place. */
  replaces: boolean;
  busy: boolean;
  onBegin(): void;
}) {
  return (
    <>
      <p className={styles.lead}>{anchor.message}</p>
      <p className={styles.soft}>{anchor.prompt}</p>
      {replaces && (
        <p className={styles.soft}>
          When you begin, this becomes your path. Anything you wrote on the earlier one goes to your
          Saved Moments.
        </p>
      )}
      <Button wide busy={busy} onClick={onBegin}>
        Begin First Checkpoint
      </Button>
    </>
  );
}
