import type { Answer } from '@mooring/listening';
import type { ConversationMessage } from '../repositories/conversations-schema.ts';

type Noted = {
  messages: readonly ConversationMessage[];
  known: readonly string[];
  answers: readonly Answer[];
};

/** What an engine that is a language model is told beside the conversation. Nothing of a turn with danger is in it. */
export const turnNotes = ({ messages, known, answers }: Noted): string[] =>
  [cardNote(messages), knownNote(known), answersNote(answers)].flatMap((note) => note ?? []);

/** That a card stands, without the words that raised it. */
function cardNote(messages: readonly ConversationMessage[]): string | null {
  const at = messages.findLastIndex(({ role, crisis }) => role === 'user' && crisis);
  if (at < 0) return null;
  const since = messages.slice(at + 1).filter(({ role }) => role === 'user').length;
  return `${since === 1 ? 'One message' : `${since} messages`} ago this person wrote something that showed a card with emergency numbers and helplines. Those words are left out here on purpose. Do not ask for them and do not guess them. Stay near and plain. If what they write now gives any reason, ask whether they are safe and point to the card.`;
}

const mostKnown = 40;

const knownNote = (known: readonly string[]) =>
  known.length > 0
    ? `What this person told and allows you to know. Use it only where it fits, and add nothing to it:\n${known
        .slice(-mostKnown)
        .map((line) => `- ${line}`)
        .join('\n')}`
    : null;

const answersNote = (answers: readonly Answer[]) =>
  answers.length > 0
    ? `Reviewed answers of the app that may fit what they ask. If they asked a practical question, answer from these and from nothing else; say where the knowledge ends:\n${answers
        .map(({ title, text }) => `- ${title}: ${text}`)
        .join('\n')}`
    : null;
