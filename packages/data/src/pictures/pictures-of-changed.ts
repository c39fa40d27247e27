import type { Store, Table, Vault } from '@mooring/storage';
import { comesBack, compareVersions, isKnownTo } from '@mooring/storage/sync';
import { chunkIds, recordingIdOf } from '../recordings/audio-chunks.ts';
import { entryPrefix, namesIn, rowPrefix } from './picture-rows.ts';
import { originalIdOf } from './picture-schema.ts';

type Page = Parameters<Store['sync']['applyPulled']>[0];
type Tombstone = NonNullable<Page['tombstones']>[number];
type Answer = Parameters<Store['sync']['acknowledge']>[0][number];

const entryTable: Table = 'journal_entries';
/** Chunks in one write. */
const chunksInWrite = 8;

/**
 * A store for sync. An entry that one device removed and another one changed stays, and so do all its pictures, although the first
 * device removed them with it. The device that has them writes them again, bytes and all, as a change that beats their removal. The device that
 * removed them takes back removals that it has not sent. See docs/decisions/0083.
 */
export function withPicturesOfChanged(store: Store, vault: Vault): Store {
  const { sync } = store;
  return {
    ...store,
    sync: {
      ...sync,
      async applyPulled(page) {
        const removed = page.tombstones?.filter(({ table }) => table === entryTable) ?? [];
        // Written before the removals are applied, so that nothing is gone where this is cut off.
        if (removed.length > 0) await keepPictures(store, vault, removed);
        for (const id of await entriesInDoubt(store, vault, page)) {
          await writeAgain(store, vault, entryPrefix(vault, id));
        }
        for (const id of await entriesPulledBack(store, page)) {
          await takeBackRemovals(store, vault, id);
        }
        return sync.applyPulled(page);
      },
      lateRemovals: () => removalsAfterEntry(store, vault),
      async acknowledge(answers) {
        for (const id of await entriesRemovedThere(store, vault, answers)) {
          await writeAgain(store, vault, entryPrefix(vault, id));
        }
        for (const id of await entriesThatComeBack(store, answers)) {
          await takeBackRemovals(store, vault, id);
        }
        return sync.acknowledge(answers);
      },
    },
  };
}

/** Writes the pictures of entries that stay although another device removed them. */
async function keepPictures(store: Store, vault: Vault, removed: readonly Tombstone[]) {
  const ids = removed.map(({ id }) => id);
  const [entries, rows] = await Promise.all([
    store.sync.readEntries(entryTable, ids),
    store.getMany(entryTable, ids),
  ]);
  for (const [index, { id, version }] of removed.entries()) {
    const entry = entries[index];
    if (!version || !entry || entry.isRemoved || !rows[index]) continue;
    // One that was changed here and not sent, or a state of which the other device did not know when it removed the entry.
    const { pending } = entry;
    const isKnown = pending !== null && (pending.isResend || isKnownTo(version, pending));
    const isChangedHere = pending?.kind === 'put' && !isKnown;
    const order = entry.version ? compareVersions(version, entry.version) : 'newer';
    if (order === 'concurrent' || (order === 'newer' && isChangedHere)) {
      await writeAgain(store, vault, entryPrefix(vault, id));
    }
  }
}

/** Writes the rows with this prefix again, after their bytes: another device may have removed these as well, and only this one may have them. */
async function writeAgain(store: Store, vault: Vault, prefix: string): Promise<void> {
  const writes = await changesOf(store, 'user_data', await store.ids('user_data', prefix));
  for (const { put } of writes) {
    const { pictureId } = namesIn(vault, put.id);
    for (const id of [pictureId, originalIdOf(pictureId)]) {
      const chunks = await chunkIds(store, id);
      for (let start = 0; start < chunks.length; start += chunksInWrite) {
        const some = chunks.slice(start, start + chunksInWrite);
        await store.write(await changesOf(store, 'audio_chunks', some));
      }
    }
  }
  if (writes.length > 0) await store.write(writes);
}

/** The writes that make a change of rows as they are, where none waits that was never sent. */
async function changesOf<Name extends 'user_data' | 'audio_chunks'>(
  { getMany, sync }: Store,
  table: Name,
  ids: string[],
) {
  if (ids.length === 0) return [];
  const rows = await getMany(table, ids);
  const entries = await sync.readEntries(table, ids);
  return rows.flatMap((put, index) => {
    const pending = entries[index]?.pending;
    // What was sent may have arrived, and whoever removed it knew of it then.
    const isUnsent = pending?.kind === 'put' && !pending.isResend && pending.version === null;
    return put && !isUnsent ? [{ table, put, expected: put }] : [];
  });
}

