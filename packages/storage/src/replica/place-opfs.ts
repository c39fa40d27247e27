import type { Place, SegmentFile } from './place.ts';
import type { Source } from './records.ts';

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

/** One folder of the origin's private file system. Web Locks say which segments are in use, and end with their tab. */
export async function opfsPlace(folder: FileSystemDirectoryHandle): Promise<Place> {
  return {
    async names() {
      const sizes: [string, number][] = [];
      for await (const name of folder.keys()) sizes.push([name, await sizeOf(folder, name)]);
      return sizes.sort(([, one], [, other]) => other - one).map(([name]) => name);
    },
    async claim(name) {
      const free = await hold(`mooring-copy:${folder.name}/${name}`);
      if (!free) return null;
      try {
        const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
        return segmentFile(await file.createSyncAccessHandle(), free);
      } catch (error) {
        free();
        // A browser without these locks keeps two tabs off one file by the handle itself.
        if (error instanceof DOMException && error.name === 'NoModificationAllowedError')
          return null;
        throw error;
      }
    },
    peek: async (name) => fileSource(await (await folder.getFileHandle(name)).getFile()),
    remove: (name) => folder.removeEntry(name),
  };
}

export const fileSource = (file: Blob): Source => ({
  size: () => file.size,
  read: async (offset, length) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
});

function segmentFile(handle: SyncHandle, free: () => void): SegmentFile {
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
          throw new DOMException('Not all of it was written.', 'QuotaExceededError');
        }
        handle.flush();
      } catch (error) {
        handle.truncate(size);
        throw error;
      }
    },
    release() {
      handle.close();
      free();
    },
  };
}

/** The way to let go of the lock again; null where another tab has it. */
function hold(name: string): Promise<(() => void) | null> {
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

/** One that another tab has just removed has none. */
async function sizeOf(folder: FileSystemDirectoryHandle, name: string): Promise<number> {
  try {
    return (await (await folder.getFileHandle(name)).getFile()).size;
  } catch {
    return 0;
  }
}
