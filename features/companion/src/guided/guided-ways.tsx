import { Button, Notice } from '@mooring/ui';
import styles from '../talk/reply-ways.module.css';
import type { TalkView } from '../talk/use-talk.ts';
import { type GuidedPress, guidedPresses } from './guided-turn.ts';
import * as strings from './strings.ts';
import type { GuidedWritingView } from './use-guided-writing.ts';

type GuidedWaysProps = { guided: GuidedWritingView; talk: TalkView };

/** The ways past a question of guided writing, and what is said where it could not begin. */
export function GuidedWays({ guided, talk }: GuidedWaysProps) {
  if (talk.waiting) return null;
  if (guided.hasFailed) {
    return (
      <Notice
        tone="danger"
        title={strings.theQuestionsCould}
        action={
          <Button variant="secondary" size="small" onClick={guided.retry}>
            {strings.tryAgain}
          </Button>
        }
      >
        {strings.yourWordsAreUnchanged}
      </Notice>
    );
  }
  if (!guided.isOpen || talk.messages.at(-1)?.role !== 'companion') return null;
  return (
    <ul className={styles.ways} aria-label={strings.otherChoices}>
      {(Object.keys(guidedPresses) as GuidedPress[]).map((press) => (
        <li key={press}>
          <Button
            variant="secondary"
            size="small"
            className={styles.way}
            onClick={() => guided.press(press)}
          >
            {guidedPresses[press]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
