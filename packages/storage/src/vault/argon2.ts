import { argon2id } from 'hash-wasm';
import { argon2Floor, argon2Preferred } from './argon2-params.ts';
import type { Kdf } from './kdf.ts';

/** Argon2id in the calling thread, for the Worker and for tests. */
export const argon2: Kdf = {
  preferred: argon2Preferred,
  floor: argon2Floor,
  derive: (password, salt, params) =>
    argon2id({
      password: password.normalize('NFKC'),
      salt,
      memorySize: params.memoryKiB,
      iterations: params.iterations,
      parallelism: params.parallelism,
      hashLength: 32,
      outputType: 'binary',
    }),
};
