import type { Turn } from '../engine.ts';
import type { MessageAnalysis } from './analyse-message.ts';
import { answerIntent } from './answer-intent.ts';
import { answerMessage } from './answer-message.ts';
import { baseSlots, candidateGroup } from './candidate-groups.ts';
import { findFault } from './check-reply.ts';
import { closingLines } from './closing-lines.ts';
import { composeReply, textOf } from './compose-reply.ts';
import type { DialogueState } from './dialogue-state.ts';
import { draftFor } from './drafts.ts';
import { type Candidate, type ReplyContext, rankCandidates } from './rank-candidates.ts';
import { planReply } from './reply-plan.ts';
import { seededRandom } from './seeded-random.ts';
import { selectIntent } from './select-intent.ts';
import { summariseConversation } from './summary.ts';
import { applyTone } from './tone.ts';
import { trackState } from './track-state.ts';

/** The whole reply to a turn. The same turn gives the same reply. */
export function respond(turn: Turn, analyse: (text: string) => MessageAnalysis): string {
  const state = trackState(turn, analyse);
  const draft = state.latest.intent?.id === 'risk' ? null : draftFor(turn, state);
  if (draft) return draft;
  const plan = planReply(state);
  const context: ReplyContext = {
    seed: `${turn.seed}/${state.turn}/${state.latest.text}`,
    text: state.latest.text,
    tone: turn.tone,
    pastReplies: state.pastReplies,
    lastFamilies: new Set(state.lastTemplates.map(({ family }) => family)),
    canAsk: plan.canAsk,
    maxSentences: plan.maxSentences,
  };
  const intent = selectIntent(state);
  const reply =
    (intent ? answerIntent(intent, state, plan, context) : null) ??
    (plan.canSummarise ? summariseConversation(state, context) : null) ??
    answerMessage(turn, state, plan, context) ??
    fallbackReply(state, context);
  const text = textOf(reply);
  const canClose =
    !text.includes('?') &&
    state.latest.wordCount > 6 &&
    !state.latest.intent &&
    plan.stage !== 'opening';
  return canClose ? withClosing(text, context) : text;
}

const fallbackGroups = [
  'presence',
  'act.nod',
  'act.dunno',
  'act.yes',
  'act.no',
  'act.unclear',
  'quote',
  'echo',
];

/** Something short that was not said lately, once everything that fits the message has been used up. */
function fallbackReply(state: DialogueState, context: ReplyContext): Candidate[] {
  const slots = baseSlots(state);
  const candidates = rankCandidates(
    fallbackGroups.map((id) => candidateGroup(id, 10, slots)),
    { ...context, lastFamilies: new Set() },
  );
  return (
    composeReply([['presence'], ['reflect'], ['ask']], candidates, context) ??
    candidates.slice(0, 1)
  );
}

/** Some replies end with a sentence in the chosen tone. */
function withClosing(text: string, { seed, tone, pastReplies }: ReplyContext): string {
  if (seededRandom(seed, 'tail') > (tone === 'soothing' ? 0.5 : 0.2)) return text;
  const closings = closingLines[tone];
  const start = Math.floor(seededRandom(seed, 'which') * closings.length);
  for (let step = 0; step < closings.length; step++) {
    const closing = closings[(start + step) % closings.length] ?? '';
    const whole = `${text} ${applyTone(closing, tone)}`;
    if (findFault(whole, pastReplies) === null) return whole;
  }
  return text;
}
