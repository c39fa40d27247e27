import type { ActSequence } from './compose-reply.ts';
import type { DialogueState } from './dialogue-state.ts';

/** How far the conversation has come, by the number of messages. */
export type ConversationStage = 'opening' | 'telling' | 'deepening' | 'resources';

/** What kind of reply comes next. */
export type ReplyPlan = {
  stage: ConversationStage;
  canAsk: boolean;
  maxSentences: number;
  canSummarise: boolean;
  canOffer: boolean;
  /** The sequences to try, best first. */
  actSequences: readonly ActSequence[];
};

export function planReply(state: DialogueState): ReplyPlan {
  const { latest, turn } = state;
  const stage = stageAt(turn);
  // Never two replies with a question in a row.
  const canAsk = !state.pastReplies[0]?.includes('?');
  // What was hard to say is answered for itself, without a summary or an offer.
  const isHeavy =
    latest.losses.length > 0 ||
    latest.topics.some(({ topic }) => (topic.weight ?? 0) >= 12) ||
    latest.patterns.some(({ pattern }) => pattern.weight >= 42);
  const isLight = latest.wordCount > 3 && !isHeavy;
  return {
    stage,
    canAsk,
    maxSentences: latest.wordCount <= 3 ? 1 : latest.wordCount <= 14 ? 3 : 4,
    canSummarise:
      isLight &&
      canAsk &&
      turn >= 6 &&
      state.turnsSinceSummary >= 7 &&
      state.mentionedTopics.length >= 4,
    canOffer:
      isLight &&
      !canAsk &&
      turn >= 7 &&
      state.turnsSinceOffer >= 8 &&
      latest.topics.every(({ topic }) => (topic.weight ?? 0) < 8),
    actSequences: sequencesFor(stage, canAsk, latest.wordCount),
  };
}

function stageAt(turn: number): ConversationStage {
  if (turn <= 1) return 'opening';
  if (turn <= 4) return 'telling';
  return turn <= 8 ? 'deepening' : 'resources';
}

function sequencesFor(
  stage: ConversationStage,
  canAsk: boolean,
  wordCount: number,
): readonly ActSequence[] {
  const isShort = wordCount <= 3;
  if (canAsk) {
    if (isShort) return [['ask'], ['reflect'], ['affirm'], ['presence']];
    if (stage === 'resources')
      return [
        ['affirm', 'ask'],
        ['reflect', 'ask'],
        ['reflect', 'askWho'],
        ['reflect'],
        ['presence'],
      ];
    return [['reflect', 'ask'], ['affirm', 'ask'], ['reflect'], ['ask'], ['presence']];
  }
  if (isShort) return [['reflect'], ['affirm'], ['meaning'], ['presence']];
  return [
    ['affirm', 'meaning'],
    ['reflect', 'meaning'],
    ['reflect', 'normal'],
    ['reflect', 'reflect'],
    ['affirm'],
    ['reflect'],
    ['meaning'],
    ['presence'],
  ];
}
