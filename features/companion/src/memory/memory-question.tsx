import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Notice, TextLink } from '@mooring/ui';
import type { TalkView } from '../talk/use-talk.ts';
import styles from './memory.module.css';
import * as strings from './strings.ts';
import { useMemoryQuestion } from './use-memory-question.ts';

type MemoryQuestionProps = { talk: Pick<TalkView, 'messages' | 'waiting'>; isSaved: boolean };

/** Asked once: whether the next conversation may begin with what was told in this one. */
export function MemoryQuestion({ talk, isSaved }: MemoryQuestionProps) {
  const { isDue, answer } = useMemoryQuestion(talk.messages, isSaved);
  if (!isDue || talk.waiting) return null;
  return (
    <Notice
      title={strings.shallIRemember}
      action={
        <div className={styles.buttons}>
          <Button variant="secondary" size="small" onClick={() => void answer('on')}>
            {strings.remember}
          </Button>
          <Button variant="quiet" size="small" onClick={() => void answer('keep')}>
            {strings.no}
          </Button>
        </div>
      }
    >
      {strings.iCanKeepNamesDays}{' '}
      <TextLink asChild>
        <Link to={paths.companionMemory.to()}>{strings.whatIKnow}</Link>
      </TextLink>
      .
    </Notice>
  );
}
