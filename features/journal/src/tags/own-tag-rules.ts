import { journalTags } from '@mooring/data';
import {
  cleanTag,
  hasTag,
  isSameTag,
  maxOwnTags,
  maxTagLength,
  type OwnTag,
  withoutTheEight,
} from '@mooring/data/tags';

/** The tags with one more, which is added once. */
export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = knownSpelling(typed, []);
  return tag === '' || hasTag(tags, tag) ? [...tags] : [...tags, tag];
}

const tooLong = `A tag can have up to ${maxTagLength} characters.`;

/** A tag as it is spelled already: one of the eight, or one of the person's own. */
export function knownSpelling(typed: string, own: readonly OwnTag[]): string {
  const names = [...journalTags, ...own.map(({ name }) => name)];
  return names.find((name) => isSameTag(name, typed)) ?? cleanTag(typed);
}

/** Why the tag that is typed cannot be kept, in words. */
export function tagFault({ tags, newTag }: { tags: readonly string[]; newTag: string }) {
  if (lengthOf(newTag) > maxTagLength) return tooLong;
  const { length } = withoutTheEight(withTag(tags, newTag));
  return length > maxOwnTags.entry
    ? `An entry can have up to ${maxOwnTags.entry} tags of your own.`
    : null;
}

/** Why a new tag of this name cannot be made; null where it can, or is there already. */
export function newTagFault(name: string, own: readonly OwnTag[]): string | null {
  const isKnown = hasTag([...journalTags, ...own.map((tag) => tag.name)], name);
  if (isKnown || own.length < maxOwnTags.journal) return null;
  return `Your journal has ${own.length} tags of your own. Use one of these, or remove one first.`;
}

const lengthOf = (typed: string) => [...cleanTag(typed)].length;

/** Why a tag cannot have this name, in words. */
export function nameFault(name: string): string | null {
  if (cleanTag(name) === '') return 'Write a name for the tag.';
  return lengthOf(name) > maxTagLength ? tooLong : null;
}
