import type { Tone } from '../engine.ts';
import type { CandidateGroup } from './candidate-groups.ts';
import { openingOf } from './check-reply.ts';
import { seededRandom } from './seeded-random.ts';
import { fillSlots, type Slots } from './slots.ts';
import type { Template } from './template.ts';
import { comparableText, isTemplateIn } from './template-detection.ts';
import { wordsOf } from './text.ts';
import { applyTone } from './tone.ts';

/** A template with its slots filled, and how well it fits. */
export type Candidate = { template: Template; text: string; score: number; groupId: string };

/** What the choice of a reply depends on, besides the message's analysis. */
export type ReplyContext = {
  seed: string;
  /** The latest message, normalised. */
  text: string;
  tone: Tone;
  /** The companion's earlier replies, newest first. */
  pastReplies: readonly string[];
  /** The template families of the last reply. */
  lastFamilies: ReadonlySet<string>;
  canAsk: boolean;
  maxSentences: number;
};

/** What a single template adds to the score of its group. */
const points = { personsWords: 7, personsName: 3, condition: 14, sameFirstWord: -9, random: 13 };

/** Every template of the groups that can be used now, filled and scored, the best first. */
export function rankCandidates(
  groups: readonly CandidateGroup[],
  context: ReplyContext,
): Candidate[] {
  const recent = context.pastReplies.slice(0, 20).map(comparableText).join('\n');
  const [lastReply] = context.pastReplies;
  const lastFirstWord = lastReply ? wordsOf(lastReply.toLowerCase())[0] : '';
  const candidates: Candidate[] = [];
  for (const group of groups) {
    for (const template of group.templates) {
      if (!canBeUsed(template, group, context) || isTemplateIn(template, recent)) continue;
      const text = fillSlots(applyTone(template.text, context.tone), group.slots);
      if (!text) continue;
      const startsAlike = openingOf(text).split(' ')[0] === lastFirstWord;
      const score =
        group.score +
        pointsForSlots(template) +
        (template.requires ? points.condition : 0) +
        (startsAlike ? points.sameFirstWord : 0) +
        points.random * seededRandom(context.seed, template.id);
      candidates.push({ template, text, score, groupId: group.id });
    }
  }
  return candidates.sort((a, b) => b.score - a.score);
}

function canBeUsed(
  { text, requires, family, act }: Template,
  { slots }: CandidateGroup,
  context: ReplyContext,
): boolean {
  if (!context.canAsk && text.includes('?')) return false;
  if (requires && !requires.test(context.text)) return false;
  if (context.lastFamilies.has(family)) return false;
  return act !== 'askName' || isNameUnknown(slots.person);
}

function pointsForSlots({ text }: Template): number {
  if (/\{(?:x|quote|time|span)\}/i.test(text)) return points.personsWords;
  return /\{person\}/i.test(text) ? points.personsName : 0;
}

/** Nobody asks for the name of somebody's parent or grandparent. */
const isNameUnknown = (person: Slots['person']): boolean =>
  !!person && !person.name && person.relation !== 'parent' && person.relation !== 'grandparent';
