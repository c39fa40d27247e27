import { exposeToPage } from '@mooring/contract/worker';
import modelUrl from '@mooring/listening/model?url';
import { createReader, modelHash, type Reader } from '@mooring/listening/reader';
import type { Said } from './reading-cache.ts';

export type ReaderWorker = typeof api;

let opening: Promise<Reader> | undefined;

const api = {
  /** The version of the model. Rejects where its file cannot be fetched, is not the one this build was made with, or does not run. */
  async open(): Promise<string> {
    opening ??= openReader();
    return (await opening).version;
  },
  async readAll(said: readonly Said[]) {
    opening ??= openReader();
    const { read } = await opening;
    return said.map(({ text, before }) => read(text, before));
  },
  async mayBeShown(reply: string) {
    opening ??= openReader();
    return (await opening).mayBeShown(reply);
  },
};

async function openReader(): Promise<Reader> {
  const answer = await fetch(modelUrl);
  if (!answer.ok) throw new Error('The model could not be fetched.');
  const bytes = await answer.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== modelHash)
    throw new Error('The model is not the one that belongs to this version.');
  return createReader(bytes);
}

exposeToPage(api);
