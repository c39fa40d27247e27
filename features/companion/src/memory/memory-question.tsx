import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Notice, TextLink } from '@mooring/ui';
import type { TalkView } from '../talk/use-talk.ts';
import styles from './memory.module.css';
import { useMemoryQuestion } from './use-memory-question.ts';

type MemoryQuestionProps = { talk: Pick<TalkView, 'messages' | 'waiting'>; isSaved: boolean };

/** Asked once: whether the next conversation may begin with what was told in this one. */
export function MemoryQuestion({ talk, isSaved }: MemoryQuestionProps) {
  const { isDue, answer } = useMemoryQuestion(talk.messages, isSaved);
  if (!isDue || talk.waiting) return null;
  return (
    <Notice
      title="Shall I remember this next time?"
      action={
        <div className={styles.buttons}>
          <Button variant="secondary" size="small" onClick={() => void answer('on')}>
            Remember
          </Button>
          <Button variant="quiet" size="small" onClick={() => void answer('keep')}>
            No
          </Button>
        </div>
      }
    >
      I can keep names, days and places you tell me, so that you need not tell them again. You can
      see all of it, change it and switch it off under{' '}
      <TextLink asChild>
        <Link to={paths.companionMemory.to()}>What I know</Link>
      </TextLink>
      .
    </Notice>
  );
}
