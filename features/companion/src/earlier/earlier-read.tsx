import { dayAndTime } from '@mooring/contract';
import { emotionName, type StoredConversation } from '@mooring/data';
import { Button, Page } from '@mooring/ui';
import { useFocusOnArrival } from '@mooring/ui/bundled';
import { useState } from 'react';
import { BackLink } from '../back-link.tsx';
import { disclosurePlaces } from '../talk/disclosure-places.ts';
import { Earlier, MessageList } from '../talk/message-list.tsx';
import { NetworkVoiceQuestion } from '../talk/network-voice-question.tsx';
import styles from '../talk/talk.module.css';
import { ToneSheet } from '../talk/tone-sheet.tsx';
import { useMessageActions } from '../talk/use-message-actions.ts';
import { useReadAloud } from '../talk/use-read-aloud.ts';
import { useSavedMoments } from '../talk/use-saved-moments.ts';
import { useVisibleMessages } from '../talk/use-visible-messages.ts';
import { useWritingChoice } from '../talk/use-writing-choice.ts';
import { UnreadableNotice } from '../unreadable-notice.tsx';
import { searchParam } from '../use-companion.ts';
import * as strings from './strings.ts';

type EarlierReadProps = { conversation: StoredConversation; onDelete(): void };

/** An earlier conversation, to be read. */
export function EarlierRead({ conversation, onDelete }: EarlierReadProps) {
  const { messages, emotions, startedAt, unreadable } = conversation;
  const [sheet, setSheet] = useState(false);
  const title = useFocusOnArrival<HTMLSpanElement>();
  const writing = useWritingChoice();
  const moments = useSavedMoments(conversation);
  const actions = useMessageActions();
  const voice = useReadAloud(() => setSheet(true));
  const shown = useVisibleMessages(messages);
  const ended = new Date(messages.at(-1)?.at ?? startedAt);
  return (
    <Page
      title={
        <span ref={title} tabIndex={-1} className={styles.title}>
          {dayAndTime(new Date(startedAt))}
        </span>
      }
      lead={strings.youCameWith(emotions.map((one) => emotionName(one).toLowerCase()).join(', '))}
      back={
        <BackLink to={{ search: `?${searchParam.view}=earlier` }}>
          {strings.earlierConversations}
        </BackLink>
      }
    >
      {unreadable > 0 && <UnreadableNotice />}
      <Earlier visible={shown} />
      <MessageList
        messages={shown.messages}
        disclosures={disclosurePlaces(messages, ended)}
        reading={voice.reading}
        keptIds={moments.ids}
        onRead={voice.toggle}
        onKeep={moments.toggle}
        onCopy={actions.copy}
        onTake={actions.takeToPage}
      />
      <Button variant="danger-quiet" onClick={onDelete}>
        {strings.deleteThisConversation}
      </Button>
      <NetworkVoiceQuestion question={voice.question} />
      <ToneSheet
        open={sheet}
        onOpenChange={setSheet}
        writing={writing.chosen}
        onWriting={writing.choose}
      />
    </Page>
  );
}
