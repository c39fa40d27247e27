import * as z from 'zod/mini';

/**
 * What the sealed `sourceId` column of a moment holds: the id of what it was saved from, and the place of its plant in the
 * garden. Both are in one column, so that no server needs another. See docs/decisions/0087.
 */
export type Origin = { sourceId: string | null; place?: number | undefined };

const stored = z.object({
  sourceId: z.nullable(z.string()),
  place: z.optional(z.int().check(z.minimum(0))),
});

export const originText = ({ sourceId, place }: Origin): string =>
  JSON.stringify({ sourceId, place });

/** Text that is no origin is the id alone, from before there were places. */
export function readOrigin(text: string): Origin {
  if (!text.startsWith('{')) return { sourceId: text };
  try {
    const { success, data } = stored.safeParse(JSON.parse(text));
    return success ? data : { sourceId: text };
  } catch {
    return { sourceId: text };
  }
}

/** The same text with another id in it. */
export async function changeSource(
  text: string,
  change: (id: string) => Promise<string>,
): Promise<string> {
  const { sourceId, place } = readOrigin(text);
  if (sourceId === null) return text;
  const id = await change(sourceId);
  return place === undefined ? id : originText({ sourceId: id, place });
}
