import { type OpenWorker, openWorker } from '@mooring/contract/worker';
import type { Replicas } from './replica.ts';
import { openReplicaFolder } from './replica-folder.ts';
import type { ReplicaWorker } from './replica-worker.ts';
import { fileSource } from './segment-storage-opfs.ts';
import { snapshotOf } from './snapshot.ts';

const channelName = 'mooring-copy';
/** A Worker that says nothing for so long, in ms, holds up no save. */
const patience = 8000;

/** Null where the browser has no private file system. Whether a Worker can write to it shows at the first question. */
export async function opfsReplicas(): Promise<Replicas | null> {
  if (typeof Worker === 'undefined' || !(await hasFileSystem())) return null;
  const ask = createAsk();
  return {
    of: (account) => ({
      append: (records) => inTime(ask((replica) => replica.append(account, records))),
      summarize: () => ask((replica) => replica.summarize(account)),
      keys: (above) => ask((replica) => replica.keys(account, above)),
      read: (keys) => ask((replica) => replica.read(account, keys)),
      compact: () => ask((replica) => replica.compact(account)),
      settle: () => ask((replica) => replica.settle(account)),
    }),
    has: hasReplica,
    readSnapshot,
    remove: removeReplica,
  };
}

/** Whether a database that does not open can be read from replicas. An account has one only if the directory has one. */
export async function hasAnyReplica(): Promise<boolean> {
  return (await hasReplica('directory')) && typeof Worker !== 'undefined';
}

async function hasFileSystem(): Promise<boolean> {
  try {
    return (await navigator.storage?.getDirectory?.()) !== undefined;
  } catch {
    return false;
  }
}

async function hasReplica(account: string): Promise<boolean> {
  try {
    const folder = await (await openReplicaFolder(false))?.getDirectoryHandle(account);
    if (!folder) return false;
    for await (const name of folder.keys()) {
      if ((await (await folder.getFileHandle(name)).getFile()).size > 0) return true;
    }
    return false;
  } catch {
    return false;
  }
}

/** Reads in this thread: the replica is small, and needed before a Worker could have started. */
async function readSnapshot(account: string): ReturnType<Replicas['readSnapshot']> {
  const folder = await (await openReplicaFolder(false))
    ?.getDirectoryHandle(account)
    .catch(() => undefined);
  if (!folder) return null;
  for (let tries = 0; ; tries += 1) {
    try {
      const segments: Parameters<typeof snapshotOf>[0] = [];
      for await (const name of folder.keys()) {
        const file = await (await folder.getFileHandle(name)).getFile();
        // Nothing is in it. WebKit calls the reading an error on the console where the page is left meanwhile.
        if (file.size === 0) continue;
        segments.push({ name, source: fileSource(new Blob([await file.arrayBuffer()])) });
      }
      return await snapshotOf(segments);
    } catch (error) {
      // Another tab was appending or merging at that moment.
      if (tries >= 5) throw error;
    }
  }
}

/** Removes the replicas of all accounts, even while other tabs have them open. */
export async function removeAllReplicas(): Promise<void> {
  const folder = await openReplicaFolder(false);
  if (!folder) return;
  for await (const account of folder.keys()) await removeFrom(folder, account);
}

async function removeReplica(account: string): Promise<void> {
  await removeFrom(await openReplicaFolder(false), account);
}

/** Asks the Workers of all tabs to close the replica, then removes it. Tries again while a Worker has it open. */
async function removeFrom(
  folder: FileSystemDirectoryHandle | undefined,
  account: string,
): Promise<void> {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  try {
    for (let tries = 0; ; tries += 1) {
      channel?.postMessage({ letGo: account });
      try {
        await folder?.removeEntry(account, { recursive: true });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') return;
        if (tries >= 20) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50 * (tries + 1)));
    }
  } finally {
    channel?.close();
  }
}

/** One Worker a tab, for every account. It is started at the first question, and anew after it has failed. */
function createAsk(): OpenWorker<ReplicaWorker>['ask'] {
  let worker: OpenWorker<ReplicaWorker> | undefined;
  return (question) => {
    if (!worker?.alive()) {
      worker = openWorker(
        new Worker(new URL('./replica-worker.ts', import.meta.url), { type: 'module' }),
      );
    }
    return worker.ask(question);
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error('The second copy is slow.')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(tooLong));
  });
}
