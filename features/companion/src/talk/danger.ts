import type { Assessment, ConversationMessage, Data } from '@mooring/data';
import { afterDanger } from './app-texts.ts';

/** Whether an assessment raises the safety card. The other two kinds get a warm reply only. */
export const raisesCard = ({ level, kinds }: Assessment) =>
  level >= 2 || kinds.some((kind) => kind !== 'hopeless' && kind !== 'bereaved-by-suicide');

/** The most words of an answer to the safety question. A longer text is a message of its own. */
const longestAnswer = 8;

/** Whether this text answers the safety question, which no engine knows of. At most two texts in a row do. */
export function answersSafetyQuestion(
  messages: readonly ConversationMessage[],
  text: string,
): boolean {
  const replies = messages.filter(({ role }) => role === 'companion').slice(-3);
  const engineReply = replies.reverse().findIndex(({ by }) => by !== 'safety');
  const words = text.split(/\s+/).length;
  return engineReply > 0 && engineReply <= 2 && text !== '' && words <= longestAnswer;
}

/** The person's last text, other than the message `id`. It may change what that message means. */
export const previousText = (messages: readonly ConversationMessage[], id?: string): string =>
  messages.findLast((message) => message.role === 'user' && message.id !== id)?.text ?? '';

/** The reply after an alert. It does not repeat one of the last four. */
export async function safetyReply(
  { safety }: Pick<Data, 'safety'>,
  { id, text }: ConversationMessage,
  messages: readonly ConversationMessage[],
): Promise<string> {
  const found = await safety.screen(text, previousText(messages, id));
  if (!raisesCard(found)) return afterDanger[messages.length % afterDanger.length] ?? '';
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
