import { type OpenWorker, openWorker } from '@mooring/contract/worker';
import type { Copies } from './copies.ts';
import { copyFolder } from './copy-folder.ts';
import type { CopyWorker } from './copy-worker.ts';
import { peekAt } from './peek.ts';
import { fileSource } from './place-opfs.ts';

const channelName = 'mooring-copy';
/** A Worker that says nothing for so long, in ms, holds up no save. */
const patience = 8000;

/** Null where the browser has no private file system. Whether a Worker can write to it shows at the first question. */
export async function opfsCopies(): Promise<Copies | null> {
  if (typeof Worker === 'undefined' || !(await hasFileSystem())) return null;
  const ask = createAsk();
  return {
    of: (account) => ({
      append: (records) => inTime(ask((copy) => copy.append(account, records))),
      look: () => ask((copy) => copy.look(account)),
      keys: (above) => ask((copy) => copy.keys(account, above)),
      read: (keys) => ask((copy) => copy.read(account, keys)),
    }),
    has: hasCopy,
    peek,
    remove: removeCopy,
  };
}

/** Whether somebody's words are in it. */
export async function hasAnyCopy(): Promise<boolean> {
  return (await hasCopy('directory')) && typeof Worker !== 'undefined';
}

async function hasFileSystem(): Promise<boolean> {
  try {
    return (await navigator.storage?.getDirectory?.()) !== undefined;
  } catch {
    return false;
  }
}

async function hasCopy(account: string): Promise<boolean> {
  try {
    const folder = await (await copyFolder(false))?.getDirectoryHandle(account);
    if (!folder) return false;
    for await (const name of folder.keys()) {
      if ((await (await folder.getFileHandle(name)).getFile()).size > 0) return true;
    }
    return false;
  } catch {
    return false;
  }
}

/** Read in this thread: it is small, and wanted before a Worker could have started. */
async function peek(account: string): ReturnType<Copies['peek']> {
  const folder = await (await copyFolder(false))
    ?.getDirectoryHandle(account)
    .catch(() => undefined);
  if (!folder) return null;
  for (let tries = 0; ; tries += 1) {
    try {
      const segments: Parameters<typeof peekAt>[0] = [];
      for await (const name of folder.keys()) {
        const file = await (await folder.getFileHandle(name)).getFile();
        segments.push({ name, source: fileSource(new Blob([await file.arrayBuffer()])) });
      }
      return await peekAt(segments);
    } catch (error) {
      // Another tab has just added to it, or merged it.
      if (tries >= 5) throw error;
    }
  }
}

/** Removes the copies of everybody, however many tabs hold them. */
export async function letGoOfCopies(): Promise<void> {
  const folder = await copyFolder(false);
  if (!folder) return;
  for await (const account of folder.keys()) await removeFrom(folder, account);
}

async function removeCopy(account: string): Promise<void> {
  await removeFrom(await copyFolder(false), account);
}

/** Tells every tab's Worker to let go of it, then removes it. One that holds on gets a few more chances. */
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

/** One Worker a tab, for every account. It is started at the first question, and anew after it has failed. */
function createAsk(): OpenWorker<CopyWorker>['ask'] {
  let worker: OpenWorker<CopyWorker> | undefined;
  return (question) => {
    if (!worker?.alive()) {
      worker = openWorker(
        new Worker(new URL('./copy-worker.ts', import.meta.url), { type: 'module' }),
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
