import { type Bytes, copyBytes, toBase64Url, utf8 } from './bytes.ts';
import type { VaultKeys } from './vault.ts';

const AES = { name: 'AES-GCM', length: 256 };
const MAC = { name: 'HMAC', hash: 'SHA-256', length: 256 };
const WRAP_IV_LENGTH = 12;

/** The secret a hosted account authenticates with instead of the password: 43 characters. No key follows from it. */
export async function deriveAuthSecret(masterKey: Uint8Array): Promise<string> {
  return toBase64Url(await expand(masterKey, 'mooring/v1/auth'));
}

/** The key encryption key (KEK) of a password. */
export function derivePasswordKey(masterKey: Uint8Array): Promise<CryptoKey> {
  return expandToKey(masterKey, 'mooring/v1/kek');
}

/** The key encryption key of a recovery phrase, from its 32 bytes of entropy. */
export function derivePhraseKey(entropy: Uint8Array): Promise<CryptoKey> {
  return expandToKey(entropy, 'mooring/v1/phrase');
}

/** The key encryption key of a passkey, from the 32 bytes that its PRF extension gives. */
export function derivePasskeyKey(secret: Uint8Array): Promise<CryptoKey> {
  return expandToKey(secret, 'mooring/v1/passkey');
}

/** The key of a sealed backup file, and a public check value that tells a wrong passphrase from a damaged file. */
export async function deriveBackupKeys(
  secret: Uint8Array,
): Promise<{ key: CryptoKey; check: string }> {
  const [key, check] = await Promise.all([
    expandToKey(secret, 'mooring/v1/backup'),
    expand(secret, 'mooring/v1/backup-check'),
  ]);
  return { key, check: toBase64Url(check.subarray(0, 8)) };
}

/** The keys of a vault. The data key cannot be derived from them. */
export async function deriveVaultKeys(dataKey: Uint8Array): Promise<VaultKeys> {
  const [rowKey, importKey, kid] = await Promise.all([
    expandToKey(dataKey, 'mooring/v1/rows'),
    expandToMacKey(dataKey, 'mooring/v1/import'),
    expand(dataKey, 'mooring/v1/kid'),
  ]);
  return { rowKey, importKey, kid: toBase64Url(kid.subarray(0, 8)) };
}

/** Wraps the data key: IV, ciphertext and tag in one. `additionalData` is authenticated with it. */
export async function wrapKey(
  key: CryptoKey,
  dataKey: Uint8Array,
  iv: Bytes,
  additionalData: string,
): Promise<Bytes> {
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(additionalData) };
  const sealed = await crypto.subtle.encrypt(algorithm, key, copyBytes(dataKey));
  const wrapped = new Uint8Array(WRAP_IV_LENGTH + sealed.byteLength);
  wrapped.set(iv);
  wrapped.set(new Uint8Array(sealed), WRAP_IV_LENGTH);
  return wrapped;
}

/** Null for a wrong key, other additional data, or damaged bytes. */
export async function unwrapKey(
  key: CryptoKey,
  wrapped: Bytes,
  additionalData: string,
): Promise<Bytes | null> {
  const iv = wrapped.slice(0, WRAP_IV_LENGTH);
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(additionalData) };
  const opened = await crypto.subtle
    .decrypt(algorithm, key, wrapped.slice(WRAP_IV_LENGTH))
    .catch(() => null);
  return opened && new Uint8Array(opened);
}

async function expand(secret: Uint8Array, label: string): Promise<Bytes> {
  const base = await crypto.subtle.importKey('raw', copyBytes(secret), 'HKDF', false, [
    'deriveBits',
  ]);
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(label), base, 256));
}

async function expandToKey(secret: Uint8Array, label: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', copyBytes(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(hkdf(label), base, AES, false, ['encrypt', 'decrypt']);
}

async function expandToMacKey(secret: Uint8Array, label: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', copyBytes(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(hkdf(label), base, MAC, false, ['sign']);
}

function hkdf(label: string) {
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: utf8(label) };
}
