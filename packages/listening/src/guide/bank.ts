import { actsAsk } from './acts-ask.ts';
import { actsSafety } from './acts-safety.ts';
import { actsSelf } from './acts-self.ts';
import { actsSmall } from './acts-small.ts';
import { actsTalk } from './acts-talk.ts';
import { arrivals } from './arrivals.ts';
import { framesDay } from './frames-day.ts';
import { framesHeavy } from './frames-heavy.ts';
import { framesInside } from './frames-inside.ts';
import { framesOthers } from './frames-others.ts';
import { framesUnsaid } from './frames-unsaid.ts';
import { losses } from './losses.ts';
import * as phases from './phases.ts';
import {
  type Act,
  type Emotion,
  type Frame,
  type Lines,
  type Piece,
  piecesOf,
  type Shade,
  type Topic,
} from './piece.ts';
import { shadesHot } from './shades-hot.ts';
import { shadesLight } from './shades-light.ts';
import { shadesLow } from './shades-low.ts';
import { shadesSore } from './shades-sore.ts';
import { thingLines } from './things.ts';
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

export const acts: readonly Act[] = [
  ...actsSafety,
  ...actsSelf,
  ...actsAsk,
  ...actsTalk,
  ...actsSmall,
];
export const frames: readonly Frame[] = [
  ...framesUnsaid,
  ...framesOthers,
  ...framesInside,
  ...framesHeavy,
  ...framesDay,
];
export const shades: readonly Shade[] = [...shadesHot, ...shadesLight, ...shadesLow, ...shadesSore];
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

const kept = new Map<string, readonly Piece[]>();

function keep(source: string, lines: Lines): void {
  kept.set(source, piecesOf(source, lines));
}

for (const act of acts) keep(`act.${act.id}`, act.lines);
for (const frame of frames) keep(`frame.${frame.id}`, frame.lines);
for (const shade of shades) keep(`shade.${shade.id}`, shade.lines);
for (const topic of topics) keep(`topic.${topic.id}`, topic.lines);
for (const loss of losses) keep(`loss.${loss.kind}`, loss.lines);
for (const emotion of Object.keys(arrivals) as Emotion[]) {
  keep(`arrive.${emotion}`, { reflect: arrivals[emotion] });
}
keep('presence', phases.presence);
keep('quote', phases.quoting);
keep('echo', phases.echoing);
keep('follow-then', phases.followingThen);
keep('follow-now', phases.followingNow);
keep('thing', thingLines);
keep('fragment', phases.fragments);
keep('nearby', phases.nearby);
keep('two-sided', phases.twoSided);
keep('deepen', phases.deepen);
keep('deepen-alone', phases.deepenAlone);
keep('resource', phases.resource);
keep('offer', phases.offers);
keep('summary', phases.summing);

/** The pieces of one source, 'topic.sleep' or 'act.thanks'. */
export const piecesFrom = (source: string): readonly Piece[] => kept.get(source) ?? [];

/** Every piece there is. */
export const bank: readonly Piece[] = [...kept.values()].flat();
