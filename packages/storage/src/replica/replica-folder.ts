const folderName = 'mooring-copy';

/** The folder with the replicas of all accounts. Undefined where there is none, or no private file system. */
export async function openReplicaFolder(
  create = true,
): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage?.getDirectory?.();
    return await root?.getDirectoryHandle(folderName, { create });
  } catch {
    return undefined;
  }
}
