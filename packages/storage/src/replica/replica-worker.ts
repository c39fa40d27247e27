import { exposeToPage } from '@mooring/contract/worker';
import { browserEnv } from '../env.ts';
import { createReplica } from './create-replica.ts';
import { createLog } from './log.ts';
import { folderGone, type Replica } from './replica.ts';
import { openReplicaFolder } from './replica-folder.ts';
import { opfsSegmentStorage } from './segment-storage-opfs.ts';

/** The replicas of all accounts; each call names its account. */
export type ReplicaWorker = {
  [Name in keyof Replica]: (
    account: string,
    ...given: Parameters<Replica[Name]>
  ) => ReturnType<Replica[Name]>;
};

type Open = ReturnType<typeof createReplica>;

/** How long other tabs have to close their segments before a compaction, in ms. */
const closingTime = 250;

/** Null in a browser without it: then another tab's segments stay where they are until that tab has ended. */
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('mooring-copy');

const open = new Map<string, Promise<Open>>();

/** The name lasts longer than the tab, so it must not be another tab's. */
const newName = () => browserEnv.newId();

const api: ReplicaWorker = {
  async settle(account) {
    if (await (await of(account)).hasLeftovers()) await api.compact(account);
  },
  async append(account, records) {
    try {
      await (await of(account)).append(records);
    } catch (error) {
      if (!(await isFolderGone(account))) throw error;
      // The next append makes a new one.
      await letGo(account).catch(() => {});
      throw Object.assign(new Error('The folder of the second copy is gone.'), {
        name: folderGone,
      });
    }
  },
  summarize: async (account) => (await of(account)).summarize(),
  keys: async (account, above) => (await of(account)).keys(above),
  read: async (account, keys) => (await of(account)).read(keys),
  async compact(account) {
    // Other tabs close their segments, so that this one can take them over; they go on in new ones.
    channel?.postMessage({ letGo: account });
    await new Promise((resolve) => setTimeout(resolve, closingTime));
    await (await of(account)).compact();
  },
};

exposeToPage(api);

function of(account: string): Promise<Open> {
  const known = open.get(account);
  if (known) return known;
  const opening = (async () => {
    if (!('createSyncAccessHandle' in FileSystemFileHandle.prototype)) {
      throw new DOMException('No sync access handles.', 'NotSupportedError');
    }
    const folder = await (await openReplicaFolder())?.getDirectoryHandle(account, { create: true });
    if (!folder) throw new DOMException('No private file system.', 'NotFoundError');
    return createReplica(createLog(await opfsSegmentStorage(folder), newName));
  })();
  open.set(account, opening);
  opening.catch(() => open.delete(account));
  return opening;
}

/** An account is being removed, here or in another tab, or another tab compacts it: its files must be free. */
channel?.addEventListener('message', async ({ data }: MessageEvent<{ letGo: string }>) => {
  for (const account of [...open.keys()]) {
    if (data.letGo === account || data.letGo === '*') await letGo(account);
  }
});

async function letGo(account: string): Promise<void> {
  const opening = open.get(account);
  open.delete(account);
  await (await opening?.catch(() => null))?.close();
}

/** As when the browser has cleared the storage. */
async function isFolderGone(account: string): Promise<boolean> {
  try {
    const folder = await openReplicaFolder(false);
    if (!folder) return (await navigator.storage.getDirectory()) !== undefined;
    await folder.getDirectoryHandle(account);
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError';
  }
}
