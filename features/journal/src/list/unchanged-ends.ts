/**
 * How many elements at the start and at the end of two lists are the same objects. What lies between is all that changed, so
 * that a long list is followed without making it anew.
 */
export function unchangedEnds<T>(before: readonly T[], after: readonly T[]) {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { head, tail };
}
