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
  let merged = read;
  for (const { message, after } of missingFrom(read, inFlight)) {
    const before = merged.findIndex(({ id }) => id === after);
    merged = merged.toSpliced(before === -1 ? merged.length : before + 1, 0, message);
  }
  return merged;
}

/** Those that the conversation does not have yet. */
export function missingFrom(
  read: readonly ConversationMessage[],
  inFlight: readonly InFlight[],
): readonly InFlight[] {
  if (inFlight.length === 0) return inFlight;
  const ids = new Set(read.map(({ id }) => id));
  return inFlight.filter(({ message }) => !ids.has(message.id));
}
