import { exposeToPage } from '@mooring/contract/worker';
import { argon2 } from './argon2.ts';
import type { KdfParams } from './kdf.ts';

export type Argon2Worker = typeof api;

const smallest: KdfParams = {
  algorithm: 'argon2id',
  memoryKiB: 8,
  iterations: 1,
  parallelism: 1,
};

/** The page asks for one key and then ends this Worker, which gives its memory back. */
const api = {
  /** The smallest thing there is to stretch has the code compiled. */
  async warm(): Promise<void> {
    await argon2.derive('-', new Uint8Array(16), smallest);
  },
  derive: argon2.derive,
};

exposeToPage(api);
