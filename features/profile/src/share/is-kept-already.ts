import type { Keepsake } from '@mooring/data';

/** Whether one of these has the same bytes under the same name. */
export async function isKeptAlready(file: File, kept: readonly Keepsake[]): Promise<boolean> {
  const alike = kept.filter(
    (each) => each.file?.name === file.name && each.file.size === file.size,
  );
  if (alike.length === 0) return false;
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  const sha256 = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return alike.some((each) => each.file?.sha256 === sha256.join(''));
}
