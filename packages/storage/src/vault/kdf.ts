/** The cost of the key derivation. Stored with every key derived from a password. */
export type KdfParams = {
  algorithm: 'argon2id';
  memoryKiB: number;
  iterations: number;
  parallelism: number;
};

/** Derives keys from passwords. The app uses Argon2id in a Worker. */
export type Kdf = {
  /** 32 bytes. Normalizes the password to NFKC first. Rejects with a RangeError when memory runs out. */
  derive(password: string, salt: Uint8Array, params: KdfParams): Promise<Uint8Array>;
  /** Loads what the next `derive` needs. */
  warm?(): void;
  preferred: KdfParams;
  /** The least that is used or accepted, whatever a stored record says. Also the fallback when memory runs out. */
  floor: KdfParams;
};

/** The most that is accepted, so that a damaged record cannot cost an hour of work: 16 times the preferred memory. */
const CEILING = { memoryKiB: 1024 * 1024, iterations: 16, parallelism: 4 };

export function isAcceptableKdf(params: KdfParams, kdf: Kdf): boolean {
  return (
    atLeast(params, kdf.floor) &&
    params.memoryKiB <= CEILING.memoryKiB &&
    params.iterations <= CEILING.iterations &&
    params.parallelism <= CEILING.parallelism
  );
}

export function isBelowPreferredKdf(params: KdfParams, kdf: Kdf): boolean {
  return !atLeast(params, kdf.preferred);
}

/** Derives with the preferred parameters, or with the floor when memory runs out. Returns those that were used. */
export async function deriveWithFallback(
  kdf: Kdf,
  password: string,
  salt: Uint8Array,
): Promise<{ key: Uint8Array; params: KdfParams }> {
  try {
    return { key: await kdf.derive(password, salt, kdf.preferred), params: kdf.preferred };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { key: await kdf.derive(password, salt, kdf.floor), params: kdf.floor };
  }
}

function atLeast(params: KdfParams, other: KdfParams): boolean {
  return (
    params.algorithm === other.algorithm &&
    params.memoryKiB >= other.memoryKiB &&
    params.iterations >= other.iterations &&
    params.parallelism >= 1
  );
}
