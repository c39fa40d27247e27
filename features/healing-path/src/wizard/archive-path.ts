import type { Data, HealingPath } from '@mooring/data';
import { draftKey } from '../checkpoint/use-reflection-draft.ts';

/** Puts a path that is about to be replaced among the earlier ones, whole. Asked again after a failure, it stands there once. */
export async function archivePath(data: Data, path: HealingPath): Promise<void> {
  const begun: Record<string, string> = {};
  for (const { id } of path.customPath) {
    const draft = await data.drafts.get(draftKey(id)).catch(() => null);
    const words = draft?.content.trim() ?? '';
    if (words !== '' && words !== path.responses[String(id)]?.trim()) begun[String(id)] = words;
  }
  const endedAt = data.env.now().toISOString();
  await data.records.change('healing-path-archive', (kept) => [
    ...(kept ?? []).filter(({ startDate }) => startDate !== path.startDate),
    { ...path, begun, endedAt },
  ]);
}
