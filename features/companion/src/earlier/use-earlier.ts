import { keyOf } from '@mooring/contract';
import { useSearchParams } from '@mooring/contract/router';
import {
  type ConversationSummary,
  type Live,
  type StoredConversation,
  useData,
  useLive,
} from '@mooring/data';
import { useState } from 'react';
import { searchParam } from '../use-companion.ts';

type List = { items: ConversationSummary[]; unreadable: number };
type Named = Pick<ConversationSummary, 'id'>;

export type EarlierConversations = {
  list: Live<List>;
  /** The one that is being read. */
  read: StoredConversation | null;
  /** The one that is about to be deleted. */
  pendingDeletion: Named | null;
  ask(conversation: Named | null): void;
  remove(): Promise<void>;
  /** Deletes those that cannot be opened, for good. */
  removeUnreadable(): Promise<void>;
};

export function useEarlier(): EarlierConversations {
  const data = useData();
  const [search, setSearch] = useSearchParams();
  const [pendingDeletion, ask] = useState<Named | null>(null);
  const id = search.get(searchParam.conversation);
  const list = useLive(
    async ({ conversations }): Promise<List> => {
      const { items, unreadable } = await conversations.earlier();
      return { items, unreadable: unreadable.length };
    },
    ['user_data'],
  );
  const named = useLive(
    async ({ conversations }) => (id === null ? null : conversations.get(id)),
    ['user_data'],
    id ?? '',
  );

  async function remove() {
    if (!pendingDeletion) return;
    try {
      await data.conversations.remove(pendingDeletion.id);
      data.notices.say('companion.deleted');
      if (id === pendingDeletion.id)
        setSearch({ [searchParam.view]: 'earlier' }, { replace: true });
    } catch (error) {
      data.notices.say(keyOf(error, 'store.failed'));
    } finally {
      ask(null);
    }
  }

  async function removeUnreadable() {
    try {
      await data.conversations.removeUnreadable();
    } catch (error) {
      data.notices.say(keyOf(error, 'store.failed'));
    }
  }

  const isEarlier = list.status === 'ready' && list.value.items.some((one) => one.id === id);
  const read = isEarlier && named.status === 'ready' ? named.value : null;
  return { list, read, pendingDeletion, ask, remove, removeUnreadable };
}
