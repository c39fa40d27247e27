import type { Copies, Copy } from './copies.ts';
import { copyFolder } from './copy-folder.ts';
import type { Answer, Question } from './copy-worker.ts';

const channelName = 'mooring-copy';
/** A Worker that says nothing for so long, in ms, holds up no save. */
const patience = 8000;

type Waiting = { resolve(value: unknown): void; reject(error: unknown): void };
type Ask = <K extends keyof Copy>(
  account: string,
  method: K,
  given: Parameters<Copy[K]>,
) => ReturnType<Copy[K]>;

/** Null where the browser has no private file system that a Worker can write to. */
export async function opfsCopies(): Promise<Copies | null> {
  if (typeof Worker === 'undefined' || !(await copyFolder())) return null;
  const ask = createAsk();
  if (
    !(await ask('', 'look', []).then(
      () => true,
      () => false,
    ))
  )
    return null;
  return {
    of: (account) => ({
      append: (records) => ask(account, 'append', [records]),
      look: () => ask(account, 'look', []),
      keys: (above) => ask(account, 'keys', [above]),
      read: (keys) => ask(account, 'read', [keys]),
    }),
    has: hasCopy,
    remove: removeCopy,
  };
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

/** Tells every tab's Worker to let go of it, then removes it. One that holds on gets a few more chances. */
async function removeCopy(account: string): Promise<void> {
  const folder = await copyFolder(false);
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
