import { keyOf } from '@mooring/contract';
import { useSearchParams } from '@mooring/contract/router';
import { type Conversation, type Live, useData, useLive } from '@mooring/data';
import { useState } from 'react';
import { addressOf } from '../use-companion.ts';

type List = { items: Conversation[]; unreadable: number };

export type EarlierConversations = {
  list: Live<List>;
  /** The one that is being read. */
  read: Conversation | null;
  /** The one that is about to be deleted. */
  doomed: Conversation | null;
  ask(conversation: Conversation | null): void;
  remove(): Promise<void>;
};

export function useEarlier(): EarlierConversations {
  const data = useData();
  const [search, setSearch] = useSearchParams();
  const [doomed, ask] = useState<Conversation | null>(null);
  const id = search.get(addressOf.conversation);
  const list = useLive(
    async ({ conversations }): Promise<List> => {
      const { items, unreadable } = await conversations.earlier();
      return { items, unreadable: unreadable.length };
    },
    ['user_data'],
  );

  async function remove() {
    if (!doomed) return;
    try {
      await data.conversations.remove(doomed.id);
      data.notices.say('companion.deleted');
      if (id === doomed.id) setSearch({ [addressOf.view]: 'earlier' }, { replace: true });
    } catch (error) {
      data.notices.say(keyOf(error, 'store.failed'));
    } finally {
      ask(null);
    }
  }

  const items = list.status === 'ready' ? list.value.items : [];
  return { list, read: items.find((one) => one.id === id) ?? null, doomed, ask, remove };
}
