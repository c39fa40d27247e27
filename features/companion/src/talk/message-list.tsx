import type { ConversationMessage, Emotion } from '@mooring/data';
import { Button } from '@mooring/ui';
import { Fragment, useState } from 'react';
import { Disclosure } from '../disclosure.tsx';
import { OtherActivities } from '../greeting/other-activities.tsx';
import { GuidedEntry } from '../guided/guided-entry.tsx';
import type { DisclosurePlaces } from './disclosure-places.ts';
import { MessageRow, type MessageRowActions } from './message-row.tsx';
import * as strings from './strings.ts';
import styles from './talk.module.css';
import type { VisibleMessages } from './use-visible-messages.ts';

type MessageListProps = MessageRowActions & {
  messages: readonly ConversationMessage[];
  /** The id of the greeting. */
  first?: string | undefined;
  emotion?: Emotion | undefined;
  disclosures: DisclosurePlaces;
  reading: string | null;
  keptIds: ReadonlySet<string>;
};

export function MessageList({
  messages,
  first,
  emotion,
  disclosures,
  reading,
  keptIds,
  ...actions
}: MessageListProps) {
  const unanswered = messages.length === 1 && messages[0]?.id === first;
  const [opened] = useState(() => new Set(messages.map(({ id }) => id)));
  return (
    <>
      <ol className={styles.messages} aria-label={strings.conversation}>
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {disclosures.above.has(message.id) && <Again />}
            <MessageRow
              message={message}
              reading={reading === message.id}
              kept={keptIds.has(message.id)}
              {...actions}
            />
            {message.guided?.step === 'entry' && (
              <GuidedEntry messages={messages.slice(0, at)} arrives={!opened.has(message.id)} />
            )}
          </Fragment>
        ))}
        {disclosures.below && <Again />}
      </ol>
      {unanswered && emotion && <OtherActivities emotion={emotion} />}
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
export function Earlier({ visible }: { visible: VisibleMessages }) {
  if (visible.hidden === 0) return null;
  return (
    <Button variant="quiet" size="small" className={styles.more} onClick={visible.showMore}>
      {strings.showWhatWasSaid(visible.hidden)}
    </Button>
  );
}
