import type { KdfParams } from './kdf.ts';

/** The second recommended option of RFC 9106, with one lane because one Worker is one thread. */
export const argon2Preferred: KdfParams = {
  algorithm: 'argon2id',
  memoryKiB: 64 * 1024,
  iterations: 3,
  parallelism: 1,
};

/** The minimum that OWASP recommends: 19 MiB, two passes. */
export const argon2Floor: KdfParams = {
  algorithm: 'argon2id',
  memoryKiB: 19 * 1024,
  iterations: 2,
  parallelism: 1,
};
