import type { Data, HealingPath } from '@mooring/data';
import { draftKey } from '../checkpoint/use-reflection-draft.ts';

/**
 * Puts what was written on an earlier path, and what was begun there, among the saved moments. `kept` remembers what is
 * there already, so that trying again after a failure keeps nothing twice.
 */
export async function keepEarlier(data: Data, path: HealingPath, kept: Set<string>): Promise<void> {
  for (const { id } of path.customPath) {
    const begun = await data.drafts.get(draftKey(id)).catch(() => null);
    for (const words of new Set([path.responses[String(id)], begun?.content])) {
      const content = words?.trim() ?? '';
      const name = `${id}: ${content}`;
      if (content === '' || kept.has(name)) continue;
      await data.moments.add({ content, source: 'healing-path', sourceId: String(id) });
      kept.add(name);
    }
  }
}
