import { baseSlots, candidateGroup, candidateGroups } from './candidate-groups.ts';
import { type ActSequence, composeReply } from './compose-reply.ts';
import type { DialogueState } from './dialogue-state.ts';
import { type Candidate, type ReplyContext, rankCandidates } from './rank-candidates.ts';
import type { ReplyPlan } from './reply-plan.ts';
import { seededRandom } from './seeded-random.ts';
import { isSafetyIntent } from './select-intent.ts';

/** Questions about the person who was lost. */
const intentsAboutLost = new Set(['proud', 'hear-me', 'persona']);

/** Intents that give way if the same message also tells something: they are answered first, and the rest as well. */
const intentsThatGiveWay = new Set([
  'hostile',
  'thanks',
  'sorry',
  'disagree',
  'greeting',
  'nod',
  'yes',
  'no',
  'normal',
  'only-one',
]);

const sequences: readonly ActSequence[] = [
  ['askIf'],
  ['reflect', 'ask'],
  ['reflect', 'normal'],
  ['normal', 'ask'],
  ['reflect'],
  ['normal'],
  ['presence'],
  ['ask'],
];

/** The reply to an intent, or null if everything that fits was said lately. */
export function answerIntent(
  intent: string,
  state: DialogueState,
  plan: ReplyPlan,
  context: ReplyContext,
): Candidate[] | null {
  const groupId = `act.${intent}`;
  const slots = baseSlots(state);
  if (intentsAboutLost.has(intent)) slots.person = state.lostPerson ?? state.focusPerson;
  const ownContext = {
    ...context,
    canAsk: context.canAsk || isSafetyIntent(intent),
    maxSentences: 4,
  };
  const candidates = rankCandidates([candidateGroup(groupId, 100, slots)], ownContext);
  if (intentsThatGiveWay.has(intent) && alsoTells(state))
    return answerBoth(candidates, state, plan, context);
  const isFirstUnclear =
    intent === 'unclear' && !state.lastTemplates.some(({ id }) => id.startsWith(groupId));
  const wantsShortReply = state.latest.wordCount <= 4 && !isSafetyIntent(intent) && !isFirstUnclear;
  return composeReply(
    wantsShortReply ? [...shortSequences(context, state), ...sequences] : sequences,
    candidates,
    ownContext,
  );
}

const alsoTells = ({ latest, lossToldAt, turn }: DialogueState): boolean =>
  lossToldAt === turn ||
  (latest.wordCount > 11 && latest.patterns.length + latest.topics.length > 0);

/** A sentence for the intent and one for what was told; else only for what was told. */
function answerBoth(
  forIntent: readonly Candidate[],
  state: DialogueState,
  plan: ReplyPlan,
  context: ReplyContext,
): Candidate[] | null {
  const longer = { ...context, maxSentences: 5 };
  const openings = forIntent.filter(
    ({ text, template }) =>
      !text.includes('?') && (template.act === 'reflect' || template.act === 'normal'),
  );
  const forContent = rankCandidates(candidateGroups(state, plan), longer);
  const both = composeReply(
    [
      ['normal', 'reflect'],
      ['reflect', 'meaning'],
      ['reflect', 'reflect'],
    ],
    [
      ...openings,
      ...forContent.map((candidate) => ({ ...candidate, score: candidate.score - 60 })),
    ].sort((a, b) => b.score - a.score),
    longer,
  );
  return both ?? composeReply(plan.actSequences, forContent, context);
}

/** A message of two words gets one sentence, and only sometimes a question. */
const shortSequences = (context: ReplyContext, { turn }: DialogueState): readonly ActSequence[] =>
  context.canAsk && turn > 1 && seededRandom(context.seed, 'ask') < 0.5
    ? [['ask'], ['presence'], ['reflect']]
    : [['presence'], ['reflect'], ['ask']];
