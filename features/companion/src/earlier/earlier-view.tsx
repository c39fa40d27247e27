import { dayAndTime, dayInWords, paths, say, timeOfDay } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type ConversationSummary, emotionName, useNow } from '@mooring/data';
import { Button, Confirm, EmptyState, Icon, IconButton, Notice, Page, Skeleton } from '@mooring/ui';
import { ChevronRightIcon, Trash2Icon } from '@mooring/ui/bundled';
import { useState } from 'react';
import { BackLink } from '../back-link.tsx';
import { MorePages } from '../more-pages.tsx';
import { UnreadableNotice } from '../unreadable-notice.tsx';
import { searchParam } from '../use-companion.ts';
import styles from './earlier.module.css';
import { EarlierRead } from './earlier-read.tsx';
import * as strings from './strings.ts';
import { type EarlierConversations, useEarlier } from './use-earlier.ts';

/** Conversations that were ended by a new beginning, to be read again or deleted. */
export function EarlierView() {
  const earlier = useEarlier();
  const { read, pendingDeletion, ask, remove } = earlier;
  return (
    <>
      {read ? (
        <EarlierRead conversation={read} onDelete={() => ask(read)} />
      ) : (
        <Page
          layout="margin"
          title={strings.earlierConversations}
          lead={strings.encryptedOnThisDevice}
          actions={<MorePages on="earlier" />}
          back={<BackLink to={paths.companion.to()}>{strings.companion}</BackLink>}
        >
          <List earlier={earlier} />
        </Page>
      )}
      <Confirm
        open={pendingDeletion !== null}
        title={strings.deleteThisConversationQuestion}
        text={strings.itsWordsAndRecordings}
        confirmLabel={strings.deleteLabel}
        cancelLabel={strings.keepIt}
        onConfirm={remove}
        onCancel={() => ask(null)}
      />
    </>
  );
}

/** How many are drawn at first, and at each asking for more. */
const step = 30;
/** Up to so many leave room to say how others come here. */
const few = 3;

function List({ earlier: { list, ask, removeUnreadable } }: { earlier: EarlierConversations }) {
  const [most, setMost] = useState(step);
  if (list.status === 'loading') return <Skeleton lines={4} />;
  if (list.status === 'failed') {
    const { title, text } = say(list.key);
    return (
      <Notice tone="danger" title={title}>
        {text}
      </Notice>
    );
  }
  const { items, unreadable } = list.value;
  if (items.length === 0 && unreadable === 0) {
    return (
      <EmptyState
        title={strings.noEarlierConversations}
        actions={
          <Button asChild>
            <Link to={paths.companion.to()}>{strings.beginOne}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {items.slice(0, most).map((conversation) => (
          <Row key={conversation.id} of={conversation} onDelete={() => ask(conversation)} />
        ))}
      </ul>
      {items.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + step)}>
          {strings.showMore}
        </Button>
      )}
      {items.length <= few && (
        <>
          <p className={styles.soft}>{strings.aConversationComesHere}</p>
          <Button variant="secondary" asChild>
            <Link to={paths.companion.to()}>{strings.talkToTheCompanion}</Link>
          </Button>
        </>
      )}
      {unreadable > 0 && <UnreadableNotice onDelete={removeUnreadable} />}
    </>
  );
}

function Row({ of: conversation, onDelete }: { of: ConversationSummary; onDelete(): void }) {
  const { id, startedAt, emotions, messageCount } = conversation;
  const began = new Date(startedAt);
  const now = useNow();
  const search = new URLSearchParams({
    [searchParam.view]: 'earlier',
    [searchParam.conversation]: id,
  });
  return (
    <li>
      <Link to={{ search: search.toString() }}>
        <b>
          {dayInWords(began, now)}, {timeOfDay(began)}
        </b>
        <span>
          {emotions.map(emotionName).join(', ')} · {strings.countMessages(messageCount)}
        </span>
        <Icon as={ChevronRightIcon} />
      </Link>
      <IconButton label={strings.deleteTheConversation(dayAndTime(began))} onClick={onDelete}>
        <Icon as={Trash2Icon} />
      </IconButton>
    </li>
  );
}
