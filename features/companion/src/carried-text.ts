import type { CompanionState } from '@mooring/contract';

/** The most characters a message may have. */
export const maxMessageLength = 2_000;

/** The router state that another page passed on. It may be of an older version of the app, so it is validated. */
export function carriedState(state: unknown): Required<CompanionState> | null {
  if (typeof state !== 'object' || state === null) return null;
  const initialPrompt = textIn(state, 'initialPrompt').trim();
  const draft = textIn(state, 'draft');
  if (initialPrompt === '' && draft === '') return null;
  return { initialPrompt, draft, guided: isGuided(state) && initialPrompt !== '' };
}

const isGuided = (state: object) => 'guided' in state && state.guided === true;

const textIn = (state: object, key: string): string => {
  const value = (state as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
};

/** Joins parts with an empty line; empty parts are left out. */
export const joinParts = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

/**
 * The current text and the carried text as one message. Text beyond the limit is cut at the end of a word, and only
 * carried text is cut: it is stored elsewhere, and the current text is not.
 */
export function toMessage(
  current: string,
  carried: readonly string[],
): { text: string; isTruncated: boolean } {
  const joined = joinParts([current, ...carried]);
  if (joined.length <= maxMessageLength) return { text: joined, isTruncated: false };
  const room = joined.slice(0, Math.max(maxMessageLength - 1, current.length));
  const end = room.search(/\s\S*$/);
  // Without a space to cut at, no surrogate pair may be split.
  const cut = end > room.length / 2 ? room.slice(0, end) : room.replace(/[\uD800-\uDBFF]$/, '');
  return { text: cut.length < current.length ? current : `${cut}…`, isTruncated: true };
}
