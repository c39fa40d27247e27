import { toStorageError } from '../adapters/errors-indexeddb.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import { memoryDirectory } from '../directory/directory-memory.ts';
import type { SessionKeys } from '../directory/session-keys.ts';
import { indexedDbSessionKeys } from '../directory/session-keys-indexeddb.ts';
import { memorySessionKeys } from '../directory/session-keys-memory.ts';
import { loadOnce } from '../lazy.ts';
import type { RecoveryMonitor } from './recovery-monitor.ts';
import { opfsReplicas } from './replicas-opfs.ts';
import { createReplicatedStorage } from './replicated-storage.ts';

/**
 * For a browser whose databases no longer open: rows are restored from the replica into memory, and the replica is the
 * only durable storage. A save fails when its append fails.
 */
export const replicaAdapters = (monitor: RecoveryMonitor) => {
  monitor.replica = 'alone';
  const replicas = loadOnce(opfsReplicas);
  return {
    ...createReplicatedStorage({
      directory: memoryDirectory(),
      openStore: memoryStores(),
      replicas,
      monitor,
      hasSessionPointer: () => false,
      saveFailure: toStorageError,
    }),
    sessionKeys: eitherKeys(indexedDbSessionKeys(), memorySessionKeys()),
    replicas,
  };
};

/** Session keys are in a database of their own, in a storage bucket, which may still open. */
function eitherKeys(local: SessionKeys, memory: SessionKeys): SessionKeys {
  const both = async (work: (keys: SessionKeys) => Promise<void>) => {
    await work(local).catch(() => {});
    await work(memory);
  };
  return {
    put: (session, beside) => both((keys) => keys.put(session, beside)),
    get: async (id) => (await local.get(id).catch(() => undefined)) ?? memory.get(id),
    getVisitorKey: (id) => local.getVisitorKey(id),
    remove: (id) => both((keys) => keys.remove(id)),
    putTokens: (id, tokens) => both((keys) => keys.putTokens(id, tokens)),
    getTokens: async (id) => (await local.getTokens(id).catch(() => null)) ?? memory.getTokens(id),
    getSignIn: async (id) => (await local.getSignIn(id).catch(() => null)) ?? memory.getSignIn(id),
  };
}
