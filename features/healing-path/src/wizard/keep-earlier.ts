import type { Data, HealingPath } from '@mooring/data';

/** True when replacing the path would take words of the person's away. */
export function hasReflections(path: HealingPath | null): boolean {
  return path !== null && Object.values(path.responses).some((response) => response.trim() !== '');
}

/**
 * Puts what was written on an earlier path among the saved moments, one a checkpoint. `kept` remembers what is there
 * already, so that trying again after a failure keeps nothing twice.
 */
export async function keepEarlier(data: Data, path: HealingPath, kept: Set<string>): Promise<void> {
  for (const [id, response] of Object.entries(path.responses)) {
    if (kept.has(id) || response.trim() === '') continue;
    await data.moments.add({ content: response.trim(), source: 'healing-path', sourceId: id });
    kept.add(id);
  }
}
