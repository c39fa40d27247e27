import type { Turn } from '../engine.ts';
import { baseSlots, candidateGroup, candidateGroups } from './candidate-groups.ts';
import { findFault } from './check-reply.ts';
import { composeReply, textOf } from './compose-reply.ts';
import type { DialogueState } from './dialogue-state.ts';
import { type Candidate, type ReplyContext, rankCandidates } from './rank-candidates.ts';
import type { ReplyPlan } from './reply-plan.ts';
import { seededRandom } from './seeded-random.ts';

/** The reply to what a message tells, or null if everything that fits was said lately. */
export function answerMessage(
  turn: Turn,
  state: DialogueState,
  plan: ReplyPlan,
  context: ReplyContext,
): Candidate[] | null {
  const candidates = rankCandidates(candidateGroups(state, plan), context);
  if (plan.canOffer && seededRandom(context.seed, 'offer') < 0.7) {
    const withOffer = composeOffer(candidates, state, context);
    if (withOffer) return withOffer;
  }
  const reply = composeReply(plan.actSequences, candidates, context);
  const emotion = state.turn === 1 ? turn.emotions[0] : undefined;
  if (!reply || !emotion || state.latest.wordCount <= 3) return reply;
  const [opening] = rankCandidates([candidateGroup(`arrive.${emotion}`, 0, {})], context);
  if (!opening) return reply;
  const withOpening = [opening, ...reply];
  return findFault(textOf(withOpening), context.pastReplies) === null ? withOpening : reply;
}

/** A sentence for the message, then the offer to write something together. */
function composeOffer(
  candidates: readonly Candidate[],
  state: DialogueState,
  context: ReplyContext,
): Candidate[] | null {
  const slots = { ...baseSlots(state), person: state.lostPerson };
  const offers = rankCandidates([candidateGroup('offer', 50, slots)], context);
  return composeReply(
    [
      ['reflect', 'offer'],
      ['affirm', 'offer'],
    ],
    [...candidates, ...offers],
    { ...context, maxSentences: 5 },
  );
}
