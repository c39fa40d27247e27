import { yieldToMain } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { recordingsOfConversations } from '../repositories/conversations-recordings.ts';
import { isChatKey, openChat } from '../repositories/conversations-rows.ts';
import {
  type EntryRow,
  openRecordingReference,
  recordingsOfDrafts,
  recordingsOfEntries,
} from './references.ts';

/** Rows read at once. */
const pageSize = 200;

/**
 * Those of the recordings that no entry, draft or conversation refers to. Looks first at what is as new as they are: that is where
 * nearly every reference is, so that nothing else is read in a long journal. Throws if an entry, draft or conversation that may
 * refer to one cannot be opened. `since`: the time of the oldest, ISO.
 */
export async function notReferredTo(
  open: OpenAccount,
  ids: readonly string[],
  since: string,
): Promise<string[]> {
  const ways = [
    async () => idsIn(open, await open.store.list('journal_entries', { from: since })),
    () => recordingsOfDrafts(open),
    () => idsInMessages(open, since),
    () => recordingsOfConversations(open),
    () => recordingsOfEntries(open),
  ];
  let left = [...ids];
  for (const way of ways) {
    if (left.length === 0) break;
    const found = await way();
    left = left.filter((id) => !found.has(id));
  }
  return left;
}

/** The same for recordings of any age. Goes through all entries, a few at a time. */
export async function oldNotReferredTo(
  open: OpenAccount,
  ids: readonly string[],
): Promise<string[]> {
  const left = new Set(ids);
  for (let after = ''; left.size > 0; ) {
    const rows = await open.store.page('journal_entries', after, pageSize);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    for (const id of await idsIn(open, rows)) left.delete(id);
    await yieldToMain();
  }
  // What was written meanwhile may refer to one.
  return notReferredTo(open, [...left], '\uffff');
}

/** What these entries refer to. One that does not open refers to nothing. */
async function idsIn({ vault }: OpenAccount, rows: readonly EntryRow[]): Promise<Set<string>> {
  const opened = await Promise.allSettled(rows.map((row) => openRecordingReference(vault, row)));
  return new Set(
    opened.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value.id] : [])),
  );
}

async function idsInMessages({ store, vault }: OpenAccount, since: string): Promise<Set<string>> {
  const rows = await store.list('user_data', { from: since });
  const opened = await Promise.allSettled(
    rows.filter(({ key }) => isChatKey(key)).map((row) => openChat(vault, row)),
  );
  const messages = opened.flatMap((one) => (one.status === 'fulfilled' ? one.value.messages : []));
  return new Set(messages.flatMap(({ recording }) => recording?.id ?? []));
}
