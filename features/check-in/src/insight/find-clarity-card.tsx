import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Emotion } from '@mooring/data';
import { Button, Card, CardTitle, Icon } from '@mooring/ui';
import { FeatherIcon, MessageCircleIcon } from '@mooring/ui/bundled';
import { suggestions } from '../summary/suggestions.ts';
import styles from './insight.module.css';

const clarityPrompt = 'What am I feeling right now, and what might it be asking for?';

/** For when the eight names do not fit: write about it, or talk it through. */
export function FindClarityCard({ emotion }: { emotion: Emotion | null }) {
  const prompt: WriteState = {
    prompt: emotion ? suggestions[emotion].journalPrompt : clarityPrompt,
  };
  return (
    <Card aria-labelledby="find-clarity">
      <CardTitle id="find-clarity">Find Clarity</CardTitle>
      <p className={styles.soft}>When no single word fits, a few sentences might.</p>
      <div className={styles.doors}>
        <Button asChild variant="secondary">
          <Link to={paths.write.to()} state={prompt}>
            <Icon as={FeatherIcon} />
            Clarity Journal
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.companion.to()}>
            <Icon as={MessageCircleIcon} />
            Talk It Through
          </Link>
        </Button>
      </div>
    </Card>
  );
}
