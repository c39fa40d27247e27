import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { OwnPrompt } from '@mooring/data';
import { Button, TextLink } from '@mooring/ui';
import { newPrompt, ownPromptAddress, ownPrompts } from './own-addresses.ts';
import styles from './own-section.module.css';
import * as strings from './strings.ts';

type OwnSectionProps = {
  first: readonly OwnPrompt[];
  /** How many there are in all. */
  count: number;
};

/** One's own prompts, beside ours: the first of them, and the way to all. */
export function OwnSection({ first, count }: OwnSectionProps) {
  return (
    <section aria-labelledby="own-prompts" className={styles.section}>
      <h2 id="own-prompts">{strings.yourOwnPrompts}</h2>
      {count === 0 && <p className={styles.soft}>{strings.youCanWritePrompts}</p>}
      {first.length > 0 && (
        <ul className={styles.list}>
          {first.map((prompt) => (
            <li key={prompt.id}>
              <Answerable prompt={prompt} />
            </li>
          ))}
        </ul>
      )}
      {count === 0 ? (
        <Button asChild variant="secondary" size="small">
          <Link to={ownPromptAddress(newPrompt)}>{strings.writeAPrompt}</Link>
        </Button>
      ) : (
        <TextLink asChild>
          <Link to={ownPrompts}>{strings.allYourOwnPrompts}</Link>
        </TextLink>
      )}
    </section>
  );
}

function Answerable({ prompt: { id, text } }: { prompt: OwnPrompt }) {
  const answer: WriteState = { ownPrompt: id };
  return (
    <article className={styles.prompt}>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Button asChild variant="secondary" size="small">
        <Link to={paths.write.to()} state={answer}>
          {strings.writeResponse}
        </Link>
      </Button>
    </article>
  );
}
