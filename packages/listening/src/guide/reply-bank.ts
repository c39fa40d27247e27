import type { Intent, Mood, SentencePattern, Topic } from './bank-entries.ts';
import * as general from './general-lines.ts';
import { intentsAsk } from './intents-ask.ts';
import { intentsSafety } from './intents-safety.ts';
import { intentsSelf } from './intents-self.ts';
import { intentsSmall } from './intents-small.ts';
import { intentsTalk } from './intents-talk.ts';
import { losses } from './losses.ts';
import { moodsAfraidAndHopeful } from './moods-afraid-hopeful.ts';
import { moodsAngry } from './moods-angry.ts';
import { moodsSad } from './moods-sad.ts';
import { moodsSelfCritical } from './moods-self-critical.ts';
import { openingLines } from './opening-lines.ts';
import { patternsDay } from './patterns-day.ts';
import { patternsHeavy } from './patterns-heavy.ts';
import { patternsInside } from './patterns-inside.ts';
import { patternsOthers } from './patterns-others.ts';
import { patternsUnsaid } from './patterns-unsaid.ts';
import { type ReplyLines, type Template, templatesFrom } from './template.ts';
import { topicsApart } from './topics-apart.ts';
import { topicsBaby } from './topics-baby.ts';
import { topicsBond } from './topics-bond.ts';
import { topicsCare } from './topics-care.ts';
import { topicsDaily } from './topics-daily.ts';
import { topicsEnding } from './topics-ending.ts';
import { topicsFar } from './topics-far.ts';
import { topicsHabits } from './topics-habits.ts';
import { topicsLeft } from './topics-left.ts';
import { topicsLove } from './topics-love.ts';
import { topicsMind } from './topics-mind.ts';
import { topicsNear } from './topics-near.ts';
import { topicsPapers } from './topics-papers.ts';
import { topicsPeople } from './topics-people.ts';
import { topicsPet } from './topics-pet.ts';
import { topicsQuarrel } from './topics-quarrel.ts';
import { topicsStuck } from './topics-stuck.ts';
import { topicsThings } from './topics-things.ts';

export const intents: readonly Intent[] = [
  ...intentsSafety,
  ...intentsSelf,
  ...intentsAsk,
  ...intentsTalk,
  ...intentsSmall,
];
export const sentencePatterns: readonly SentencePattern[] = [
  ...patternsUnsaid,
  ...patternsOthers,
  ...patternsInside,
  ...patternsHeavy,
  ...patternsDay,
];
export const moods: readonly Mood[] = [
  ...moodsAngry,
  ...moodsAfraidAndHopeful,
  ...moodsSad,
  ...moodsSelfCritical,
];
export const topics: readonly Topic[] = [
  ...topicsApart,
  ...topicsBaby,
  ...topicsBond,
  ...topicsCare,
  ...topicsFar,
  ...topicsDaily,
  ...topicsHabits,
  ...topicsEnding,
  ...topicsQuarrel,
  ...topicsLove,
  ...topicsLeft,
  ...topicsMind,
  ...topicsPeople,
  ...topicsNear,
  ...topicsPet,
  ...topicsStuck,
  ...topicsThings,
  ...topicsPapers,
];

const groups = new Map<string, readonly Template[]>();

// The ids of groups are older than the names in the code (an intent is `act.…`, a mood `shade.…`). They stay, because the
// seeded choice of a reply depends on them.
for (const { id, lines } of intents) add(`act.${id}`, lines);
for (const { id, lines } of sentencePatterns) add(`frame.${id}`, lines);
for (const { id, lines } of moods) add(`shade.${id}`, lines);
for (const { id, lines } of topics) add(`topic.${id}`, lines);
for (const { kind, lines } of losses) add(`loss.${kind}`, lines);
for (const [emotion, reflect] of Object.entries(openingLines))
  add(`arrive.${emotion}`, { reflect });
add('presence', general.presenceLines);
add('quote', general.quoteLines);
add('echo', general.echoLines);
add('follow-then', general.pastLines);
add('follow-now', general.presentLines);
add('thing', general.nounLines);
add('fragment', general.fragmentLines);
add('nearby', general.nearbyLines);
add('two-sided', general.contrastLines);
add('deepen', general.deepeningLines);
add('deepen-alone', general.deepeningAloneLines);
add('resource', general.resourceLines);
add('offer', general.offerLines);
add('summary', general.summaryLines);

/** The templates of one group: 'topic.sleep', 'act.thanks'. */
export const templatesOf = (groupId: string): readonly Template[] => groups.get(groupId) ?? [];

/** All templates. */
export const replyBank: readonly Template[] = [...groups.values()].flat();

function add(groupId: string, lines: ReplyLines): void {
  groups.set(groupId, templatesFrom(groupId, lines));
}
