import type { CompanionState } from '@mooring/contract';

/** The most characters a message may have. */
export const longestMessage = 2_000;

/** What another page sent along. Router state outlives versions of the app, so it is looked at before it is used. */
export function broughtAlong(state: unknown): Required<CompanionState> | null {
  if (typeof state !== 'object' || state === null) return null;
  const initialPrompt = textIn(state, 'initialPrompt').trim();
  const draft = textIn(state, 'draft');
  return initialPrompt === '' && draft === '' ? null : { initialPrompt, draft };
}

const textIn = (state: object, key: string): string => {
  const value = (state as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
};

/** Sentences and a page as one message: what is longer than a message may be is cut where a word ends. */
export function asMessage(parts: readonly string[]): { text: string; cut: boolean } {
  const whole = parts.filter((part) => part.trim() !== '').join('\n\n');
  if (whole.length <= longestMessage) return { text: whole, cut: false };
  const room = whole.slice(0, longestMessage - 1);
  const end = room.search(/\s\S*$/);
  // Without a space to cut at, no character may be torn in two.
  const text = end > longestMessage / 2 ? room.slice(0, end) : room.replace(/[\uD800-\uDBFF]$/, '');
  return { text: `${text}…`, cut: true };
}
