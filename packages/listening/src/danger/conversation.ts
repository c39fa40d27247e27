import type { Assessment, DangerKind } from './assessment.ts';
import { saysYoungChild } from './is-young-child.ts';
import { asksForSafety, safetyAnswerTo } from './safety-answer.ts';

/** What is read of a message: who said it, its words, and who wrote a reply. */
export type SaidMessage = {
  id: string;
  role: 'companion' | 'user';
  text: string;
  by?: string | undefined;
};

/** What is met by a warm reply, and by no card: below level 2 a child is one who said so, and in no danger. */
const softKinds: ReadonlySet<DangerKind> = new Set(['hopeless', 'bereaved-by-suicide', 'child']);

/** Whether a card is due. */
export const raisesCard = ({ level, kinds }: Assessment): boolean =>
  level >= 2 || kinds.some((kind) => !softKinds.has(kind));

/** Whether this message says, as the first of the conversation, that a child under 13 writes. It gets a reply for a child. */
export const isFirstOfChild = (messages: readonly SaidMessage[], { id, text }: SaidMessage) =>
  saysYoungChild(text) &&
  messages.every((one) => one.role !== 'user' || one.id === id || !saysYoungChild(one.text));

/**
 * Whether the guide answers a message that raised a card, and not a reply written for danger: the learned reader alone found it and is
 * not sure, nothing said just before was met as danger, and no child writes. The card stands beside the reply.
 */
export function isAnsweredByGuide(
  found: Assessment,
  messages: readonly SaidMessage[],
  text: string,
): boolean {
  const replies = messages.filter(({ role }) => role === 'companion').slice(-3);
  return (
    found.isUnsure === true &&
    found.level === 2 &&
    replies.every(({ by }) => by !== 'safety') &&
    !saysYoungChild(text) &&
    messages.every((one) => one.role !== 'user' || !saysYoungChild(one.text))
  );
}

/**
 * What the guide may read of a conversation: nothing of the app, and nothing that was said in danger, unless the guide answered it
 * itself or is about to.
 */
export const readByGuide = <Message extends SaidMessage & { crisis?: boolean | undefined }>(
  messages: readonly Message[],
): Message[] =>
  messages.filter(
    (one, at) =>
      one.by !== 'safety' && one.by !== 'app' && (!one.crisis || isOfGuide(messages[at + 1])),
  );

/** The reply to a message in danger, where there is one yet, is the guide's. */
const isOfGuide = (reply: SaidMessage | undefined) => !reply || reply.by === 'guide';

/** Every reply to danger that is not sure begins so. */
export const unsureOpening = 'I may have misread that, so let me ask.';

/** Words in an answer to the plain question about safety; whoever says more has begun to tell. */
const longestAnswer = 8;

/**
 * Whether this answers what was asked after the card, which no engine knows of. Danger, being alone, company, or the thought of somebody to turn to,
 * always does. Anything else short does twice at most, and not where the question was asked only because a text was unclear.
 */
export function answersSafetyQuestion(messages: readonly SaidMessage[], text: string): boolean {
  const replies = messages.filter(({ role }) => role === 'companion').slice(-3);
  const stayed = replies.reverse().findIndex(({ by }) => by !== 'safety');
  // All of the last three may be replies after danger.
  const isAfterDanger = stayed !== 0 && replies.length > 0;
  const question = replies[0]?.text ?? '';
  const answer = safetyAnswerTo(question, text);
  // The guide asks it as well, without a card.
  if (asksForSafety(question) && (answer === 'danger' || answer === 'alone')) return true;
  if (isAfterDanger && answer !== null && answer !== 'no-danger') return true;
  if (replies[0]?.text.startsWith(unsureOpening)) return false;
  const words = text.split(/\s+/).length;
  return stayed > 0 && stayed <= 2 && text !== '' && words <= longestAnswer;
}

/** What the person said last, before the message `id` if it is among these. It may change what that message means. */
export const previousText = (messages: readonly SaidMessage[], id?: string): string =>
  messages.findLast((message) => message.role === 'user' && message.id !== id)?.text ?? '';
