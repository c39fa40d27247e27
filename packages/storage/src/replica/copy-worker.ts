import { exposeToPage } from '@mooring/contract/worker';
import { browserEnv } from '../env.ts';
import type { Copy } from './copies.ts';
import { copyFolder } from './copy-folder.ts';
import { createCopy } from './copy-over.ts';
import { createJournal } from './journal.ts';
import { opfsPlace } from './place-opfs.ts';

/** The copies of all accounts, each asked for by its account. */
export type CopyWorker = {
  [Name in keyof Copy]: (
    account: string,
    ...given: Parameters<Copy[Name]>
  ) => ReturnType<Copy[Name]>;
};

type Open = ReturnType<typeof createCopy>;

const open = new Map<string, Promise<Open>>();

/** The name lasts longer than the tab, so it must not be another tab's. */
const newName = () => browserEnv.newId();

const api: CopyWorker = {
  append: async (account, records) => (await of(account)).append(records),
  look: async (account) => (await of(account)).look(),
  keys: async (account, above) => (await of(account)).keys(above),
  read: async (account, keys) => (await of(account)).read(keys),
};

exposeToPage(api);

function of(account: string): Promise<Open> {
  const known = open.get(account);
  if (known) return known;
  const opening = (async () => {
    if (!('createSyncAccessHandle' in FileSystemFileHandle.prototype)) {
      throw new DOMException('No sync access handles.', 'NotSupportedError');
    }
    const folder = await (await copyFolder())?.getDirectoryHandle(account, { create: true });
    if (!folder) throw new DOMException('No private file system.', 'NotFoundError');
    return createCopy(createJournal(await opfsPlace(folder), newName));
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
