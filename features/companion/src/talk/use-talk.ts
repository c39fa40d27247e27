import { type ConversationMessage, useCompanionSettings, useData } from '@mooring/data';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TalkStep } from '../use-companion.ts';
import { countTurn } from './daily-usage.ts';
import { withInFlight } from './in-flight.ts';
import { createTalk, idle, type Talk, type TalkState } from './talk.ts';

export type TalkView = Omit<TalkState, 'inFlight'> &
  Omit<Talk, 'onRead'> & {
    /** The conversation as it was read last, with what is in flight. */
    messages: readonly ConversationMessage[];
  };

/** A conversation on the page. Leaving the page stops a reply and keeps what has arrived of it. */
export function useTalk({
  conversation,
  add,
  isSaved,
}: Pick<TalkStep, 'conversation' | 'add' | 'isSaved'>): TalkView {
  const data = useData();
  const { tone } = useCompanionSettings().settings;
  const latest = useRef({ conversation, add, tone, isSaved });
  latest.current = { conversation, add, tone, isSaved };
  const [{ inFlight, ...state }, setState] = useState<TalkState>(idle);
  const [{ onRead, ...talk }] = useState(() =>
    createTalk({
      data,
      conversation,
      read: () => latest.current.conversation.messages,
      add: (message) => latest.current.add(message),
      isSaved: () => latest.current.isSaved,
      tone: () => latest.current.tone,
      onState: setState,
      onTurn() {
        const next = (before: Parameters<typeof countTurn>[0]) => countTurn(before, data.env.now());
        // The time spent is not important enough for a notice when it cannot be stored.
        void data.records.change('companion-day', next).catch(() => undefined);
      },
    }),
  );
  const { messages: read } = conversation;
  const messages = useMemo(() => withInFlight(read, inFlight), [read, inFlight]);

  // A layout effect, so that a reply is never painted twice.
  useLayoutEffect(() => onRead(read), [onRead, read]);
  // Loads what the guide needs now, so that it answers also when the connection is lost later.
  useEffect(() => {
    data.safety.preload();
    void data.chat.preload();
  }, [data]);
  useEffect(() => talk.stop, [talk.stop]);

  return { ...state, ...talk, messages };
}
