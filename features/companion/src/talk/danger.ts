import type { Assessment, ConversationMessage, Data } from '@mooring/data';
import { afterDanger } from './app-words.ts';

/** What has a card of its own. The other two kinds are met by a warm reply. */
export const hasCard = ({ level, kinds }: Assessment) =>
  level >= 2 || kinds.some((kind) => kind !== 'hopeless' && kind !== 'bereaved-by-suicide');

/** Words in an answer to the plain question about safety; whoever says more has begun to tell. */
const longestAnswer = 8;

/** Whether this answers what was asked after the card, which no engine knows of. Not for ever: twice at most. */
export function answersDanger(messages: readonly ConversationMessage[], text: string): boolean {
  const replies = messages.filter(({ role }) => role === 'companion').slice(-3);
  const stayed = replies.reverse().findIndex(({ by }) => by !== 'safety');
  const words = text.split(/\s+/).length;
  return stayed > 0 && stayed <= 2 && text !== '' && words <= longestAnswer;
}

/** What the person said last, before the message `id` if it is among these. It may change what that message means. */
export const saidBefore = (messages: readonly ConversationMessage[], id?: string): string =>
  messages.findLast((message) => message.role === 'user' && message.id !== id)?.text ?? '';

/** The companion stays, and does not say twice running what it has just said. */
export async function stayingText(
  { safety }: Pick<Data, 'safety'>,
  { id, text }: ConversationMessage,
  messages: readonly ConversationMessage[],
): Promise<string> {
  const found = await safety.screen(text, saidBefore(messages, id));
  if (!hasCard(found)) return afterDanger[messages.length % afterDanger.length] ?? '';
  const before = messages.filter(({ by }) => by === 'safety').map((message) => message.text);
  const numbers = await helplinesAreShown(safety.country.getState());
  let reply = '';
  for (let turn = 0; turn < 12; turn += 1) {
    reply = await safety.replyAfterAlert(found, `${id}/${turn}`, numbers);
    if (!before.slice(-4).includes(reply)) break;
  }
  return reply;
}

/** Whether the card has numbers to point to. Where the table cannot be loaded, it has none. */
const helplinesAreShown = (country: string | null): Promise<boolean> =>
  import('@mooring/safety/helplines').then(
    ({ helpFor }) => helpFor(country).lines.length > 0,
    () => false,
  );
