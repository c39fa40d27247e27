import type { HealingPath } from '@mooring/data';
import { Button } from '@mooring/ui';
import styles from './wizard.module.css';

export function AnchorStep({
  anchor,
  keepsWords,
  busy,
  onBegin,
}: {
  anchor: HealingPath['weeklyAnchor'];
  /** True when words of an earlier path are put away by beginning this one. */
  keepsWords: boolean;
  busy: boolean;
  onBegin(): void;
}) {
  return (
    <>
      <p className={styles.lead}>{anchor.message}</p>
      <p className={styles.soft}>{anchor.prompt}</p>
      {keepsWords && (
        <p className={styles.soft}>
          When you begin, this becomes your path. What you wrote on the earlier one goes to your
          Saved Moments.
        </p>
      )}
      <Button wide busy={busy} onClick={onBegin}>
        Begin First Checkpoint
      </Button>
    </>
  );
}
