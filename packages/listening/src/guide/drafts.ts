import type { Turn, WritingType } from '../engine.ts';
import { draftBounds, findFault } from './check-reply.ts';
import { draftNotes, draftQuestions } from './draft-lines.ts';
import type { Memory } from './memory.ts';
import { seededChoice, seededRandom } from './seeded-random.ts';
import { writeLetter } from './write-letter.ts';
import { writePoem, writeReflection } from './write-poem.ts';
import { requestedWriting } from './writing-requests.ts';

const writers = { letter: writeLetter, poem: writePoem, reflection: writeReflection };

/** A letter, poem or reflection of the person's own sentences, or the question for what it still needs; null if none is due. */
export function draftFor(turn: Turn, memory: Memory): string | null {
  const type = dueType(turn, memory);
  if (!type) return null;
  const seed = `${turn.seed}/${memory.turn}`;
  const draft = writers[type](memory, seed);
  if (draft && findFault(draft, [], draftBounds) === null)
    return `${draft}\n\n${seededChoice(draftNotes, seed, 'note')}`;
  const questions = draftQuestions[type].filter(
    (question) => findFault(question, memory.pastReplies) === null,
  );
  return questions[Math.floor(seededRandom(seed, 'need') * questions.length)] ?? null;
}

const types: readonly WritingType[] = ['letter', 'poem', 'reflection'];

/** The type that was requested, that the last reply asked more about, or that was chosen before and not written yet. */
function dueType(turn: Turn, memory: Memory): WritingType | null {
  const requested = requestedWriting(memory.latest.text);
  if (requested) return requested;
  const [lastReply = '', replyBefore = ''] = memory.pastReplies;
  const askedAbout = types.find((type) => draftQuestions[type].includes(lastReply));
  const wasAskedTwice = types.some((type) => draftQuestions[type].includes(replyBefore));
  if (askedAbout && !wasAskedTwice && memory.latest.wordCount > 2) return askedAbout;
  const isWritten = memory.pastReplies.some((reply) =>
    draftNotes.some((note) => reply.endsWith(note)),
  );
  return turn.writing && !isWritten && memory.statements.length >= 4 ? turn.writing : null;
}
