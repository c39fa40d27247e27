import type { ByteSource } from './log-record.ts';
import type { SegmentFile, SegmentStorage } from './segment-storage.ts';

/** The part of a sync access handle in use. Only Workers have it; TypeScript knows it only there. */
type SyncHandle = {
  getSize(): number;
  read(into: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
};
type SyncFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncHandle> };

/** One folder of the Origin Private File System. A Web Lock marks each segment in use; it ends with its tab. */
export async function opfsSegmentStorage(
  folder: FileSystemDirectoryHandle,
): Promise<SegmentStorage> {
  return {
    async names() {
      const sizes: [string, number][] = [];
      for await (const name of folder.keys()) sizes.push([name, await sizeOf(folder, name)]);
      return sizes.sort(([, one], [, other]) => other - one).map(([name]) => name);
    },
    async openExclusive(name) {
      const releaseLock = await acquireLock(`mooring-copy:${folder.name}/${name}`);
      if (!releaseLock) return null;
      try {
        const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
        return segmentFile(await file.createSyncAccessHandle(), releaseLock);
      } catch (error) {
        releaseLock();
        const fault = error instanceof DOMException ? error.name : '';
        // Without Web Locks only the handle itself keeps two tabs from one file.
        if (fault === 'NoModificationAllowedError') return null;
        if (fault === 'InvalidStateError' && (await sizeOf(folder, name)) === 0)
          throw cannotWrite();
        throw error;
      }
    },
    openForReading: async (name) => fileSource(await (await folder.getFileHandle(name)).getFile()),
    remove: (name) => folder.removeEntry(name),
  };
}

export const fileSource = (file: Blob): ByteSource => ({
  size: () => file.size,
  read: async (offset, length) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
});

function segmentFile(handle: SyncHandle, releaseLock: () => void): SegmentFile {
  return {
    size: () => handle.getSize(),
    read(offset, length) {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, handle.read(bytes, { at: offset }));
    },
    append(bytes) {
      const size = handle.getSize();
      try {
        if (handle.write(bytes, { at: size }) < bytes.length) {
          throw new DOMException('Not all bytes were written.', 'QuotaExceededError');
        }
        handle.flush();
      } catch (error) {
        handle.truncate(size);
        throw error;
      }
    },
    release() {
      handle.close();
      releaseLock();
    },
  };
}

/**
 * WebKitGTK opens no file for writing. It says so the first time; after that the file counts as open for good, also for the
 * next page, and stays empty.
 */
const cannotWrite = () => new DOMException('No file opens for writing.', 'NotSupportedError');

/** Returns the function that releases the lock; null where another tab has it. */
function acquireLock(name: string): Promise<(() => void) | null> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/** 0 for a segment that another tab has just removed. */
async function sizeOf(folder: FileSystemDirectoryHandle, name: string): Promise<number> {
  try {
    return (await (await folder.getFileHandle(name)).getFile()).size;
  } catch {
    return 0;
  }
}
