import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Emotion } from '@mooring/data';
import { Button, Card, CardTitle, Icon } from '@mooring/ui';
import { FeatherIcon, MessageCircleIcon } from '@mooring/ui/bundled';
import { suggestions } from '../summary/suggestions.ts';
import styles from './insight.module.css';
import * as strings from './strings.ts';

const clarityPrompt = strings.whatAmIFeeling;

/** For when the eight names do not fit: write about it, or talk it through. */
export function FindClarityCard({ emotion }: { emotion: Emotion | null }) {
  const prompt: WriteState = {
    prompt: emotion ? suggestions[emotion].journalPrompt : clarityPrompt,
  };
  return (
    <Card aria-labelledby="find-clarity">
      <CardTitle id="find-clarity">{strings.findClarity}</CardTitle>
      <p className={styles.soft}>{strings.whenNoSingleWord}</p>
      <div className={styles.doors}>
        <Button asChild variant="secondary">
          <Link to={paths.write.to()} state={prompt}>
            <Icon as={FeatherIcon} />
            {strings.clarityJournal}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.companion.to()}>
            <Icon as={MessageCircleIcon} />
            {strings.talkItThrough}
          </Link>
        </Button>
      </div>
    </Card>
  );
}
