import type { ConversationMessage, Data } from '@mooring/data';
import {
  answersSafetyQuestion,
  isAnsweredByGuide,
  previousText,
  raisesCard,
} from '@mooring/data/conversation';

/** What screening made of a message. `isUnsure`: the card stands, and the guide answers. */
export type Heard = { crisis: boolean; isUnsure: boolean };
export const calm: Heard = { crisis: false, isUnsure: false };

/** Screens a message and raises the card. `isRequest`: a letter or another text is asked for by a button. */
export async function hear(
  { safety }: Pick<Data, 'safety'>,
  text: string,
  messages: readonly ConversationMessage[],
  isRequest: boolean,
): Promise<Heard> {
  const found = await safety.screenAndRaise(text, previousText(messages));
  return {
    crisis: raisesCard(found) || (!isRequest && answersSafetyQuestion(messages, text)),
    isUnsure: isAnsweredByGuide(found, messages, text),
  };
}

/** Whether the message before the newest was said in danger, whoever answered it. */
export const isAfterDanger = (upTo: readonly ConversationMessage[]): boolean =>
  upTo.at(-2)?.by === 'safety' || upTo.at(-3)?.crisis === true;

/** What the companion says while a card stands. */
export const safetyReply = async (
  { safety }: Pick<Data, 'safety'>,
  message: ConversationMessage,
  messages: readonly ConversationMessage[],
): Promise<string> =>
  safety.stayingReply(message, messages, await helplinesAreShown(safety.country.getState()));

/** Whether the card has numbers to point to. Where the table cannot be loaded, it has none. */
const helplinesAreShown = (country: string | null): Promise<boolean> =>
  import('@mooring/safety/helplines').then(
    ({ helpFor }) => helpFor(country).lines.length > 0,
    () => false,
  );
