import type { ConversationMessage, Emotion } from '@mooring/data';
import { Button } from '@mooring/ui';
import { Fragment } from 'react';
import { Disclosure } from '../disclosure.tsx';
import { OtherWays } from '../greeting/other-ways.tsx';
import type { Honesty } from './honesty.ts';
import { MessageRow, type MessageRowActions } from './message-row.tsx';
import styles from './talk.module.css';
import type { Shown } from './use-shown.ts';

type MessageListProps = MessageRowActions & {
  messages: readonly ConversationMessage[];
  /** The id of the greeting. */
  first?: string | undefined;
  emotion?: Emotion | undefined;
  honesty: Honesty;
  reading: string | null;
  keptIds: ReadonlySet<string>;
};

export function MessageList({
  messages,
  first,
  emotion,
  honesty,
  reading,
  keptIds,
  ...actions
}: MessageListProps) {
  const unanswered = messages.length === 1 && messages[0]?.id === first;
  return (
    <>
      <ol className={styles.messages} aria-label="Conversation">
        {messages.map((message) => (
          <Fragment key={message.id}>
            {honesty.above.has(message.id) && <Again />}
            <MessageRow
              message={message}
              reading={reading === message.id}
              kept={keptIds.has(message.id)}
              {...actions}
            />
          </Fragment>
        ))}
        {honesty.below && <Again />}
      </ol>
      {unanswered && emotion && <OtherWays emotion={emotion} />}
    </>
  );
}

function Again() {
  return (
    <li className={styles.again}>
      <Disclosure />
    </li>
  );
}

/** The way to what was said before what is shown. */
export function Earlier({ shown }: { shown: Shown }) {
  if (shown.hidden === 0) return null;
  return (
    <Button variant="quiet" size="small" className={styles.more} onClick={shown.showMore}>
      Show what was said before ({shown.hidden})
    </Button>
  );
}
