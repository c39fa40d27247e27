import { Button, Notice } from '@mooring/ui';
import styles from '../talk/reply-ways.module.css';
import type { TalkView } from '../talk/use-talk.ts';
import { type GuidedPress, guidedPresses } from './guided-turn.ts';
import type { GuidedWritingView } from './use-guided-writing.ts';

type GuidedWaysProps = { guided: GuidedWritingView; talk: TalkView };

/** The ways past a question of guided writing, and what is said where it could not begin. */
export function GuidedWays({ guided, talk }: GuidedWaysProps) {
  if (talk.waiting) return null;
  if (guided.hasFailed) {
    return (
      <Notice
        tone="danger"
        title="The questions could not be started"
        action={
          <Button variant="secondary" size="small" onClick={guided.retry}>
            Try again
          </Button>
        }
      >
        Your words are unchanged.
      </Notice>
    );
  }
  if (!guided.isOpen || talk.messages.at(-1)?.role !== 'companion') return null;
  return (
    <ul className={styles.ways} aria-label="Other choices">
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
