import { AppError } from '@mooring/contract';
import type { Env } from '../env.ts';
import { type Bytes, fromBase64Url, toBase64Url, utf8 } from './bytes.ts';
import { keyedId } from './keyed-id.ts';
import { pad, unpad } from './padding.ts';
import type { FieldLocation, Sealed, Vault, VaultKeys } from './vault.ts';

const IV_LENGTH = 12;
const FIELD = /^e1\.([A-Za-z0-9_-]{11})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{107,})$/;

/** The vault of one account. `env` provides the random 96-bit IVs. */
export function createVault({
  env,
  userId,
  rowKey,
  importKey,
  kid,
}: VaultKeys & { env: Env; userId: string }): Vault {
  return {
    userId,
    kid,
    workerKeys: () => ({ rowKey, kid }),
    keyedId: async (text) => (importKey ? keyedId(importKey, text) : null),
    async seal(location, text) {
      const iv = env.randomBytes(IV_LENGTH);
      const algorithm = { name: 'AES-GCM', iv, additionalData: additionalDataOf(location, userId) };
      const sealed = await crypto.subtle.encrypt(algorithm, rowKey, pad(text));
      return `e1.${kid}.${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}` as Sealed;
    },
    async open(location, field) {
      const parts = parse(field);
      if (!parts || parts.kid !== kid) throw new AppError('vault.unreadable');
      const algorithm = {
        name: 'AES-GCM',
        iv: parts.iv,
        additionalData: additionalDataOf(location, userId),
      };
      const padded = await crypto.subtle.decrypt(algorithm, rowKey, parts.sealed).catch(() => null);
      const text = padded && unpad(new Uint8Array(padded));
      if (text === null) throw new AppError('vault.unreadable');
      return text;
    },
    async sealBytes(context, bytes) {
      const iv = env.randomBytes(IV_LENGTH);
      const algorithm = { name: 'AES-GCM', iv, additionalData: contextData(context, userId) };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, rowKey, bytes));
      const joined = new Uint8Array(IV_LENGTH + sealed.length);
      joined.set(iv);
      joined.set(sealed, IV_LENGTH);
      return `e2.${toBase64Url(joined)}`;
    },
    async openBytes(context, text) {
      const joined = text.startsWith('e2.') ? fromBase64Url(text.slice(3)) : null;
      if (!joined || joined.length <= IV_LENGTH) return null;
      const iv = joined.subarray(0, IV_LENGTH);
      const algorithm = { name: 'AES-GCM', iv, additionalData: contextData(context, userId) };
      const opened = await crypto.subtle
        .decrypt(algorithm, rowKey, joined.subarray(IV_LENGTH))
        .catch(() => null);
      return opened && new Uint8Array(opened);
    },
  };
}

function parse(field: unknown): { kid: string; iv: Bytes; sealed: Bytes } | null {
  const match = typeof field === 'string' ? FIELD.exec(field) : null;
  const [, kid = '', ivText = '', sealedText = ''] = match ?? [];
  const iv = fromBase64Url(ivText);
  const sealed = fromBase64Url(sealedText);
  return match && iv && sealed ? { kid, iv, sealed } : null;
}

/** The additional authenticated data of a field. */
function additionalDataOf({ table, column, rowId }: FieldLocation, userId: string): Bytes {
  return utf8(JSON.stringify(['mooring1', table, column, userId, rowId]));
}

/** The additional authenticated data of sealed bytes. The label keeps them apart from the fields. */
function contextData(context: string, userId: string): Bytes {
  return utf8(`mooring2\n${userId}\n${context}`);
}
