import type { HealingPath } from '@mooring/data';
import { Button } from '@mooring/ui';
import { FourFloats } from './four-floats.tsx';
import * as strings from './strings.ts';
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
      <FourFloats now />
      <p className={styles.lead}>{anchor.message}</p>
      <p className={styles.soft}>{anchor.prompt}</p>
      {replaces && <p className={styles.soft}>{strings.whenYouBeginThisBecomes}</p>}
      <Button wide busy={busy} onClick={onBegin}>
        {strings.beginFirstCheckpoint}
      </Button>
    </>
  );
}
