import { useDay, usePlant } from '@mooring/data';
import { Badge, Button } from '@mooring/ui';
import styles from './rituals.module.css';
import type { Ritual } from './rituals.ts';
import * as strings from './strings.ts';

/** A ritual that was done today can have a plant in the garden, once a day. */
export function DoneToday({ ritual }: { ritual: Ritual }) {
  const day = useDay();
  const { status, busy, plant } = usePlant({
    content: strings.iMadeTimeFor(ritual.title),
    source: 'library',
    sourceId: `ritual-done/${ritual.id}/${day}`,
  });
  return (
    <>
      <Badge tone="plain">
        {status === 'planted' ? strings.doneAndPlanted : strings.doneToday}
      </Badge>
      {status === 'offered' && (
        <Button
          variant="quiet"
          size="small"
          className={styles.plant}
          aria-label={strings.plantTitle(ritual.title)}
          busy={busy}
          onClick={() => void plant()}
        >
          {strings.plantThis}
        </Button>
      )}
    </>
  );
}
