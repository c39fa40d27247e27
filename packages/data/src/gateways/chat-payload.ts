import { checkInNote, instructionFor, mostForNote } from './chat-prompt.ts';
import type { Turn } from './engine.ts';

type CloudMessage = { role: 'system' | 'assistant' | 'user'; content: string };

/** What is posted to a chat-completions path. */
export type ChatPayload = {
  model: string;
  messages: CloudMessage[];
  temperature: number;
  max_tokens: number;
  stream: boolean;
};

/** The specification's. */
const temperature = 0.7;
const mostTokens = 800;

/** At most this many messages travel, newest last. */
const mostHistory = 40;

export function payloadOf(turn: Turn, model: string): ChatPayload {
  const { messages, emotions } = turn;
  const said = messages.filter(({ text }) => text.trim() !== '');
  const history = said.slice(-mostHistory).map(
    ({ role, text }): CloudMessage => ({
      role: role === 'companion' ? 'assistant' : 'user',
      content: text,
    }),
  );
  const note: CloudMessage[] =
    messages.length <= mostForNote && emotions.length > 0
      ? [{ role: 'system', content: checkInNote(emotions) }]
      : [];
  return {
    model,
    messages: [{ role: 'system', content: instructionFor(turn) }, ...note, ...history],
    temperature,
    max_tokens: mostTokens,
    stream: true,
  };
}
