import { Button, Icon } from '@mooring/ui';
import { Bowl, FlameKindlingIcon } from '@mooring/ui/bundled';
import styles from './burning-bowl.module.css';
import type { Paper } from './ritual-aid.tsx';
import * as strings from './strings.ts';
import { useBurning } from './use-burning.ts';

/** Lays what was typed into the fire. Under reduced motion there are three still pictures: paper, half of it, ash. */
export function BurningBowl({ paper, onAsh }: { paper: Paper; onAsh(): void }) {
  const { state, burn } = useBurning(paper, onAsh);
  if (state !== 'ash' && paper.text.trim() === '')
    return (
      <div className={styles.bowl}>
        <Bowl state="empty" />
        <p className={styles.soft}>{strings.yourPaperIsEmpty}</p>
      </div>
    );
  return (
    <div className={styles.bowl}>
      <Bowl state={state}>{paper.text}</Bowl>
      {state === 'ash' && (
        <p className={styles.ash} role="status">
          {strings.itIsAshNowNothing}
        </p>
      )}
      {state === 'paper' && (
        <>
          <Button wide onClick={burn}>
            <Icon as={FlameKindlingIcon} size="small" />
            {strings.letTheFireHave}
          </Button>
          <p className={styles.soft}>{strings.thisCannotBeUndone}</p>
        </>
      )}
    </div>
  );
}
