/** How hard a password is stretched. Kept beside every key it made. */
export type KdfParams = {
  algorithm: 'argon2id';
  memoryKiB: number;
  iterations: number;
  parallelism: number;
};

/** Stretches passwords. The real one is Argon2id in a Worker. */
export type Kdf = {
  /** 32 bytes. The password is brought to NFKC first. Rejects with a RangeError when memory runs out. */
  derive(password: string, salt: Uint8Array, params: KdfParams): Promise<Uint8Array>;
  /** Makes ready what the next `derive` needs. */
  warm?(): void;
  preferred: KdfParams;
  /** Nothing weaker is ever used or accepted, whatever a stored record says. Also the one fallback when memory is short. */
  floor: KdfParams;
};

/** Four times the preferred memory and some more: a damaged record cannot ask for an hour of work. */
const CEILING = { memoryKiB: 1024 * 1024, iterations: 16, parallelism: 4 };

export function isAcceptable(params: KdfParams, kdf: Kdf): boolean {
  return (
    atLeast(params, kdf.floor) &&
    params.memoryKiB <= CEILING.memoryKiB &&
    params.iterations <= CEILING.iterations &&
    params.parallelism <= CEILING.parallelism
  );
}

export function isBelowPreferred(params: KdfParams, kdf: Kdf): boolean {
  return !atLeast(params, kdf.preferred);
}

/** Derives with the preferred parameters, or once with the floor when memory runs out, and says which were used. */
export async function deriveAnew(
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
