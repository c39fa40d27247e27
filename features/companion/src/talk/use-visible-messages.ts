import type { ConversationMessage } from '@mooring/data';
import { useState } from 'react';

export type VisibleMessages = {
  messages: readonly ConversationMessage[];
  /** How many earlier messages are hidden. */
  hidden: number;
  showMore(): void;
};

/** Messages rendered at first, and added by each `showMore`. */
const step = 60;

/** The newest part of a conversation: a page of 500 messages would be slow on an old phone. */
export function useVisibleMessages(messages: readonly ConversationMessage[]): VisibleMessages {
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

/** The id of the first visible message; null for the beginning of the conversation. */
const firstFrom = (messages: readonly ConversationMessage[], from: number): string | null =>
  from <= 0 ? null : (messages[from]?.id ?? null);
