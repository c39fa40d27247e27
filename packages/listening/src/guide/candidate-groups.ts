import type { MessageAnalysis } from './analyse-message.ts';
import { resolvePerson } from './coreference.ts';
import type { DialogueState } from './dialogue-state.ts';
import { fragmentOf, isFragment, isReadable } from './message-quality.ts';
import { templatesOf } from './reply-bank.ts';
import type { ReplyPlan } from './reply-plan.ts';
import type { Slots } from './slots.ts';
import type { Template } from './template.ts';
import { timeOfLoss } from './time-expressions.ts';

/** A group of templates that could answer the message, how well it fits, and the values for its slots. */
export type CandidateGroup = {
  id: string;
  score: number;
  templates: readonly Template[];
  slots: Slots;
};

export const candidateGroup = (id: string, score: number, slots: Slots): CandidateGroup => ({
  id,
  score,
  slots,
  templates: templatesOf(id),
});

/** All groups that could answer the latest message. What is more specific to it has a higher score. */
export function candidateGroups(state: DialogueState, plan: ReplyPlan): CandidateGroup[] {
  const slots = baseSlots(state);
  const groups = [
    ...lossGroup(state, slots),
    ...analysisGroups(state, slots),
    ...wordingGroups(state, slots),
    ...situationGroups(state, slots, plan),
  ];
  return state.refusesEchoes ? groups.filter(({ id }) => !givesWordsBack.test(id)) : groups;
}

const givesWordsBack = /^(?:echo|quote|fragment|two-sided|frame\.)/;

/** Slots that can be filled whatever the message says. */
export function baseSlots(state: DialogueState): Slots {
  const { latest, turn } = state;
  const earlier = state.mentionedTopics
    .filter((topic) => topic.turn < turn && topic.label.length < 60)
    .filter(({ id }) => !latest.topics.some(({ topic }) => topic.id === id))
    .at(-1);
  return {
    person: state.focusPerson ?? state.lostPerson,
    time: timeOfLoss(latest.text),
    span: latest.timeSince,
    lasted: state.duration,
    helped: state.whatHelped,
    earlier: earlier?.label ?? null,
  };
}

/** The slots for a clause: with the person it is about. */
const slotsAbout = (state: DialogueState, slots: Slots, clause: string): Slots => ({
  ...slots,
  person: resolvePerson(state, clause) ?? state.focusPerson,
});

function lossGroup(state: DialogueState, slots: Slots): CandidateGroup[] {
  if (state.lossToldAt !== state.turn || !state.lossKind) return [];
  const person = state.lostPerson ?? state.focusPerson;
  return [candidateGroup(`loss.${state.lossKind}`, 92, { ...slots, person })];
}

/** The sentence patterns, topics and moods of the message. */
function analysisGroups(state: DialogueState, slots: Slots): CandidateGroup[] {
  const { latest, lostPerson } = state;
  const lastClause = latest.clauses.at(-1);
  return [
    ...latest.patterns.map(({ pattern, x, clause }) =>
      candidateGroup(
        `frame.${pattern.id}`,
        pattern.weight + 22 + (clause === lastClause ? 3 : 0) + (clause.isAfterBut ? 4 : 0),
        { ...slotsAbout(state, slots, clause.text), x },
      ),
    ),
    ...latest.topics.map(({ topic, clause }) =>
      candidateGroup(
        `topic.${topic.id}`,
        62 + (topic.weight ?? 0) - penaltyForRepetition(state, topic.id),
        topic.about === 'lost' && lostPerson
          ? { ...slots, person: lostPerson }
          : slotsAbout(state, slots, clause.text),
      ),
    ),
    ...latest.moods
      .filter(({ isNegated }) => !isNegated)
      .map(({ mood, isStrong, clause }) =>
        candidateGroup(
          `shade.${mood.id}`,
          46 +
            (isStrong ? 6 : 0) +
            (clause === lastClause ? 2 : 0) -
            penaltyForRepetition(state, mood.id),
          slotsAbout(state, slots, clause.text),
        ),
      ),
  ];
}

/** A topic that keeps coming back makes room for others. */
const penaltyForRepetition = ({ mentionedTopics, turn }: DialogueState, id: string): number =>
  mentionedTopics.some((topic) => topic.id === id && topic.turn < turn) ? 5 : 0;

/** The words of the message themselves: clauses, quotations, nouns, its tense. */
function wordingGroups(state: DialogueState, slots: Slots): CandidateGroup[] {
  const { latest } = state;
  const quoteScore = isReadable(latest) ? 32 : 0;
  return [
    ...latest.echoes
      .slice(0, 3)
      .map((x, index) => candidateGroup('echo', 45 - index, { ...slotsAbout(state, slots, x), x })),
    ...latest.quotes
      .slice(0, 3)
      .map((quote, index) => candidateGroup('quote', quoteScore - index, { ...slots, quote })),
    ...latest.nouns.slice(0, 2).map((thing) => candidateGroup('thing', 41, { ...slots, thing })),
    candidateGroup(isInPastTense(latest) ? 'follow-then' : 'follow-now', 33, slots),
    candidateGroup('presence', 4, slots),
  ];
}

const isInPastTense = ({ clauses }: MessageAnalysis): boolean =>
  /\b(?:was|were|did|didn't|had|went|said|told|came|left|got|made|saw|rang|gave|took|put|sat|stood|kept|found|froze|brought|wrote|knew|thought|felt|died|\w{3,}ed)\b/i.test(
    clauses.at(-1)?.text ?? '',
  );

/** What fits the form of the message, the last question or the stage of the conversation. */
function situationGroups(
  state: DialogueState,
  slots: Slots,
  { stage }: ReplyPlan,
): CandidateGroup[] {
  const { latest, lostPerson } = state;
  const groups: CandidateGroup[] = [];
  if (latest.contrast) {
    const [x, y] = latest.contrast;
    groups.push(candidateGroup('two-sided', 56, { ...slots, x, y }));
  }
  if (isFragment(latest))
    groups.push(candidateGroup('fragment', 50, { ...slots, x: fragmentOf(latest) }));
  const namesSomeone = state.focusPerson?.lastMentioned === state.turn && latest.wordCount <= 6;
  if (state.lastQuestion === 'askWho' && namesSomeone)
    groups.push(candidateGroup('nearby', 70, slots));
  const aboutLost = { ...slots, person: lostPerson };
  if (stage === 'deepening' || stage === 'resources')
    groups.push(candidateGroup(lostPerson ? 'deepen' : 'deepen-alone', 22, aboutLost));
  if (stage === 'resources') groups.push(candidateGroup('resource', 25, aboutLost));
  return groups;
}
