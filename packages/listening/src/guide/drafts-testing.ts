import type { Turn } from '../engine.ts';
import { draftNotes } from './draft-lines.ts';
import { requestedWriting } from './writing-requests.ts';

/** The draft in a reply, without the note below it, or null if the reply has none. */
export function draftIn(turn: Turn, reply: string): string | null {
  const paragraphs = reply.trim().split(/\n{2,}/);
  if (draftNotes.some((note) => note === paragraphs.at(-1)))
    return paragraphs.slice(0, -1).join('\n\n');
  const requested = turn.writing ?? requestedWriting(turn.messages.at(-1)?.text ?? '');
  const startsLikeDraft = /^(?:Dear |For |To |What I )/.test(reply);
  return requested && paragraphs.length >= 3 && startsLikeDraft ? reply.trim() : null;
}
