import { type ChatMessage, readByGuide } from '@mooring/listening';
import type { ConversationMessage } from '../repositories/conversations-schema.ts';
import type { ChatTurn } from './chat.ts';

/**
 * The guide reads only the first messages, where people and losses are named, and the newest: the whole of a long
 * conversation would take too long.
 */
const [firstMessages, lastMessages] = [24, 120];

/** A turn as the guide reads it. */
export function guideTurn(turn: ChatTurn): ChatTurn {
  const { messages, ...rest } = withWritingRequest({
    ...turn,
    messages: readByGuide(turn.messages),
  });
  if (messages.length <= firstMessages + lastMessages) return { ...rest, messages };
  return {
    ...rest,
    messages: [...messages.slice(0, firstMessages), ...messages.slice(-lastMessages)],
  };
}

/** What is remembered stands ahead of the conversation, as if it had been told again. */
export const toldBefore = ({ remembered = [] }: ChatTurn): ChatMessage[] =>
  remembered.map((text, at) => ({ id: `remembered/${at}`, role: 'user', text }));

/** The guide takes a request for a letter or poem only from text, so the request is added as a message. */
function withWritingRequest(turn: ChatTurn): ChatTurn {
  const newest = turn.messages.at(-1);
  if (!turn.writing || !newest) return turn;
  const asks = { ...newest, id: `${newest.id}/asks`, text: `Please write me a ${turn.writing}.` };
  return { ...turn, messages: [...turn.messages, asks] };
}

/**
 * Removes messages that raised a safety alert, the replies to them, and messages of the app itself: they are never sent
 * and never quoted.
 */
export const withoutSafetyTurns = (turn: ChatTurn): ChatTurn => ({
  ...turn,
  messages: turn.messages.filter((one) => isQuotable(one)),
});

/** Removes what was written for a page as well: it is sent to no language model, because it was written on the device. */
export const withoutGuidedTurns = (turn: ChatTurn): ChatTurn => ({
  ...turn,
  messages: turn.messages.filter(({ guided }) => !guided),
});

const isQuotable = ({ crisis, by }: ConversationMessage) =>
  !crisis && by !== 'safety' && by !== 'app';
