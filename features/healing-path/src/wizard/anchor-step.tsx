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
          When you begin, this becomes your path. The one you have is kept among your earlier paths,
          with everything you wrote on it.
        </p>
      )}
      <Button wide busy={busy} onClick={onBegin}>
        Begin First Checkpoint
      </Button>
    </>
  );
}
