import {
  type Conversation,
  type ConversationMessage,
  useData,
  useLive,
  useRemoveMoment,
} from '@mooring/data';
import { useRef } from 'react';

export type SavedMoments = {
  /** Ids of the messages that are among the moments. */
  ids: ReadonlySet<string>;
  /** Saves a message as a moment; once it is saved, takes the moment away again. */
  toggle(message: ConversationMessage): void;
};

/** 'Keep this': saves a message as a moment of its conversation, once, and takes it back. */
export function useSavedMoments({ emotions }: Conversation): SavedMoments {
  const data = useData();
  const remove = useRemoveMoment();
  const busy = useRef(new Set<string>());
  const live = useLive(({ moments }) => moments.list(), ['saved_moments']);
  const moments = live.status === 'ready' ? live.value.items : [];
  const fromConversations = moments.filter(
    ({ source, sourceId }) => source === 'conversation' && sourceId,
  );
  // A row is drawn anew only when it changes, so its press may come from an earlier render.
  const latest = useRef(fromConversations);
  latest.current = fromConversations;

  async function save({ id, text }: ConversationMessage) {
    try {
      await data.moments.add({
        content: text,
        source: 'conversation',
        sourceId: id,
        tags: emotions.map((emotion) => emotion.toLowerCase()),
      });
      data.notices.say('moment.saved');
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  async function toggle(message: ConversationMessage) {
    // Pressed twice before the list shows it, it is still saved once.
    if (busy.current.has(message.id)) return;
    busy.current.add(message.id);
    const saved = latest.current.find(({ sourceId }) => sourceId === message.id);
    await (saved ? remove(saved) : save(message));
    busy.current.delete(message.id);
  }

  return {
    ids: new Set(fromConversations.flatMap(({ sourceId }) => sourceId ?? [])),
    toggle: (message) => void toggle(message),
  };
}
