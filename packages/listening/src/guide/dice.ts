/** A number from 0 up to 1, the same for the same words (FNV-1a with a final mix). */
export function chance(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of parts.join('\u0001')) {
    hash ^= letter.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 2 ** 32;
}
