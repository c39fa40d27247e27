import type { ConversationMessage } from '@mooring/data';
import { useState } from 'react';

export type Shown = {
  messages: readonly ConversationMessage[];
  /** How many stand before what is shown. */
  hidden: number;
  showMore(): void;
};

/** How many messages are drawn at first, and at each asking for more. */
const step = 60;

/** The newest part of a conversation: a page of 500 messages would be slow on an old phone. */
export function useShown(messages: readonly ConversationMessage[]): Shown {
  // Anchored at its first message, so that the top of the list does not move while the conversation changes.
  const [first, setFirst] = useState(() => firstFrom(messages, messages.length - step));
  const known = messages.findIndex(({ id }) => id === first);
  const from = first === null ? 0 : known === -1 ? Math.max(0, messages.length - step) : known;
  return {
    messages: messages.slice(from),
    hidden: from,
    showMore: () => setFirst(firstFrom(messages, from - step)),
  };
}

/** The id of the message to begin with; null for the beginning of the conversation, whatever stands there. */
const firstFrom = (messages: readonly ConversationMessage[], from: number): string | null =>
  from <= 0 ? null : (messages[from]?.id ?? null);
