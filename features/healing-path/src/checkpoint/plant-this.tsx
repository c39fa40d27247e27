import { paths } from '@mooring/contract';
import { firstCharacters } from '@mooring/contract/first-characters';
import { Link } from '@mooring/contract/router';
import { usePlant } from '@mooring/data';
import { Button, TextLink } from '@mooring/ui';
import styles from './checkpoint.module.css';
import * as strings from './strings.ts';

/** Graphemes of a reflection that its plant keeps: a few sentences. */
const longest = 280;

/** Offers a plant in the garden for what was written at a checkpoint. */
export function PlantThis({ checkpointId, words }: { checkpointId: number; words: string }) {
  const { status, busy, plant } = usePlant({
    content: firstCharacters(words, longest),
    source: 'healing-path',
    sourceId: `checkpoint/${checkpointId}`,
  });
  if (status === 'hidden') return null;
  return (
    <div className={styles.plant}>
      {status === 'offered' && (
        <Button wide variant="secondary" busy={busy} onClick={() => void plant()}>
          {strings.plantThis}
        </Button>
      )}
      {status === 'planted' && (
        <p role="status">
          {strings.itStandsInYourGarden}{' '}
          <TextLink asChild>
            <Link to={paths.savedMoments.to()}>{strings.seeTheGarden}</Link>
          </TextLink>
        </p>
      )}
    </div>
  );
}
