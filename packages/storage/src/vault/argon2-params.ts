import type { KdfParams } from './kdf.ts';

/** The second choice of RFC 9106, with one lane: a browser has one thread here. */
export const argon2Preferred: KdfParams = {
  algorithm: 'argon2id',
  memoryKiB: 64 * 1024,
  iterations: 3,
  parallelism: 1,
};

/** OWASP's least: 19 MiB, two passes. */
export const argon2Floor: KdfParams = {
  algorithm: 'argon2id',
  memoryKiB: 19 * 1024,
  iterations: 2,
  parallelism: 1,
};
