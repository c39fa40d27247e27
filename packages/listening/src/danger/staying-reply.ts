import type { Assessment } from './assessment.ts';
import { isJoined } from './company.ts';
import { raisesCard, type SaidMessage, unsureOpening } from './conversation.ts';
import { saysYoungChild } from './is-young-child.ts';
import { repliesAfterAlert, replyAfterAlert } from './reply-after-alert.ts';
import { type SafetyAnswer, safetyAnswerTo } from './safety-answer.ts';

/** After a short answer to the plain question about safety. Each holds for a yes as for a no, which no software may guess. */
export const afterDanger: readonly string[] = [
  'Thank you for answering. Whatever the answer is, please let one person near you know it too. If there is any danger now, the first line on the card comes before this page.',
  'I read that. I am software and could take it the wrong way, so let me be plain: if you might hurt yourself, call from the card now. If not, tell me what had piled up before.',
  'I have read your answer, and I would rather ask once too often. Who could sit with you, or stay on the phone, for the next hour?',
];

/** After a yes to that question. */
export const afterYes: readonly string[] = [
  'Thank you for saying it. Please do not be alone with it now. Call the first line on the card, or wake somebody and show them this page.',
  'I believe you. Please put a door between you and anything you could use, and call from the card. Is somebody near you?',
  'You said it, and it matters. Who can be with you tonight? Please ask them now, and call from the card as well.',
];

/** After a no to it. It may be so, and it may change. */
export const afterNo: readonly string[] = [
  'Thank you for answering. I would rather ask than miss it. If that changes, the card is here, day and night.',
  'All right. I asked because of what you wrote. The people on the card are there for a heavy night as well.',
  'Thank you for telling me. Go on about whatever is on your mind. The card stays where it is.',
];

/** After a no to 'Is anyone with you?' */
export const afterAlone: readonly string[] = [
  'Thank you for telling me. Then please do not stay alone with it: call the first line on the card now. A person there stays on the line with you.',
  'I am glad that you said so. Who could come, or stay on the phone with you? If nobody comes to mind, the first line on the card is there for that, at any hour.',
];

/** After a yes to it. */
export const afterCompany: readonly string[] = [
  'I am glad that somebody is there. Please tell them now, in plain words, or show them this page.',
  'That is good to know. Please let them hear it from you, even if it is one sentence. The card stays here for both of you.',
];

/** Where somebody thinks of a person to turn to. */
export const afterReachingOut: readonly string[] = [
  'Yes. Please do that now, before anything else. You can write to me while you wait.',
  'Please do it now, even if it is late. A few words are enough: "I am not safe. Can you stay with me?"',
];

/** What says that it may have been nothing. */
const takesBack = (reply: string): boolean =>
  reply.startsWith(unsureOpening) || afterNo.includes(reply);

const afterAnswer: Readonly<Record<NonNullable<SafetyAnswer>, readonly string[]>> = {
  danger: afterYes,
  'no-danger': afterNo,
  alone: afterAlone,
  accompanied: afterCompany,
  'reaches-out': afterReachingOut,
};

/** Whoever said so of their own life is not asked about somebody else in the next breath. */
const ofOwnLife: readonly string[] = [
  ...(repliesAfterAlert.get('suicide-now') ?? []),
  ...(repliesAfterAlert.get('suicide-wish') ?? []),
  ...afterYes,
  ...afterAlone,
];
const spokeOfOwnLife = (messages: readonly SaidMessage[]): boolean =>
  messages
    .filter(({ role }) => role === 'companion')
    .slice(-4)
    .some(({ by, text }) => by === 'safety' && ofOwnLife.some((reply) => text.startsWith(reply)));

/**
 * What the companion says to a message in danger, to the answer to its question about safety, or to a child who says so: it stays, and does not
 * say twice running what it has just said. `found`: what screening made of that message. `hasNumbers`: whether the card
 * shows any, which it does once a country is known.
 */
export function stayingReply(
  { id, text }: SaidMessage,
  messages: readonly SaidMessage[],
  found: Assessment,
  hasNumbers: boolean,
): string {
  const isCompany = spokeOfOwnLife(messages) && isJoined(text, messages);
  if (isCompany) return afterCompany[messages.length % afterCompany.length] ?? '';
  const isYoungChild = messages.some((each) => each.role === 'user' && saysYoungChild(each.text));
  const isCalmChild = isYoungChild && !raisesCard(found) && found.kinds.includes('child');
  if (!raisesCard(found) && !isCalmChild) {
    const asked = messages.findLast(({ role }) => role === 'companion')?.text ?? '';
    const answer = safetyAnswerTo(asked, text);
    const replies = answer ? afterAnswer[answer] : afterDanger;
    return replies[messages.length % replies.length] ?? '';
  }
  const before = messages.filter(({ by }) => by === 'safety').map((each) => each.text);
  // Soon after plain danger nothing is called a misreading.
  const wasSure = messages
    .filter(({ role }) => role === 'companion')
    .slice(-3)
    .some((each) => each.by === 'safety' && !takesBack(each.text));
  const kinds: Assessment['kinds'] =
    found.kinds[0] === 'someone-else' && spokeOfOwnLife(messages) ? ['suicide'] : found.kinds;
  const heard: Assessment = wasSure ? { level: found.level, kinds } : { ...found, kinds };
  const replies = Array.from({ length: 12 }, (_, turn) =>
    replyAfterAlert(heard, `${id}/${turn}`, hasNumbers, isYoungChild),
  );
  return replies.find((reply) => !before.slice(-4).includes(reply)) ?? replies.at(-1) ?? '';
}
