import { journalTags } from '@mooring/contract';

/** Characters of a tag. */
export const maxTagLength = 40;

/** Tags of the person's own: on one entry, and in the whole journal. */
export const maxOwnTags = { entry: 12, journal: 150 };

/** A tag that is not one of the eight, as it is written most often, and on how many entries it is. */
export type OwnTag = { name: string; count: number };

/** Control characters, and signs that are not seen and turn the direction of a text. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** A tag as it is kept: in one normal form and on one line, without the sign that people type before it. */
export const cleanTag = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(unseen, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s#]+/u, '')
    .trim();

/** The same for all spellings of one tag: whatever the case and the Unicode normal form. */
export const tagKey = (name: string): string =>
  // By way of capitals, because some letters have two small forms: 'ς' and 'σ', 'ß' and 'ss'.
  cleanTag(name).normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

export const isSameTag = (one: string, other: string): boolean =>
  one === other || tagKey(one) === tagKey(other);

export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.includes(tag) || tags.some((one) => isSameTag(one, tag));

/** Tells whether an entry carries the tag. Spellings are compared once each, so a long journal can be filtered. */
export function carries(tag: string): (entry: { tags: readonly string[] }) => boolean {
  const known = new Map<string, boolean>();
  const isIt = (one: string) => {
    const answer = known.get(one) ?? isSameTag(one, tag);
    known.set(one, answer);
    return answer;
  };
  return ({ tags }) => tags.some(isIt);
}

/** The tags that are not among the eight. */
export const withoutTheEight = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !hasTag(journalTags, tag));

/** The person's own tags of these entries, in the order of the alphabet. Whatever order the entries are in, it is the same. */
export function ownTagsOf(entries: readonly { tags: readonly string[] }[]): OwnTag[] {
  const spellings = new Map<string, number>();
  for (const { tags } of entries) {
    for (const tag of tags) spellings.set(tag, (spellings.get(tag) ?? 0) + 1);
  }
  const byKey = new Map<string, OwnTag & { most: number }>();
  for (const name of withoutTheEight([...spellings.keys()])) {
    const count = spellings.get(name) ?? 0;
    const known = byKey.get(tagKey(name));
    const isFirst = !known || count > known.most || (count === known.most && name > known.name);
    byKey.set(tagKey(name), {
      name: isFirst ? name : known.name,
      most: isFirst ? count : known.most,
      count: count + (known?.count ?? 0),
    });
  }
  const { compare } = new Intl.Collator();
  return [...byKey.values()]
    .map(({ name, count }) => ({ name, count }))
    .sort((one, other) => compare(one.name, other.name));
}
