import { normalizeEmail, toBase64Url, utf8 } from '@mooring/storage';

/**
 * The salt of a hosted account's password, base64url: every device has to find it from the email alone, before the service
 * lets it in. The same email in other letters has the same salt.
 */
export async function emailSalt(email: string): Promise<string> {
  const hash = await crypto.subtle.digest(
    'SHA-256',
    utf8(`mooring/v1/salt\0${normalizeEmail(email)}`),
  );
  return toBase64Url(new Uint8Array(hash).subarray(0, 16));
}
