import { expect, test } from 'vitest';
import type { LogRecord } from './log-record.ts';
import { opfsReplicas } from './replicas-opfs.ts';

const put = (n: number, key: string): LogRecord => ({
  header: { n, of: 1, key },
  value: JSON.stringify(`${key} ${n}`),
});
const gone = (n: number, key: string): LogRecord => ({
  header: { n, of: 1, key, gone: true },
  value: '',
});

/** Every file of the private file system as text. */
async function filesAsText(): Promise<string> {
  const read = async (folder: FileSystemDirectoryHandle): Promise<string> => {
    let text = '';
    for await (const handle of folder.values()) {
      if (handle.kind === 'directory') text += await read(handle as FileSystemDirectoryHandle);
      else text += await (await (handle as FileSystemFileHandle).getFile()).text();
    }
    return text;
  };
  return read(await navigator.storage.getDirectory());
}

test('after a compaction the private files hold no byte of a removed row, from any tab', async () => {
  // Each has a Worker of its own, as two tabs have.
  const [one, other] = [await opfsReplicas(), await opfsReplicas()];
  if (!one || !other) throw new Error('This browser has no private file system.');
  const account = crypto.randomUUID();
  await other.of(account).append([put(1, 'row/letter'), put(2, 'row/kept')]);
  await one.of(account).append([put(3, 'row/letter'), gone(4, 'row/letter')]);
  expect(await filesAsText()).toContain('row/letter 1');

  await one.of(account).compact();
  expect(await filesAsText()).not.toContain('row/letter');
  await other.of(account).append([put(5, 'row/next')]);
  expect(await one.of(account).summarize()).toMatchObject({ last: 5, gaps: 0, counts: { row: 2 } });
  expect(await other.of(account).read(['row/kept'])).toMatchObject([{ key: 'row/kept', n: 2 }]);
  await one.remove(account);
});
