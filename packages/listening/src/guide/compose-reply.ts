import { findFault, openingOf } from './check-reply.ts';
import type { Candidate, ReplyContext } from './rank-candidates.ts';
import type { DialogueAct } from './template.ts';
import { wordsOf } from './text.ts';

/** One or two dialogue acts that make a reply. */
export type ActSequence = readonly DialogueAct[];

const questionActs = new Set<DialogueAct>(['ask', 'askWho', 'askIf', 'askName']);

/** The best candidates that follow one of the sequences (the first that works) and pass the check, or null. */
export function composeReply(
  sequences: readonly ActSequence[],
  candidates: readonly Candidate[],
  context: ReplyContext,
): Candidate[] | null {
  for (const [firstAct, secondAct] of sequences) {
    const firsts = candidates.filter(({ template }) => template.act === firstAct).slice(0, 14);
    for (const first of firsts) {
      if (!secondAct) {
        if (isAllowed([first], context)) return [first];
        continue;
      }
      const seconds = candidates
        .filter((second) => hasAct(second, secondAct) && canFollow(first, second))
        .map((second) => ({ second, score: second.score + pointsForPair(first, second) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, 10);
      for (const { second } of seconds)
        if (isAllowed([first, second], context)) return [first, second];
    }
  }
  return null;
}

export const textOf = (reply: readonly Candidate[]): string =>
  reply.map(({ text }) => text).join(' ');

/** Groups that only give the person's words back, or nothing: never two of them in one reply. */
const groupsWithoutContent = new Set([
  'echo',
  'quote',
  'fragment',
  'two-sided',
  'presence',
  'thing',
]);

const hasContent = ({ groupId }: Candidate): boolean => !groupsWithoutContent.has(groupId);

const hasAct = ({ template }: Candidate, act: DialogueAct): boolean =>
  act === 'ask' ? questionActs.has(template.act) : template.act === act;

/** What speaks for a second part beside its own score: the same subject, or the topic of a loss. */
const pointsForPair = (first: Candidate, second: Candidate): number =>
  (second.groupId === first.groupId ? 16 : 0) +
  (first.groupId.startsWith('loss.') && second.groupId.startsWith('topic.') ? 34 : 0) -
  (second.groupId === 'quote' ? 8 : 0);

function canFollow(first: Candidate, second: Candidate): boolean {
  const [one, other] = [first.template, second.template];
  if (one.id === other.id || one.family === other.family || first.text.includes('?')) return false;
  if (!hasContent(first) && !hasContent(second)) return false;
  const isSecondReflection = other.act === 'reflect';
  if (isSecondReflection && !(hasContent(first) && hasContent(second))) return false;
  if (isSecondReflection && first.groupId === second.groupId) return false;
  return openingOf(first.text) !== openingOf(second.text) && !shareFourWords(first, second);
}

/** Four of the person's words in a row, twice in one reply, would sound like a machine. */
function shareFourWords(first: Candidate, second: Candidate): boolean {
  const runsOf = (text: string) => {
    const words = wordsOf(text.toLowerCase());
    return words.slice(0, -3).map((_word, index) => words.slice(index, index + 4).join(' '));
  };
  const known = new Set(runsOf(first.text));
  return runsOf(second.text).some((run) => known.has(run));
}

function isAllowed(reply: readonly Candidate[], context: ReplyContext): boolean {
  const text = textOf(reply);
  const sentences = text.split(/(?<=[.?])\s+/).length;
  return sentences <= context.maxSentences + 1 && findFault(text, context.pastReplies) === null;
}
