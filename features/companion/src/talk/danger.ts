import type { ConversationMessage, Data } from '@mooring/data';

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