/**
 * Entries whose pictures were removed there, and that were sent after a lost database without an answer: the server may have taken them as
 * new, as below.
 */
async function entriesInDoubt({ sync }: Store, vault: Vault, { tombstones = [] }: Page) {
  const rowIds = tombstones.flatMap(({ table, id }) =>
    table === 'user_data' && id.startsWith(rowPrefix(vault)) ? [id] : [],
  );
  const ids = [...new Set(rowIds.map((id) => namesIn(vault, id).entryId))];
  if (ids.length === 0) return [];
  const entries = await sync.readEntries(entryTable, ids);
  return ids.filter((_, index) => {
    const entry = entries[index];
    const isSent = entry?.pending?.kind === 'put' && entry.pending.version !== null;
    return isSent && !entry.serverVersion && entry.startState !== null;
  });
}

/**
 * Entries that were changed here, and that the server has no more: what removed them is forgotten once they are sent again. After a lost
 * database nobody knows whether the server had one that it now takes as new.
 */
async function entriesRemovedThere(
  { ids: idsOf, sync }: Store,
  vault: Vault,
  answers: readonly Answer[],
): Promise<string[]> {
  const prefix = `${entryTable}/`;
  const some = answers.filter(({ key }) => key.startsWith(prefix));
  if (some.length === 0 || (await idsOf('user_data', rowPrefix(vault))).length === 0) return [];
  const ids = some.map(({ key }) => key.slice(prefix.length));
  const entries = await sync.readEntries(entryTable, ids);
  return ids.filter((_, index) => {
    const [answer, entry] = [some[index], entries[index]];
    if (entry?.pending?.kind === 'remove') return false;
    if (answer?.outcome === 'retry') return !answer.serverVersion;
    return answer?.outcome === 'synced' && !entry?.serverVersion && entry?.startState != null;
  });
}

/** Entries that were removed here, and that the server answers with in a state that nobody here has seen. */
async function entriesThatComeBack({ getMany }: Store, answers: readonly Answer[]) {
  const ids = answers.flatMap(({ outcome, theirs = [] }) =>
    theirs.flatMap((write) =>
      outcome === 'synced' && write.table === entryTable && 'put' in write ? [write.put.id] : [],
    ),
  );
  if (ids.length === 0) return [];
  const rows = await getMany(entryTable, ids);
  return ids.filter((_, index) => !rows[index]);
}

/** Entries that were removed here and on the server, and that another device has written again since. */
async function entriesPulledBack({ sync }: Store, { rows = [] }: Page): Promise<string[]> {
  const some = rows.filter(({ table }) => table === entryTable);
  const entries = await sync.readEntries(
    entryTable,
    some.map(({ row }) => row.id),
  );
  return some.flatMap((one, index) => (comesBack(entries[index], one) ? [one.row.id] : []));
}

/**
 * Keys of the pictures, and of their bytes, whose removal was not sent together with that of their entry: the device was cut off between.
 * Another device may have written the entry again meanwhile.
 */
async function removalsAfterEntry({ sync }: Store, vault: Vault): Promise<string[]> {
  const prefix = rowPrefix(vault);
  const queued = (await sync.queuedRemovals('user_data')).filter((id) => id.startsWith(prefix));
  if (queued.length === 0) return [];
  const names = queued.map((id) => namesIn(vault, id));
  const entries = await sync.readEntries(
    entryTable,
    names.map(({ entryId }) => entryId),
  );
  const isLate = (index: number) =>
    entries[index]?.isRemoved === true && entries[index].pending === null;
  const late = queued.filter((_, index) => isLate(index));
  const files = new Set(
    names.flatMap(({ pictureId }, index) =>
      isLate(index) ? [pictureId, originalIdOf(pictureId)] : [],
    ),
  );
  const chunks = (await sync.queuedRemovals('audio_chunks')).filter((id) =>
    files.has(recordingIdOf(id)),
  );
  return [...late.map((id) => `user_data/${id}`), ...chunks.map((id) => `audio_chunks/${id}`)];
}

async function takeBackRemovals({ sync }: Store, vault: Vault, entryId: string): Promise<void> {
  const taken = await sync.takeBackRemovals('user_data', entryPrefix(vault, entryId));
  for (const rowId of taken) {
    const { pictureId } = namesIn(vault, rowId);
    for (const id of [pictureId, originalIdOf(pictureId)]) {
      await sync.takeBackRemovals('audio_chunks', `${id}:`);
    }
  }
}
