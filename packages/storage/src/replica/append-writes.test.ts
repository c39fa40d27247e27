import { AppError } from '@mooring/contract';
import { expect, test } from 'vitest';
import { entry } from '../adapters/row-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import type { OpenStore, Write } from '../store.ts';
import { folderGone } from './replica.ts';
import { memoryReplicas } from './replicas-memory.ts';
import { replicated } from './replicated-testing.ts';

const put = (id: string): Write => ({ table: 'journal_entries', put: entry(id, '2026-11-01') });

/** A store and a replica on a disk that can be full for each of them. */
async function onDisk() {
  const disk = { isFull: false, isFolderGone: false, hasFiles: true };
  let asked = 0;
  const stores = memoryStores();
  const openStore: OpenStore = async (userId) => {
    const store = await stores(userId);
    return {
      ...store,
      async write(writes) {
        if (disk.isFull) throw new AppError('store.full');
        await store.write(writes);
      },
    };
  };
  const replicas = memoryReplicas();
  const { of } = replicas;
  replicas.of = (account) => {
    const replica = of(account);
    return {
      ...replica,
      async append(records) {
        // As WebKitGTK says it: the first time, and every time after.
        if (!disk.hasFiles) {
          asked += 1;
          const name = asked === 1 ? 'NotSupportedError' : 'InvalidStateError';
          throw new DOMException('No files.', name);
        }
        if (disk.isFolderGone) {
          disk.isFolderGone = false;
          await replicas.remove(account);
          throw Object.assign(new Error('Gone.'), { name: folderGone });
        }
        await of(account).append(records);
      },
      summarize: () => of(account).summarize(),
    };
  };
  const { monitor, openStore: open } = replicated(openStore, { replicas });
  return { disk, replicas, monitor, store: await open('ana') };
}

test('after the database was full, a save without its second copy is refused until one has succeeded', async () => {
  const { disk, replicas, store } = await onDisk();
  await store.write([put('a')]);
  disk.isFull = true;
  await expect(store.write([put('b')])).rejects.toMatchObject({ key: 'store.full' });
  disk.isFull = false;
  replicas.full = true;
  await expect(store.write([put('b')])).rejects.toMatchObject({ key: 'store.full' });
  await expect(store.write([put('b')])).rejects.toMatchObject({ key: 'store.full' });
  replicas.full = false;
  await store.write([put('b')]);
  replicas.full = true;
  await store.write([put('c')]);
  expect((await store.ids('journal_entries')).sort()).toEqual(['a', 'b', 'c']);
});

test('a browser that cannot keep second copies saves after the database was full', async () => {
  const { disk, store } = await onDisk();
  disk.hasFiles = false;
  await store.write([put('b')]);
  disk.isFull = true;
  await expect(store.write([put('a')])).rejects.toMatchObject({ key: 'store.full' });
  disk.isFull = false;
  await store.write([put('a')]);
  expect((await store.ids('journal_entries')).sort()).toEqual(['a', 'b']);
});

test('a folder that is gone is told, and the second copy is made again without a further save', async () => {
  const { disk, replicas, monitor, store } = await onDisk();
  let told = 0;
  store.onMaybeCleared?.(() => {
    told += 1;
  });
  await store.write([put('a')]);
  disk.isFolderGone = true;
  await store.write([put('b')]);
  expect(told).toBe(1);
  await expect.poll(() => monitor.replica).toBe('kept');
  const { counts } = await replicas.of('ana').summarize();
  expect(counts).toEqual({ journal_entries: 2 });
});
