import { utf8 } from '@mooring/storage';

/**
 * A deterministic id from the content, so that a second import recognises the same entry. It is a hash of the words:
 * what is stored is keyed (`Vault.keyedId`).
 */
export async function stableId(...parts: string[]): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    utf8(JSON.stringify(['mooring-import', ...parts])),
  );
  return dashed([...new Uint8Array(digest).subarray(0, 16)].map(hex).join(''));
}

/** The id of another app in our format. Null unless it is 32 hexadecimal digits. */
export function idFrom(uuid: unknown): string | null {
  const digits = typeof uuid === 'string' ? uuid.replaceAll('-', '').toLowerCase() : '';
  return /^[0-9a-f]{32}$/.test(digits) ? dashed(digits) : null;
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const dashed = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
