import { type Bytes, owned, toBase64Url, utf8 } from './bytes.ts';
import type { VaultKeys } from './vault.ts';

const AES = { name: 'AES-GCM', length: 256 };
const WRAP_IV_LENGTH = 12;

/** What a hosting service gets instead of the password: 43 characters that open nothing. */
export async function authSecret(masterKey: Uint8Array): Promise<string> {
  return toBase64Url(await expand(masterKey, 'mooring/v1/auth'));
}

/** The key that wraps the data key for a password. */
export function passwordKey(masterKey: Uint8Array): Promise<CryptoKey> {
  return expandToKey(masterKey, 'mooring/v1/kek');
}

/** The key that wraps the data key for the 24 words, from their 32 bytes of entropy. */
export function phraseKey(entropy: Uint8Array): Promise<CryptoKey> {
  return expandToKey(entropy, 'mooring/v1/phrase');
}

/** The key of one sealed backup file, and the public check that tells a wrong passphrase from a damaged file. */
export async function backupKeys(secret: Uint8Array): Promise<{ key: CryptoKey; check: string }> {
  const [key, check] = await Promise.all([
    expandToKey(secret, 'mooring/v1/backup'),
    expand(secret, 'mooring/v1/backup-check'),
  ]);
  return { key, check: toBase64Url(check.subarray(0, 8)) };
}

/** The keys a vault works with. Neither leads back to the data key. */
export async function vaultKeys(dataKey: Uint8Array): Promise<VaultKeys> {
  const [rowKey, name] = await Promise.all([
    expandToKey(dataKey, 'mooring/v1/rows'),
    expand(dataKey, 'mooring/v1/kid'),
  ]);
  return { rowKey, kid: toBase64Url(name.subarray(0, 8)) };
}

/** The data key under a wrapping key: IV, ciphertext and tag in one. `bound` is authenticated with it. */
export async function wrap(
  key: CryptoKey,
  dataKey: Uint8Array,
  iv: Bytes,
  bound: string,
): Promise<Bytes> {
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(bound) };
  const sealed = await crypto.subtle.encrypt(algorithm, key, owned(dataKey));
  const wrapped = new Uint8Array(WRAP_IV_LENGTH + sealed.byteLength);
  wrapped.set(iv);
  wrapped.set(new Uint8Array(sealed), WRAP_IV_LENGTH);
  return wrapped;
}

/** Null when it does not open: another password, another place, or damage. */
export async function unwrap(key: CryptoKey, wrapped: Bytes, bound: string): Promise<Bytes | null> {
  const iv = wrapped.slice(0, WRAP_IV_LENGTH);
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(bound) };
  const opened = await crypto.subtle
    .decrypt(algorithm, key, wrapped.slice(WRAP_IV_LENGTH))
    .catch(() => null);
  return opened && new Uint8Array(opened);
}

async function expand(secret: Uint8Array, label: string): Promise<Bytes> {
  const base = await crypto.subtle.importKey('raw', owned(secret), 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(label), base, 256));
}

async function expandToKey(secret: Uint8Array, label: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', owned(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(hkdf(label), base, AES, false, ['encrypt', 'decrypt']);
}

function hkdf(label: string) {
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: utf8(label) };
}
