import { type Conversation, type ConversationMessage, useData, useLive } from '@mooring/data';
import { useRef } from 'react';

export type SavedMoments = {
  /** Ids of the messages that are among the moments. */
  ids: ReadonlySet<string>;
  save(message: ConversationMessage): void;
};

/** 'Keep this': saves a message as a moment of its conversation, once. */
export function useSavedMoments({ emotions }: Conversation): SavedMoments {
  const data = useData();
  const busy = useRef(new Set<string>());
  const live = useLive(({ moments }) => moments.list(), ['saved_moments']);
  const moments = live.status === 'ready' ? live.value.items : [];
  const ids = new Set(
    moments.flatMap(({ source, sourceId }) =>
      source === 'conversation' && sourceId ? [sourceId] : [],
    ),
  );

  async function save({ id, text }: ConversationMessage) {
    if (ids.has(id) || busy.current.has(id)) return;
    busy.current.add(id);
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
    } finally {
      busy.current.delete(id);
    }
  }

  return { ids, save: (message) => void save(message) };
}
