/** The data layer alone on a page, for tests that end the browser in the middle of what it does. */
import { createAppData, type Data } from '@mooring/data';
import { findDocuments, kinds, saveDocument } from './documents.ts';

declare global {
  var device: Data;
  var documents: {
    kinds: typeof kinds;
    save: typeof saveDocument;
    find: typeof findDocuments;
    /** The names of burned letters in the replica's files. */
    burnedInReplica(): Promise<string[]>;
  };
}

// The positive control: storage without a replica.
if (location.search === '?no-replica') {
  Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined });
}

const data = createAppData();
await data.accounts.start();
globalThis.documents = {
  kinds,
  save: saveDocument,
  find: findDocuments,
  async burnedInReplica() {
    const text = await textOf(await navigator.storage.getDirectory());
    return [...new Set(text.match(/letter:burned-\d+/g))];
  },
};
globalThis.device = data;

async function textOf(folder: FileSystemDirectoryHandle): Promise<string> {
  let text = '';
  for await (const handle of folder.values()) {
    if (handle.kind === 'directory') text += await textOf(handle as FileSystemDirectoryHandle);
    else text += await (await (handle as FileSystemFileHandle).getFile()).text();
  }
  return text;
}
