import type { Turn, WritingType } from '../engine.ts';
import { draftBounds, findFault } from './check-reply.ts';
import { draftNotes, draftQuestions, letterQuestions } from './draft-lines.ts';
import { fillLine } from './fill-line.ts';
import type { Memory } from './memory.ts';
import type { Act } from './read-message.ts';
import { seededChoice, seededRandom } from './seeded-random.ts';
import { recipientOf, writeLetter } from './write-letter.ts';
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
  const questions = questionsFor(type, memory).filter(
    (question) => findFault(question, memory.pastReplies) === null,
  );
  return questions[Math.floor(seededRandom(seed, 'need') * questions.length)] ?? null;
}

const isQuestionFor = (type: WritingType, reply: string): boolean =>
  draftQuestions[type].includes(reply) ||
  (type === 'letter' && /\ba letter to [^.?]{1,40}[.?]/.test(reply) && reply.endsWith('?'));

const types: readonly WritingType[] = ['letter', 'poem', 'reflection'];

/** What is asked where a draft needs more. */
function questionsFor(type: WritingType, memory: Memory): readonly string[] {
  const person = type === 'letter' ? recipientOf(memory) : null;
  if (!person) return draftQuestions[type];
  return letterQuestions.flatMap((line) => fillLine(line, person) ?? []);
}

const typeOfAct: Partial<Record<Act, WritingType>> = {
  letter: 'letter',
  poem: 'poem',
  reflect: 'reflection',
};

/** The type that was requested, that the last reply asked more about, or that was chosen before and not written yet. */
function dueType(turn: Turn, memory: Memory): WritingType | null {
  const { act, text } = memory.latest;
  const requested = requestedWriting(text) ?? (act ? typeOfAct[act] : null);
  if (requested) return requested;
  const [lastReply = '', replyBefore = ''] = memory.pastReplies;
  const askedAbout = types.find((type) => isQuestionFor(type, lastReply));
  const wasAskedTwice = types.some((type) => isQuestionFor(type, replyBefore));
  if (askedAbout && !wasAskedTwice && memory.latest.wordCount > 2) return askedAbout;
  const isWritten = memory.pastReplies.some((reply) =>
    draftNotes.some((note) => reply.endsWith(note)),
  );
  return turn.writing && !isWritten && memory.statements.length >= 4 ? turn.writing : null;
}
