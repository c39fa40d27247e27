import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Badge, Button, Card } from '@mooring/ui';
import styles from './prompts-screen.module.css';
import * as strings from './strings.ts';
import type { PromptCardContent } from './use-prompts.ts';

type PromptCardProps = { prompt: PromptCardContent; when: 'today' | 'soon' | 'earlier' };

/** One prompt: today's on a raised sheet, the others as ruled lines. */
export function PromptCard({ prompt, when }: PromptCardProps) {
  // One's own words stay out of the browser's history: the page to write on reads them by the id.
  const answer: WriteState = prompt.isOwn ? { ownPrompt: prompt.id } : { prompt: prompt.text };
  const Heading = when === 'earlier' ? 'h3' : 'h2';
  const words = (
    <article className={styles.prompt} data-when={when}>
      <div className={styles.top}>
        <p>
          {when === 'today' ? (
            <Badge>{strings.today}</Badge>
          ) : (
            <span className={styles.day}>{prompt.day}</span>
          )}
        </p>
        <Heading className={styles.type}>{prompt.type}</Heading>
      </div>
      <p className={styles.text} dir="auto">
        {prompt.text}
      </p>
      {prompt.note && <p className={styles.note}>{prompt.note}</p>}
      {prompt.person && (
        <p className={styles.note} dir="auto">
          {prompt.person}
        </p>
      )}
      {when === 'soon' ? (
        <Button variant="secondary" size="small" disabled>
          {strings.availableSoon}
        </Button>
      ) : (
        <Button asChild {...(when === 'today' ? {} : { variant: 'secondary', size: 'small' })}>
          <Link to={paths.write.to()} state={answer}>
            {strings.writeResponse}
          </Link>
        </Button>
      )}
    </article>
  );
  return when === 'today' ? <Card>{words}</Card> : words;
}
