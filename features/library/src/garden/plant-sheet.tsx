import { dayInWords, paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type Moment, useNow } from '@mooring/data';
import { Button, Dialog } from '@mooring/ui';
import { useRef } from 'react';
import { addressOf } from '../moments/library-page.ts';
import styles from './garden.module.css';
import * as strings from './strings.ts';

type PlantSheetProps = { moment: Moment | null; onClose(): void };

/** What a plant was planted for: its sentence, its day, and the way back to where it was written. */
export function PlantSheet({ moment, onClose }: PlantSheetProps) {
  const now = useNow();
  // While the sheet closes, its words stay.
  const latest = useRef(moment);
  latest.current = moment ?? latest.current;
  const { current } = latest;
  return (
    <Dialog
      open={moment !== null}
      onOpenChange={(open) => !open && onClose()}
      title={current ? dayInWords(new Date(current.createdAt), now) : ''}
      footer={current && <WayBack moment={current} />}
    >
      <blockquote className={styles.words} dir="auto">
        {current?.content}
      </blockquote>
    </Dialog>
  );
}

function WayBack({ moment: { source, sourceId } }: { moment: Moment }) {
  const library = addressOf(sourceId);
  const entry = source === 'journal' && sourceId ? paths.entry.to({ id: sourceId }) : null;
  const to = entry ?? library;
  if (!to) return null;
  return (
    <Button asChild variant="secondary">
      <Link to={to}>{entry ? strings.goToTheEntry : strings.openItInTheLibrary}</Link>
    </Button>
  );
}
