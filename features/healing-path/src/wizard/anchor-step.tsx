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
  /** True when an earlier path is put away by this one. */
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
          From here on this is your path. What you wrote on the earlier one is kept among your
          drafts.
        </p>
      )}
      <Button wide busy={busy} onClick={onBegin}>
        Begin First Checkpoint
      </Button>
    </>
  );
}
