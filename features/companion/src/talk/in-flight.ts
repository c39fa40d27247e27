import type { ConversationMessage } from '@mooring/data';

/** A message that is not yet in what was read of the conversation, or could not be kept. */
export type InFlight = {
  message: ConversationMessage;
  /** The id of the message it stands after. */
  after: string | undefined;
};

/** The conversation as it is shown: what was read of it, with what is in flight. */
export function withInFlight(
  read: readonly ConversationMessage[],
  inFlight: readonly InFlight[],
): readonly ConversationMessage[] {
  let shown = read;
  for (const { message, after } of notIn(read, inFlight)) {
    const before = shown.findIndex(({ id }) => id === after);
    shown = shown.toSpliced(before === -1 ? shown.length : before + 1, 0, message);
  }
  return shown;
}

/** Those that the conversation does not have yet. */
export function notIn(
  read: readonly ConversationMessage[],
  inFlight: readonly InFlight[],
): readonly InFlight[] {
  if (inFlight.length === 0) return inFlight;
  const ids = new Set(read.map(({ id }) => id));
  return inFlight.filter(({ message }) => !ids.has(message.id));
}
