import type { Keepsake } from '@mooring/data';
import { ConfirmButton } from '@mooring/ui/bundled';
import { KeptRow } from './kept-row.tsx';
import styles from './someone.module.css';
import * as strings from './strings.ts';

type SayingRowProps = { saying: Keepsake; isHidden: boolean; onRemove(): void };

/** What they said once. */
export function SayingRow({ saying: { id, text }, isHidden, onRemove }: SayingRowProps) {
  const beginning = text.slice(0, 60);
  return (
    <KeptRow id={id} isHidden={isHidden} title={beginning}>
      {(mute) => (
        <>
          <blockquote className={styles.saying} dir="auto">
            {text}
          </blockquote>
          <div className={styles.buttons}>
            {mute}
            <ConfirmButton
              variant="quiet"
              aria-label={strings.removeBeginning(beginning)}
              title={strings.removeTheseWords}
              text={strings.theyAreRemoved}
              confirmLabel={strings.remove}
              cancelLabel={strings.keepThem}
              onConfirm={onRemove}
            >
              {strings.remove}
            </ConfirmButton>
          </div>
        </>
      )}
    </KeptRow>
  );
}
