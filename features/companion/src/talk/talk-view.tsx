import { useLocation } from '@mooring/contract/router';
import { Page, VisuallyHidden } from '@mooring/ui';
import { useRef, useState } from 'react';
import { useRecordedMessage } from '../audio/use-recorded-message.ts';
import { carriedState } from '../carried-text.ts';
import { guidedArrival } from '../guided/guided-turn.ts';
import { GuidedWays } from '../guided/guided-ways.tsx';
import { useGuidedWriting } from '../guided/use-guided-writing.ts';
import { MemoryQuestion } from '../memory/memory-question.tsx';
import { UnreadableNotice } from '../unreadable-notice.tsx';
import type { TalkStep } from '../use-companion.ts';
import { ComposerBar } from './composer-bar.tsx';
import { Earlier, MessageList } from './message-list.tsx';
import { NetworkVoiceQuestion } from './network-voice-question.tsx';
import { Pause } from './pause.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { notThat, ReplyWays } from './reply-ways.tsx';
import styles from './talk.module.css';
import { TalkHead } from './talk-head.tsx';
import { Thinking } from './thinking.tsx';
import { ToneSheet } from './tone-sheet.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useComposer } from './use-composer.ts';
import { useDisclosurePlaces } from './use-disclosure-places.ts';
import { useMessageActions } from './use-message-actions.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useSavedMoments } from './use-saved-moments.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';
import { useTalk } from './use-talk.ts';
import { useVisibleMessages } from './use-visible-messages.ts';
import { useWritingChoice } from './use-writing-choice.ts';

/** The conversation: what was said, the reply as it comes, and the bar to say something. */
export function TalkView({
  conversation,
  isSaved,
  isIncomplete,
  add,
  clear,
  leave,
}: Omit<TalkStep, 'step'>) {
  const [sheet, setSheet] = useState(false);
  const talk = useTalk({ conversation, add, isSaved });
  const { state } = useLocation();
  const [arrival] = useState(() => guidedArrival(carriedState(state), conversation.messages));
  const composer = useComposer({ takesCarried: arrival === null });
  const writing = useWritingChoice();
  const recorded = useRecordedMessage(composer);
  const voice = useReadAloud(() => setSheet(true));
  const moments = useSavedMoments(conversation);
  const actions = useMessageActions();
  const shown = useVisibleMessages(talk.messages);
  const honesty = useDisclosurePlaces(talk.messages);
  const announcement = useAnnouncement(talk);
  const newest = talk.messages.at(-1);
  const end = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const guided = useGuidedWriting(talk, arrival, box);
  useScrollToNewest(end, talk);

  return (
    <Page className={styles.page}>
      <TalkHead
        onTone={() => setSheet(true)}
        onClear={() => {
          voice.stop();
          talk.stop();
          void clear();
        }}
        onLeave={leave}
        isSaved={isSaved}
      />
      {isIncomplete && <UnreadableNotice />}
      <Earlier visible={shown} />
      <MessageList
        messages={shown.messages}
        first={conversation.messages[0]?.id}
        emotion={conversation.emotions[0]}
        disclosures={honesty}
        reading={voice.reading}
        keptIds={moments.ids}
        onRead={voice.toggle}
        onKeep={moments.toggle}
        onCopy={actions.copy}
        onTake={actions.takeToPage}
      />
      {talk.arriving !== '' && (
        <div className={styles.says} aria-hidden="true">
          <p>{talk.arriving}</p>
        </div>
      )}
      {talk.waiting && talk.arriving === '' && <Thinking />}
      {!talk.waiting && <ReplyNotice talk={talk} />}
      {!talk.waiting && newest?.role === 'companion' && (
        <ReplyWays
          key={newest.id}
          message={newest}
          onSayMore={() => box.current?.focus()}
          onNotThat={() => void talk.send({ text: notThat, writing: null })}
        />
      )}
      <GuidedWays guided={guided} talk={talk} />
      {/* Never two questions at once. */}
      {!guided.isOpen && <MemoryQuestion talk={talk} isSaved={isSaved} />}
      <Pause talk={talk} />
      <div ref={end} className={styles.end} />
      <VisuallyHidden asChild>
        <div role="status">{announcement}</div>
      </VisuallyHidden>
      <ComposerBar {...{ box, talk, composer, writing, recorded }} />
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
