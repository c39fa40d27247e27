import type { CompanionState } from '@mooring/contract';

/** The most characters a message may have. */
export const maxMessageLength = 2_000;

/** What another page sent along. Router state outlives versions of the app, so it is looked at before it is used. */
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

/** Parts with a gap between them; empty ones leave none. */
export const joinParts = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

/**
 * What stands in the box and what was brought along as one message. What is longer than a message may be is cut where a
 * word ends, and only of what was brought: it is kept elsewhere, and what stands in the box is not.
 */
export function toMessage(box: string, brought: readonly string[]): { text: string; cut: boolean } {
  const whole = joinParts([box, ...brought]);
  if (whole.length <= maxMessageLength) return { text: whole, cut: false };
  const room = whole.slice(0, Math.max(maxMessageLength - 1, box.length));
  const end = room.search(/\s\S*$/);
  // Without a space to cut at, no character may be torn in two.
  const cut = end > room.length / 2 ? room.slice(0, end) : room.replace(/[\uD800-\uDBFF]$/, '');
  return { text: cut.length < box.length ? box : `${cut}…`, cut: true };
}
