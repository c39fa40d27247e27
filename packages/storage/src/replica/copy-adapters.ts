import { toStorageError } from '../adapters/errors-indexeddb.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import { memoryDirectory } from '../directory/directory-memory.ts';
import type { SessionKeys } from '../directory/session-keys.ts';
import { indexedDbSessionKeys } from '../directory/session-keys-indexeddb.ts';
import { memorySessionKeys } from '../directory/session-keys-memory.ts';
import { once } from '../lazy.ts';
import { opfsCopies } from './copies-opfs.ts';
import type { RecoveryHub } from './recovery.ts';
import { createSecondCopy } from './second-copy.ts';

/**
 * Where the browser's database does not open any more, and its second copy does: read from there into this tab's memory,
 * and kept there. A save it has no room for fails.
 */
export const copyAdapters = (hub: RecoveryHub) => {
  hub.secondCopy = 'alone';
  const copies = once(opfsCopies);
  return {
    ...createSecondCopy({
      directory: memoryDirectory(),
      openStore: memoryStores(),
      copies,
      hub,
      pointed: () => false,
      sole: toStorageError,
    }),
    sessionKeys: eitherKeys(indexedDbSessionKeys(), memorySessionKeys()),
    copies,
  };
};

/** An account's storage bucket is a database of its own, and may open where the other does not. */
function eitherKeys(local: SessionKeys, memory: SessionKeys): SessionKeys {
  const both = async (work: (keys: SessionKeys) => Promise<void>) => {
    await work(local).catch(() => {});
    await work(memory);
  };
  return {
    put: (session) => both((keys) => keys.put(session)),
    get: async (id) => (await local.get(id).catch(() => undefined)) ?? memory.get(id),
    remove: (id) => both((keys) => keys.remove(id)),
    putTokens: (id, tokens) => both((keys) => keys.putTokens(id, tokens)),
    getTokens: async (id) => (await local.getTokens(id).catch(() => null)) ?? memory.getTokens(id),
  };
}
