import { factsIn } from '../facts/learn.ts';
import type { GuidedTopic } from './questions.ts';

/** What is already told by the person's words. A question about it is left out. */
export type Told = { topics: ReadonlySet<GuidedTopic>; namesDeath: boolean };

/** Reads the words of the page and of the answers. Words that are not understood tell nothing, and the question is asked. */
export function toldBy(texts: readonly string[]): Told {
  const facts = factsIn(texts.map((text, at) => ({ id: String(at), text, at: '' })));
  const said = texts.join('\n').replaceAll('’', "'");
  const losses = facts.filter(({ kind }) => kind === 'loss');
  const topics = new Set<GuidedTopic>();
  if (losses.length > 0) topics.add('happened');
  for (const [topic, pattern] of patterns) if (pattern.test(said)) topics.add(topic);
  return { topics, namesDeath: losses.some(({ value }) => value === 'died' || value === 'lost') };
}

const patterns: readonly (readonly [GuidedTopic, RegExp])[] = [
  [
    'where',
    /\b(?:at (?:home|work|school|church)|in bed|(?:in|at|by|on) (?:the|my|our|his|her|their) (?:\w+ )?(?:kitchen|garden|house|flat|car|bus|train|hospital|hospice|ward|church|cemetery|grave|graveside|shop|supermarket|office|park|beach|bathroom|bedroom|living room|sofa|couch|stairs|balcony|street|sea))\b/i,
  ],
  [
    'felt',
    /\b(?:i (?:feel|felt)|i(?:'m| am| was) (?:so |very |really |just )?(?:sad|angry|numb|empty|tired|exhausted|scared|afraid|lonely|alone|anxious|ashamed|relieved|calm|lost|guilty|hopeful|furious|heartbroken|shaking)|my (?:chest|heart|stomach|throat|hands|head|legs|shoulders|body)|i (?:cried|wept|shook|trembled))\b/i,
  ],
  [
    'say',
    /\bi (?:wish i (?:could|had) (?:told|tell|said|say)|want(?:ed)? to (?:tell|say to) (?:him|her|them|you)|would (?:tell|say to) (?:him|her|them|you|myself))\b/i,
  ],
  ['remember', /\bi (?:want|hope|need) to (?:remember|keep)\b|\bi (?:will|'ll) never forget\b/i],
];
