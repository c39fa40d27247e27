import { exposeToPage } from '@mooring/contract/worker';
import languagesUrl from '@mooring/listening/languages?url';
import modelUrl from '@mooring/listening/model?url';
import {
  createForeignReader,
  createReader,
  languagesHash,
  modelHash,
  type Reader,
} from '@mooring/listening/reader';
import { fetchModel } from './fetch-model.ts';
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
    return said.map(({ text, before, forReply }) => read(text, before, forReply));
  },
  async mayBeShown(reply: string) {
    opening ??= openReader();
    return (await opening).mayBeShown(reply);
  },
};

async function openReader(): Promise<Reader> {
  // Without the tables of other languages the rest is as good as before.
  const languages = fetchModel(languagesUrl, languagesHash).then(createForeignReader, () => null);
  return createReader(await fetchModel(modelUrl, modelHash), await languages);
}

exposeToPage(api);
