import type { Write } from '@mooring/storage';
import { chunkIds } from '../recordings/audio-chunks.ts';
import type { OpenAccount } from './account-storage.ts';
import { chatPrefix, openChat, rowIdOf } from './conversations-rows.ts';
import type { Conversation } from './conversations-schema.ts';
import { rowsWithPrefix } from './user-data-rows.ts';

/** The writes that remove every recording of a conversation. */
export async function removeRecordingWrites(
  { store }: OpenAccount,
  { messages }: Pick<Conversation, 'messages'>,
): Promise<Write[]> {
  const ids = messages.flatMap(({ recording }) => recording?.id ?? []);
  const chunks = await Promise.all(ids.map((id) => chunkIds(store, id)));
  return chunks.flat().map((remove): Write => ({ table: 'audio_chunks', remove }));
}

/** Ids of the recordings that conversations refer to. Throws if a conversation cannot be opened. */
export async function recordingsOfConversations({
  store,
  vault,
}: OpenAccount): Promise<Set<string>> {
  const rows = await rowsWithPrefix(store, rowIdOf(vault.userId, chatPrefix));
  const opened = await Promise.all(rows.map((row) => openChat(vault, row)));
  return new Set(
    opened.flatMap(({ messages }) => messages.flatMap(({ recording }) => recording?.id ?? [])),
  );
}
