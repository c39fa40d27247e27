import type { CompanionState } from '@mooring/contract';

/** The most characters a message may have. */
export const maxMessageLength = 2_000;

/** The router state that another page passed on. It may be of an older version of the app, so it is validated. */
export function carriedState(state: unknown): Required<CompanionState> | null {
  if (typeof state !== 'object' || state === null) return null;
  const initialPrompt = textIn(state, 'initialPrompt').trim();
  const draft = textIn(state, 'draft');
  return initialPrompt === '' && draft === '' ? null : { initialPrompt, draft };
}

const textIn = (state: object, key: string): string => {
  const value = (state as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
};

/** Joins parts with an empty line; empty parts are left out. */
export const joinParts = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

/**
 * The text in the box and the carried text as one message. Text beyond the limit is cut where a
 * word ends, and only carried text is cut: it is stored elsewhere, and the text in the box is not.
 */
export function toMessage(box: string, brought: readonly string[]): { text: string; cut: boolean } {
  const whole = joinParts([box, ...brought]);
  if (whole.length <= maxMessageLength) return { text: whole, cut: false };
  const room = whole.slice(0, Math.max(maxMessageLength - 1, box.length));
  const end = room.search(/\s\S*$/);
  // Without a space to cut at, no surrogate pair may be split.
  const cut = end > room.length / 2 ? room.slice(0, end) : room.replace(/[\uD800-\uDBFF]$/, '');
  return { text: cut.length < box.length ? box : `${cut}…`, cut: true };
}
