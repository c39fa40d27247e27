import { copyBytes, utf8 } from './bytes.ts';
import type { Kdf } from './kdf.ts';

/** For tests and stories only: a fake that derives in a fraction of a millisecond. */
export const testKdf: Kdf = {
  preferred: { algorithm: 'argon2id', memoryKiB: 16, iterations: 2, parallelism: 1 },
  floor: { algorithm: 'argon2id', memoryKiB: 8, iterations: 1, parallelism: 1 },
  async derive(password, salt, params) {
    const secret = utf8(password.normalize('NFKC'));
    const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
    const info = utf8(JSON.stringify(params));
    const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: copyBytes(salt), info };
    return new Uint8Array(await crypto.subtle.deriveBits(algorithm, base, 256));
  },
};
