import { expect, test, vi } from 'vitest';
import { opfsSegmentStorage } from './segment-storage-opfs.ts';

// A browser without Web Locks.
vi.stubGlobal('navigator', {});

/** A folder of the private file system whose files open for writing as `open` says, given how often each was tried before. */
function folderWhere(open: (tries: number) => never, size = 0): FileSystemDirectoryHandle {
  const tries = new Map<string, number>();
  const getFileHandle = async (name: string) => ({
    getFile: async () => new Blob(['x'.repeat(size)]),
    async createSyncAccessHandle() {
      const before = tries.get(name) ?? 0;
      tries.set(name, before + 1);
      return open(before);
    },
  });
  return { name: 'account', getFileHandle } as unknown as FileSystemDirectoryHandle;
}

const fail = (name: string): never => {
  throw new DOMException('', name);
};

test('a browser that opens no file for writing says so of a file that an earlier page tried too', async () => {
  const folder = folderWhere((tries) => fail(tries ? 'InvalidStateError' : 'NotSupportedError'));
  for (const page of ['first', 'second']) {
    const storage = await opfsSegmentStorage(folder);
    await expect(storage.openExclusive('one'), page).rejects.toThrow(
      expect.objectContaining({ name: 'NotSupportedError' }),
    );
  }
});

test('a file with words that does not open now is not taken for one that never will', async () => {
  const storage = await opfsSegmentStorage(folderWhere(() => fail('InvalidStateError'), 9));
  await expect(storage.openExclusive('one')).rejects.toThrow(
    expect.objectContaining({ name: 'InvalidStateError' }),
  );
});

test('a file that another tab has open is left to that tab', async () => {
  const storage = await opfsSegmentStorage(folderWhere(() => fail('NoModificationAllowedError')));
  expect(await storage.openExclusive('one')).toBeNull();
});
