import * as z from 'zod/mini';
import { fromBase64Url, toBase64Url } from '../vault/bytes.ts';
import type { VisitorKey } from './session-keys.ts';

/**
 * The data keys of visitors, each in a file of its own in the private file system. A file that is removed is gone from the
 * disk; a key that is removed from IndexedDB can stay in LevelDB's files for months. See docs/decisions/0048.
 */
export type KeyFiles = {
  /** False where the file could not be written. */
  write(accountId: string, key: VisitorKey): Promise<boolean>;
  /** Undefined for none, and for one that is damaged. */
  read(accountId: string): Promise<VisitorKey | undefined>;
  /** Throws where the file is still there afterwards. */
  remove(accountId: string): Promise<void>;
};

const folderName = 'mooring-keys';

const keyFile = z.object({ key: z.string(), kid: z.string() });

export function opfsKeyFiles(): KeyFiles {
  return {
    async write(accountId, { dataKey, kid }) {
      try {
        const file = await (await openFolder())?.getFileHandle(accountId, { create: true });
        const writable = await file?.createWritable();
        if (!writable) return false;
        await writable.write(JSON.stringify({ key: toBase64Url(dataKey), kid }));
        await writable.close();
        return true;
      } catch {
        return false;
      }
    },
    async read(accountId) {
      try {
        const handle = await (await openFolder(false))?.getFileHandle(accountId);
        const text = await (await handle?.getFile())?.text();
        const { key, kid } = keyFile.parse(JSON.parse(text ?? ''));
        const dataKey = fromBase64Url(key);
        return dataKey ? { dataKey, kid } : undefined;
      } catch {
        return undefined;
      }
    },
    async remove(accountId) {
      const folder = await openFolder(false);
      await folder?.removeEntry(accountId).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
      });
    },
  };
}

/** Undefined where there is none, or no private file system. */
async function openFolder(create = true): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage?.getDirectory?.();
    return await root?.getDirectoryHandle(folderName, { create });
  } catch {
    return undefined;
  }
}
