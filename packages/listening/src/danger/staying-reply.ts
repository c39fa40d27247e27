import type { Assessment } from './assessment.ts';
import { raisesCard, type SaidMessage } from './conversation.ts';
import { saysYoungChild } from './is-young-child.ts';
import { replyAfterAlert } from './reply-after-alert.ts';

/** After a short answer to the plain question about safety. Each holds for a yes as for a no, which no software may guess. */
export const afterDanger: readonly string[] = [
  'Thank you for answering. Whatever the answer is, please let one person near you know it too. If there is any danger now, the first line on the card comes before this page.',
  'I read that. I am software and could take it the wrong way, so let me be plain: if you might hurt yourself, call from the card now. If not, tell me what had piled up before.',
  'That is good to know, and I would rather ask once too often. Who could sit with you, or stay on the phone, for the next hour?',
];

/**
 * What the companion says to a message in danger, or to the answer to its question about safety: it stays, and does not
 * say twice running what it has just said. `found`: what screening made of that message. `hasNumbers`: whether the card
 * shows any, which it does once a country is known.
 */
export function stayingReply(
  { id }: SaidMessage,
  messages: readonly SaidMessage[],
  found: Assessment,
  hasNumbers: boolean,
): string {
  if (!raisesCard(found)) return afterDanger[messages.length % afterDanger.length] ?? '';
  const isYoungChild = messages.some(({ role, text }) => role === 'user' && saysYoungChild(text));
  const before = messages.filter(({ by }) => by === 'safety').map(({ text }) => text);
  const replies = Array.from({ length: 12 }, (_, turn) =>
    replyAfterAlert(found, `${id}/${turn}`, hasNumbers, isYoungChild),
  );
  return replies.find((reply) => !before.slice(-4).includes(reply)) ?? replies.at(-1) ?? '';
}
