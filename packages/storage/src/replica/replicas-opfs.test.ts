import { expect, test, vi } from 'vitest';
import { opfsReplicas } from './replicas-opfs.ts';

/** A private file system with one segment, which nobody may read. */
function onlySegment(size: number): FileSystemDirectoryHandle {
  const read = () => Promise.reject(new Error('The page was left.'));
  const file = { size, arrayBuffer: read };
  const folder = {
    getDirectoryHandle: async () => folder,
    getFileHandle: async () => ({ getFile: async () => file }),
    keys: async function* () {
      yield 'one';
    },
  };
  return folder as unknown as FileSystemDirectoryHandle;
}

async function replicasOver(folder: FileSystemDirectoryHandle) {
  vi.stubGlobal('Worker', class {});
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } });
  const replicas = await opfsReplicas();
  if (!replicas) throw new Error('There is a private file system here.');
  return replicas;
}

test('a second copy into which nothing could be written is not read', async () => {
  const replicas = await replicasOver(onlySegment(0));
  expect(await replicas.readSnapshot('directory')).toBeNull();
});

test('one with words is read, and that it could not be read is said', async () => {
  const replicas = await replicasOver(onlySegment(9));
  await expect(replicas.readSnapshot('directory')).rejects.toThrow('The page was left.');
});
