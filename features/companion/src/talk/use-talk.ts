import { type Conversation, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { useCompanionSettings } from '../settings/use-companion-settings.ts';
import { afterTurn } from './day-use.ts';
import { createTalk, type Talk, type TalkState } from './talk.ts';

export type TalkView = TalkState & Omit<Talk, 'sync'>;

/** A conversation on the page. Leaving the page stops a reply and keeps what has arrived of it. */
export function useTalk(conversation: Conversation, kept: boolean): TalkView {
  const data = useData();
  const { tone = 'gentle' } = useCompanionSettings();
  const latestTone = useRef(tone);
  latestTone.current = tone;
  const [state, setState] = useState<TalkState>({
    messages: conversation.messages,
    waiting: null,
    arriving: '',
    failed: null,
    unkept: null,
  });
  const [{ sync, ...talk }] = useState(() =>
    createTalk({
      data,
      conversation,
      kept,
      tone: () => latestTone.current,
      onState: setState,
      onTurn() {
        const next = (before: Parameters<typeof afterTurn>[0]) => afterTurn(before, data.env.now());
        // How long someone was here is worth a thought, but no notice when it is not kept.
        void data.records.change('companion-day', next).catch(() => undefined);
      },
    }),
  );

  useEffect(() => sync(conversation), [sync, conversation]);
  // Whoever loses the connection from here on is heard and answered all the same.
  useEffect(() => {
    data.safety.preload();
    void data.chat.warm();
  }, [data]);
  useEffect(() => talk.stop, [talk.stop]);

  return { ...state, ...talk };
}
