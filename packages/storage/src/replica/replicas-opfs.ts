import type { Replica, Replicas } from './replica.ts';
import { openReplicaFolder } from './replica-folder.ts';
import type { Answer, Question } from './replica-worker.ts';
import { fileSource } from './segment-storage-opfs.ts';
import { snapshotOf } from './snapshot.ts';

const channelName = 'mooring-copy';
/** A Worker that says nothing for so long, in ms, holds up no save. */
const patience = 8000;

type Waiting = { resolve(value: unknown): void; reject(error: unknown): void };
type Ask = <K extends keyof Replica>(
  account: string,
  method: K,
  given: Parameters<Replica[K]>,
) => ReturnType<Replica[K]>;

/** Null where the browser has no private file system. Whether a Worker can write to it shows at the first question. */
export async function opfsReplicas(): Promise<Replicas | null> {
  if (typeof Worker === 'undefined' || !(await hasFileSystem())) return null;
  const ask = createAsk();
  return {
    of: (account) => ({
      append: (records) => ask(account, 'append', [records]),
      summarize: () => ask(account, 'summarize', []),
      keys: (above) => ask(account, 'keys', [above]),
      read: (keys) => ask(account, 'read', [keys]),
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
  const channel = new BroadcastChannel(channelName);
  try {
    for (let tries = 0; ; tries += 1) {
      channel.postMessage({ letGo: account });
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
    channel.close();
  }
}

/** One Worker a tab, for every account. It is started at the first question. */
function createAsk(): Ask {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let turns = 0;
  const failAll = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./replica-worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      const one = waiting.get(data.turn);
      waiting.delete(data.turn);
      if ('failed' in data) one?.reject(new DOMException('The copy was not kept.', data.failed));
      else one?.resolve(data.value);
    };
    started.onerror = (event) => {
      event.preventDefault();
      worker = null;
      failAll(new Error('The second copy did not start.'));
    };
    return started;
  };
  return ((account: string, method: keyof Replica, given: unknown[]) => {
    worker ??= start();
    turns += 1;
    const question = { turn: turns, account, method, given } as Question;
    const answer = new Promise((resolve, reject) =>
      waiting.set(question.turn, { resolve, reject }),
    );
    worker.postMessage(question);
    return method === 'append' ? inTime(answer) : answer;
  }) as Ask;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error('The second copy is slow.')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(tooLong));
  });
}
