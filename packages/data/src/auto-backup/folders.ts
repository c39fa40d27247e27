import type { BackupFolder } from '@mooring/storage';

/** How a person gives Mooring a folder. */
export type Folders = {
  /** Whether this browser can write into a folder of the person's own. */
  isAvailable(): boolean;
  /** Asks for one; only from a press. Null: nothing was chosen. */
  choose(): Promise<BackupFolder | null>;
};

type Picker = (options: { id: string; mode: 'readwrite' }) => Promise<BackupFolder>;

const picker = () => (globalThis as { showDirectoryPicker?: Picker }).showDirectoryPicker;

export const browserFolders: Folders = {
  isAvailable: () => picker() !== undefined,
  async choose() {
    try {
      return (await picker()?.({ id: 'mooring-backup', mode: 'readwrite' })) ?? null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      throw error;
    }
  },
};

const access = { mode: 'readwrite' } as const;

/** Whether Mooring may write into the folder now. Browsers take the permission back when the last page is closed. */
export const permissionOf = async (folder: BackupFolder): Promise<PermissionState> =>
  (await folder.queryPermission?.(access)) ?? 'granted';

/** Asks the person again; only from a press. */
export const askPermission = async (folder: BackupFolder): Promise<PermissionState> =>
  (await folder.requestPermission?.(access)) ?? 'granted';
