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
  // Counted from the front, so that what is shown does not move away at its top while the conversation grows.
  const [from, setFrom] = useState(() => Math.max(0, messages.length - step));
  return {
    messages: messages.slice(from),
    hidden: Math.min(from, messages.length),
    showMore: () => setFrom(Math.max(0, from - step)),
  };
}
