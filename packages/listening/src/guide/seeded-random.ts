/** A number from 0 up to 1, always the same for the same seed (FNV-1a with the last steps of MurmurHash3). */
export function seededRandom(...seed: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of seed.join('\u0001')) {
    hash ^= character.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 2 ** 32;
}

/** One of a list that is not empty, always the same for the same seed. */
export const seededChoice = <T>(list: readonly T[], ...seed: (string | number)[]): T =>
  list[Math.floor(seededRandom(...seed) * list.length)] as T;
