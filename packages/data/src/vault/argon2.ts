import { argon2id } from 'hash-wasm';
import type { Kdf } from './kdf.ts';

/**
 * Argon2id in the calling thread: what the Worker runs, and tests. 64 MiB with three passes is the second choice of
 * RFC 9106, the floor is OWASP's smallest (19 MiB, two passes).
 */
export const argon2: Kdf = {
  preferred: { algorithm: 'argon2id', memoryKiB: 64 * 1024, iterations: 3, parallelism: 1 },
  floor: { algorithm: 'argon2id', memoryKiB: 19 * 1024, iterations: 2, parallelism: 1 },
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
