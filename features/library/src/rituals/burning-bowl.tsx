import { Button, Icon } from '@mooring/ui';
import { FlameKindlingIcon } from '@mooring/ui/bundled';
import { Ash, Bowl, Fire } from './bowl-drawing.tsx';
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
        <Bowl />
        <p className={styles.soft}>{strings.yourPaperIsEmpty}</p>
      </div>
    );
  if (state === 'ash')
    return (
      <div className={styles.bowl}>
        <Bowl>
          <Ash />
        </Bowl>
        <p className={styles.ash} role="status">
          {strings.itIsAshNowNothing}
        </p>
      </div>
    );
  return (
    <div className={styles.bowl} data-burning={state === 'burning' || undefined}>
      <div className={styles.paper}>
        <p dir="auto">{paper.text}</p>
        {state === 'burning' && <Fire className={styles.fire} />}
      </div>
      <Bowl />
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
