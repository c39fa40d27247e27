import { normalizeEmail, toBase64Url, utf8 } from '@mooring/storage';

/**
 * The salt for the password of a hosted account, base64url. A device must know it from the email alone, before the service
 * lets it in. An email that differs only in case or look-alike forms has the same salt.
 */
export async function emailSalt(email: string): Promise<string> {
  const hash = await crypto.subtle.digest(
    'SHA-256',
    utf8(`mooring/v1/salt\0${normalizeEmail(email)}`),
  );
  return toBase64Url(new Uint8Array(hash).subarray(0, 16));
}
