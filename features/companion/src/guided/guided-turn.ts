import type { ConversationMessage, GuidedMark } from '@mooring/data';
import { guidedSession } from '@mooring/data/conversation';
import type { carriedState } from '../carried-text.ts';

/** What the person presses instead of an answer. It is kept as a message, so that a reload continues from it. */
export const guidedPresses = {
  skip: 'Skip',
  enough: 'That is enough',
  talk: 'Talk instead',
} as const;

export type GuidedPress = keyof typeof guidedPresses;

/** The mark of a typed message: an answer while guided writing goes on, unless it is one of the presses in words. */
export function markOfTyped(
  messages: readonly ConversationMessage[],
  text: string,
): GuidedMark | undefined {
  if (!guidedSession(messages)?.isOpen) return undefined;
  const plain = text.replace(/\.$/, '').toLowerCase();
  const presses = Object.keys(guidedPresses) as GuidedPress[];
  const step = presses.find((press) => guidedPresses[press].toLowerCase() === plain);
  return { step: step ?? 'answer' };
}

/** The app's own words on a button are no words of the person's, so they are not screened. */
export const isPress = (guided: GuidedMark | undefined): boolean =>
  guided !== undefined && Object.hasOwn(guidedPresses, guided.step);

/** The person's messages after danger in which the companion asks about safety and nothing else. */
const stayFor = 3;

/** What another page carried, if guided writing may begin with it here. Right after danger it may not. */
export function guidedArrival(
  carried: ReturnType<typeof carriedState>,
  messages: readonly ConversationMessage[],
) {
  if (!carried?.guided) return null;
  const own = messages.filter(({ role }) => role === 'user');
  return own.slice(-stayFor).some(({ crisis }) => crisis) ? null : carried;
}
