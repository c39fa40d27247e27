import type { Copies, Copy } from './copies.ts';
import { copyFolder } from './copy-folder.ts';
import type { Answer, Question } from './copy-worker.ts';
import { peekAt } from './peek.ts';
import { fileSource } from './place-opfs.ts';

const channelName = 'mooring-copy';
/** A Worker that says nothing for so long, in ms, holds up no save. */
const patience = 8000;

type Waiting = { resolve(value: unknown): void; reject(error: unknown): void };
type Ask = <K extends keyof Copy>(
  account: string,
  method: K,
  given: Parameters<Copy[K]>,
) => ReturnType<Copy[K]>;

/** Null where the browser has no private file system. Whether a Worker can write to it shows at the first question. */
export async function opfsCopies(): Promise<Copies | null> {
  if (typeof Worker === 'undefined' || !(await hasFileSystem())) return null;
  const ask = createAsk();
  return {
    of: (account) => ({
      append: (records) => ask(account, 'append', [records]),
      look: () => ask(account, 'look', []),
      keys: (above) => ask(account, 'keys', [above]),
      read: (keys) => ask(account, 'read', [keys]),
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
    const started = new Worker(new URL('./copy-worker.ts', import.meta.url), { type: 'module' });
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
  return ((account: string, method: keyof Copy, given: unknown[]) => {
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
