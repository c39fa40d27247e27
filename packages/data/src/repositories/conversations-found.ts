import type { Write } from '@mooring/storage';
import type { OpenAccount } from './account-storage.ts';
import {
  type ChatRow,
  currentKey,
  earlierKey,
  isChat,
  isCurrent,
  openChat,
  rowIdOf,
} from './conversations-rows.ts';
import { recordingWrites } from './conversations-sound.ts';
import type { Conversation, ConversationMessage } from './conversations-values.ts';

export type FoundConversation = { row: ChatRow; conversation: Conversation };

export const chatsIn = async ({ store }: OpenAccount): Promise<ChatRow[]> =>
  (await store.list('user_data')).filter(({ key }) => isChat(key));

/** The row of the conversation that is going on. */
export async function currentRow(open: OpenAccount): Promise<ChatRow | null> {
  const { userId } = open.vault;
  const own = await open.store.get('user_data', rowIdOf(userId, currentKey(userId)));
  if (own) return own;
  // After signing up, and from a backup, a conversation stands under the id its person had before.
  return (await chatsIn(open)).find(({ key }) => isCurrent(key)) ?? null;
}

/** Any but a cleared one, by its id. */
export async function find(open: OpenAccount, id: string): Promise<FoundConversation | null> {
  const put = await open.store.get('user_data', rowIdOf(open.vault.userId, earlierKey(id)));
  if (put) return { row: put, conversation: await openChat(open.vault, put) };
  for (const row of (await chatsIn(open)).filter(({ key }) => isCurrent(key))) {
    const conversation = await openChat(open.vault, row).catch(() => null);
    if (conversation?.id === id) return { row, conversation };
  }
  return null;
}

/** The writes that remove a conversation with its recordings. */
export const purge = async (
  open: OpenAccount,
  { row, conversation }: FoundConversation,
): Promise<Write[]> => [
  { table: 'user_data', remove: row.id },
  ...(await recordingWrites(open, conversation)),
];

/** What another tab has added since stays: messages are joined by their ids. */
export function merged(
  { conversation }: FoundConversation,
  messages: readonly ConversationMessage[],
): ConversationMessage[] {
  const next = [...conversation.messages];
  for (const message of messages) {
    const at = next.findIndex(({ id }) => id === message.id);
    if (at === -1) next.push(message);
    else next[at] = message;
  }
  return next;
}
