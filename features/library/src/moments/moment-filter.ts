import type { Moment } from '@mooring/data';

/** From this many moments on there is something to look for. */
export const filterFrom = 12;

export type MomentFilter = { query: string; tag: string | null };

/** The moments that carry the tag and hold every word of the query, in any case and with or without accents. */
export function filterMoments(moments: readonly Moment[], { query, tag }: MomentFilter): Moment[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return moments.filter(({ content, tags }) => {
    if (tag !== null && !tags.includes(tag)) return false;
    const text = plain([content, ...tags].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** Every tag in use, the most used first, then by name. */
export function tagsOf(moments: readonly Moment[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of moments.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([tag]) => tag);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
