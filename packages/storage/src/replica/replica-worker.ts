import { browserEnv } from '../env.ts';
import { createReplica } from './create-replica.ts';
import { createLog } from './log.ts';
import type { Replica } from './replica.ts';
import { openReplicaFolder } from './replica-folder.ts';
import { opfsSegmentStorage } from './segment-storage-opfs.ts';

export type Question = {
  [K in keyof Replica]: { turn: number; account: string; method: K; given: Parameters<Replica[K]> };
}[keyof Replica];
export type Answer = { turn: number; value: unknown } | { turn: number; failed: string };

type Open = ReturnType<typeof createReplica>;

const open = new Map<string, Promise<Open>>();

/** The name lasts longer than the tab, so it must not be another tab's. */
const newName = () => browserEnv.newId();

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const answer = await reply(data).then(
    (value): Answer => ({ turn: data.turn, value }),
    (error: unknown): Answer => ({
      turn: data.turn,
      failed: error instanceof Error || error instanceof DOMException ? error.name : 'Error',
    }),
  );
  self.postMessage(answer);
};

async function reply(question: Question): Promise<unknown> {
  const copy = await of(question.account);
  return (copy[question.method] as (...given: unknown[]) => Promise<unknown>)(...question.given);
}

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

/** An account is being removed, here or in another tab: its files must be free. */
new BroadcastChannel('mooring-copy').onmessage = async ({
  data,
}: MessageEvent<{ letGo: string }>) => {
  for (const [account, opening] of open) {
    if (data.letGo !== account && data.letGo !== '*') continue;
    open.delete(account);
    await (await opening.catch(() => null))?.close();
  }
};
