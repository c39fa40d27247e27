import type { ChatMessage, Turn } from '@mooring/listening';
import { checkInNote, instructionFor, maxMessagesForNote } from './chat-prompt.ts';

type CloudMessage = { role: 'system' | 'assistant' | 'user'; content: string };

/** The request body of a chat-completions service. */
export type ChatPayload = {
  /** Left out where the service chooses by itself. */
  model?: string;
  messages: CloudMessage[];
  temperature: number;
  max_tokens: number;
  stream: boolean;
};

/** From the specification. */
const temperature = 0.7;
const maxTokens = 800;

/** Limits of the history that is sent, newest messages first. A hosted service accepts no more. */
const maxHistory = 40;
const maxCharacters = 48_000;

export function payloadOf(turn: Turn, model: string): ChatPayload {
  const { messages, emotions } = turn;
  const nonEmpty = messages.filter(({ text }) => text.trim() !== '');
  const history = newestWithinLimits(nonEmpty).map(
    ({ role, text }): CloudMessage => ({
      role: role === 'companion' ? 'assistant' : 'user',
      content: text,
    }),
  );
  // In one message: a hosted service takes instructions only ahead of the conversation, and two of them.
  const isNew = messages.length <= maxMessagesForNote && emotions.length > 0;
  const notes = [...(isNew ? [checkInNote(emotions)] : []), ...(turn.notes ?? [])];
  const note: CloudMessage[] =
    notes.length > 0 ? [{ role: 'system', content: notes.join('\n\n') }] : [];
  return {
    ...(model === '' ? {} : { model }),
    messages: [{ role: 'system', content: instructionFor(turn) }, ...note, ...history],
    temperature,
    max_tokens: maxTokens,
    stream: true,
  };
}

function newestWithinLimits(nonEmpty: readonly ChatMessage[]): readonly ChatMessage[] {
  const newest = nonEmpty.slice(-maxHistory);
  let room = maxCharacters;
  const last = newest.findLastIndex(({ text }) => {
    room -= text.length;
    return room < 0;
  });
  return newest.slice(last + 1);
}
