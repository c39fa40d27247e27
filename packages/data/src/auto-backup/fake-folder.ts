import type { BackupFolder, FolderFile } from '@mooring/storage';
import type { Folders } from './folders.ts';

/** A folder of a test, which can be taken away, filled up, and killed after any step. */
export type FakeFolder = BackupFolder & {
  files: Map<string, Blob>;
  permission: PermissionState;
  /** What the next question is answered with. */
  answer: PermissionState;
  /** The name of the DOMException that every further write throws; null for none. */
  failure: string | null;
  /** Steps that changed something so far. */
  steps: number;
  /** From this step on nothing happens any more, as in a browser that was killed. */
  killAt: number;
};

type Options = {
  name?: string;
  /** Whether a file has its new bytes only once it is closed. Otherwise each write is seen at once. */
  isAtomic?: boolean;
  /** 'safe' renames in one step, 'unsafe' removes the old file first, 'none' cannot. */
  move?: 'safe' | 'unsafe' | 'none';
};

export function fakeFolder({
  name = 'Backups',
  isAtomic = true,
  move = 'safe',
}: Options = {}): FakeFolder {
  const files = new Map<string, Blob>();
  const refuse = (error: string) => {
    throw new DOMException('The folder refused it.', error);
  };
  const step = (change: () => void) => {
    if (folder.failure) refuse(folder.failure);
    if (folder.steps >= folder.killAt) refuse('AbortError');
    folder.steps += 1;
    change();
  };
  const fileOf = (fileName: string): FolderFile => ({
    async getFile() {
      const bytes = files.get(fileName);
      if (!bytes) return refuse('NotFoundError');
      return new File([bytes], fileName, { lastModified: folder.steps });
    },
    async createWritable() {
      let written = new Blob();
      const show = () => files.set(fileName, written);
      step(() => {
        if (!isAtomic) show();
      });
      return {
        async write(part) {
          // In two steps, so that a kill leaves half of it.
          const middle = part.size >> 1;
          for (const half of [part.slice(0, middle), part.slice(middle)]) {
            step(() => {
              written = new Blob([written, half]);
              if (!isAtomic) show();
            });
          }
        },
        close: async () => step(show),
        abort: async () => {},
      };
    },
    ...(move === 'none'
      ? {}
      : {
          async move(next: string) {
            if (move === 'unsafe') step(() => files.delete(next));
            step(() => {
              const bytes = files.get(fileName);
              if (bytes) files.set(next, bytes);
              files.delete(fileName);
            });
          },
        }),
  });
  const folder: FakeFolder = {
    name,
    files,
    permission: 'granted',
    answer: 'granted',
    failure: null,
    steps: 0,
    killAt: Number.POSITIVE_INFINITY,
    async getFileHandle(fileName, { create = false } = {}) {
      if (!files.has(fileName)) {
        if (!create) refuse('NotFoundError');
        step(() => files.set(fileName, new Blob()));
      }
      return fileOf(fileName);
    },
    removeEntry: async (fileName) => step(() => files.delete(fileName)),
    queryPermission: async () => folder.permission,
    async requestPermission() {
      folder.permission = folder.answer;
      return folder.permission;
    },
  };
  return folder;
}

/** The person chooses this folder whenever they are asked. */
export const fakeFolders = (folder: BackupFolder): Folders => ({
  isAvailable: () => true,
  choose: async () => folder,
});
