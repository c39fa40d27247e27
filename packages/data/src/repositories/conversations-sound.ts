import type { Write } from '@mooring/storage';
import { pieceIds } from '../recordings/pieces.ts';
import type { OpenAccount } from './account-storage.ts';
import { chats, openChat, rowIdOf } from './conversations-rows.ts';
import type { Conversation } from './conversations-values.ts';
import { rowsUnder } from './user-data-rows.ts';

/** The writes that remove every recording of a conversation. */
export async function recordingWrites(
  { store }: OpenAccount,
  { messages }: Pick<Conversation, 'messages'>,
): Promise<Write[]> {
  const ids = messages.flatMap(({ recording }) => recording?.id ?? []);
  const pieces = await Promise.all(ids.map((id) => pieceIds(store, id)));
  return pieces.flat().map((remove): Write => ({ table: 'audio_chunks', remove }));
}

/** Recordings that conversations refer to. Throws where one of them does not open. */
export async function recordingsOfConversations({
  store,
  vault,
}: OpenAccount): Promise<Set<string>> {
  const rows = await rowsUnder(store, rowIdOf(vault.userId, chats));
  const opened = await Promise.all(rows.map((row) => openChat(vault, row)));
  return new Set(
    opened.flatMap(({ messages }) => messages.flatMap(({ recording }) => recording?.id ?? [])),
  );
}
