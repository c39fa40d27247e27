import { type Data, type KeptConversation, type Live, useLive } from '@mooring/data';
import { useRef } from 'react';

/** The conversation of that id, or the one that is going on; live. It is opened anew only when it has changed. */
export function useKeptConversation(id: string | null): Live<KeptConversation | null> {
  const known = useRef<KeptConversation | null>(null);
  const ask = async ({ conversations }: Data) => {
    const before = known.current;
    const same = before && (id === null || before.id === id);
    if (same && (await conversations.stamp(before.id)) === before.stamp) return before;
    known.current = await (id === null ? conversations.current() : conversations.get(id));
    return known.current;
  };
  return useLive(ask, ['user_data'], id ?? '');
}
