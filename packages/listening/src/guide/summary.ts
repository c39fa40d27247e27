import { candidateGroup } from './candidate-groups.ts';
import { composeReply } from './compose-reply.ts';
import type { DialogueState } from './dialogue-state.ts';
import { type Candidate, type ReplyContext, rankCandidates } from './rank-candidates.ts';

/** A summary of two earlier topics and the one of this message; null if there are fewer. */
export function summariseConversation(
  { turn, mentionedTopics }: DialogueState,
  context: ReplyContext,
): Candidate[] | null {
  const [three] = mentionedTopics.filter((topic) => topic.turn === turn).sort(byWeight);
  const [one, two] = mentionedTopics
    .filter((topic) => topic.turn < turn)
    .sort(byWeight)
    .slice(0, 2)
    .sort((a, b) => a.turn - b.turn);
  if (!one || !two || !three) return null;
  const slots = { one: one.label, two: two.label, three: three.label };
  const group = candidateGroup('summary', 100, slots);
  return composeReply([['reflect']], rankCandidates([group], context), {
    ...context,
    maxSentences: 5,
  });
}

const byWeight = (a: { weight: number }, b: { weight: number }): number => b.weight - a.weight;
