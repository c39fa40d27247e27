const folderName = 'mooring-copy';

/** Undefined where there is no private file system. */
export async function copyFolder(create = true): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage?.getDirectory?.();
    return await root?.getDirectoryHandle(folderName, { create });
  } catch {
    return undefined;
  }
}
