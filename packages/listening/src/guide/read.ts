import { acts, frames, shades, topics } from './bank.ts';
import { type Loss, losses } from './losses.ts';
import type { Act, Frame, Shade, Topic } from './piece.ts';
import { type Clause, clausesOf, sentencesOf, tidy, upperFirst, wordsOf } from './text.ts';
import { thingsIn } from './things.ts';
import { spanOf, spanSince, timeIn } from './times.ts';
import { keepable, turnRound } from './turn-round.ts';

export type FrameHit = { frame: Frame; x: string; own: string; clause: Clause };
export type TopicHit = { topic: Topic; clause: Clause; at: number };
export type ShadeHit = { shade: Shade; denied: boolean; strong: boolean; clause: Clause };
export type LossHit = { loss: Loss; clause: Clause };

/** What one message says, before anything is known of the rest. */
export type Reading = {
  text: string;
  count: number;
  clauses: readonly Clause[];
  act: Act | null;
  frames: readonly FrameHit[];
  topics: readonly TopicHit[];
  shades: readonly ShadeHit[];
  losses: readonly LossHit[];
  /** Whole clauses turned round, the weightiest first. */
  echoes: readonly string[];
  quotes: readonly string[];
  things: readonly string[];
  twoSided: readonly [string, string] | null;
  time: string | null;
  span: string | null;
  lasted: string | null;
  foreign: boolean;
};

const denials =
  /\b(?:not|n't|never|no longer|isn't|wasn't|don't|doesn't|didn't|without|stopped being|can't feel)\s+(?:\w+\s+){0,2}$/i;
const strong =
  /\b(?:so|very|really|completely|absolutely|totally|unbearably|always|all the time|extremely|utterly)\b/i;

export function read(message: string): Reading {
  const text = tidy(message);
  const clauses = clausesOf(text);
  const count = wordsOf(text).length;
  return {
    text,
    count,
    clauses,
    act: actOf(text, count),
    frames: clauses.flatMap(framesIn),
    topics: topics.flatMap((topic) => hitOf(topic, text, clauses)),
    shades: shades.flatMap((shade) => shadeIn(shade, clauses)),
    losses: lossesIn(clauses),
    echoes: echoesOf(clauses),
    quotes: quotesOf(text, clauses),
    things: thingsIn(text),
    twoSided: twoSides(text),
    time: timeIn(text),
    span: spanSince(text),
    lasted: spanOf(text),
    foreign: isForeign(text, count),
  };
}

const actOf = (text: string, count: number): Act | null =>
  acts.find((act) => act.cues.test(text) && count <= (act.max ?? 400)) ?? null;

function framesIn(clause: Clause): FrameHit[] {
  return frames.flatMap((frame) => {
    if (clause.asks && !/^(?:what-if|do-not-know)$/.test(frame.id)) return [];
    const own = clause.text.match(frame.pattern)?.[1];
    const short = own ? keepable(own) : null;
    if (!short || !fits(frame, short)) return [];
    return [{ frame, own: short, x: softened(turnRound(short), frame), clause }];
  });
}

const notVerbs =
  /^(?:the|a|an|my|your|his|her|their|our|it|this|that|he|she|they|we|i|me|him|them|us|so|very|too|and|or|but|in|on|at|for|with|of|to|not|more|all|much|many)\b/i;

function fits(frame: Frame, words: string): boolean {
  if (frame.takes === 'verb') return !notVerbs.test(words) && /^[a-z]/i.test(words);
  if (frame.takes === 'thing')
    return !/^(?:so|that|very|not|when|if|because|to|how)\b/i.test(words);
  return wordsOf(words).length >= (frame.takes === 'clause' ? 2 : 1);
}

/** A thing or clause that begins with a capital only because it was written so keeps its small letter in the middle of a line. */
const softened = (words: string, frame: Frame): string =>
  frame.takes === 'clause' &&
  /^(?:The|A|An|He|She|They|It|Your|You|We|His|Her|Their|This|That|To|There|Everyone|Everybody|People|When)\b/.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

function hitOf(topic: Topic, text: string, clauses: readonly Clause[]): TopicHit[] {
  if (!topic.cues.test(text)) return [];
  const at = clauses.findIndex((clause) => topic.cues.test(clause.text));
  const clause = clauses[Math.max(0, at)];
  return clause ? [{ topic, clause, at: Math.max(0, at) }] : [];
}

function shadeIn(shade: Shade, clauses: readonly Clause[]): ShadeHit[] {
  for (const clause of clauses) {
    const match = clause.text.match(shade.cues);
    if (!match) continue;
    const before = clause.text.slice(0, match.index);
    return [
      {
        shade,
        clause,
        denied: denials.test(before) && !/n't/.test(match[0]),
        strong: strong.test(before),
      },
    ];
  }
  return [];
}

const lossesIn = (clauses: readonly Clause[]): LossHit[] =>
  clauses.flatMap((clause) =>
    losses.filter((loss) => loss.cues.test(clause.text)).map((loss) => ({ loss, clause })),
  );

const weighty =
  /\b(?:never|last|only|always|nobody|no one|alone|gone|died|dead|left|lost|still|without|anymore|worst|hate|love|miss|sorry|goodbye|wish|afraid|can't|hurt|empty|silence|everything|nothing)\b/i;

const weightOf = (clause: Clause): number =>
  (weighty.test(clause.text) ? 3 : 0) +
  (clause.afterBut ? 2 : 0) +
  (/\b(?:I|my|me)\b/.test(clause.text) ? 1 : 0);

const byWeight = (clauses: readonly Clause[]): Clause[] =>
  clauses
    .map((clause, index) => ({ clause, rank: weightOf(clause) + index * 0.1 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ clause }) => clause);

const echoStart =
  /^(?:I|I'm|I've|I'd|I'll|he|he's|she|she's|they|they're|we|we're|we've|it|it's|my|our|his|her|their|the|there's|nobody|no one|everyone|mum|dad|mom|nan|[A-Z][a-z]+ (?:was|is|has|had|left|went|said|never|always|didn't|hasn't|won't|used|sat|came|knows|knew))\b.* /;

function echoesOf(clauses: readonly Clause[]): string[] {
  return byWeight(clauses).flatMap((clause) => {
    if (clause.asks || !echoStart.test(clause.text) || wordsOf(clause.text).length < 3) return [];
    if (wordsOf(clause.text).length > 8 || !isSentence(clause.text)) return [];
    const short = keepable(clause.text);
    return short && short.length === clause.text.length ? [decapitalised(turnRound(short))] : [];
  });
}

const finite =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|can't|could|couldn't|will|won't|would|wouldn't|should|don't|doesn't|didn't|isn't|wasn't|hasn't|haven't|never|just|always|still|\w+ed|went|got|left|said|told|took|made|came|gave|knew|felt|lost|kept|put|saw|found|thought|held|feel|feels|want|need|miss|love|hate|keep|know|think|goes|makes|hurts|keeps|says|used)\b|'s\b|'m\b|'re\b|'ve\b|'d\b|'ll\b/i;
const isSentence = (text: string): boolean => finite.test(text);

const decapitalised = (text: string): string =>
  /^(?:You|He|She|They|It|We|Your|His|Her|Their|The|There|Nobody|No|Everyone|You're|You've|You'd|He's|She's|It's|They're|There's)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

function quotesOf(text: string, clauses: readonly Clause[]): string[] {
  const spoken = [...text.matchAll(/"([^"]{4,60})"/g)].flatMap(
    ([, words]) => keepable(words ?? '') ?? [],
  );
  const said = byWeight(clauses)
    .filter((clause) => !clause.asks && wordsOf(clause.text).length >= 3)
    .flatMap((clause) => keepable(clause.text) ?? []);
  return [...spoken, ...said].filter((words) => wordsOf(words).length >= 3).map(upperFirst);
}

function twoSides(text: string): readonly [string, string] | null {
  for (const sentence of sentencesOf(text)) {
    if (sentence.asks) continue;
    const parts = sentence.text.split(/,?\s+but\s+/i);
    const [first, second] = parts;
    if (parts.length !== 2 || !first || !second || !isSentence(first) || !isSentence(second))
      continue;
    if (!echoStart.test(first) || !echoStart.test(second)) continue;
    const one = keepable(first);
    const other = keepable(second);
    if (one?.length === first.length && other)
      return [decapitalised(turnRound(one)), decapitalised(turnRound(other))];
  }
  return null;
}

const english = new Set(
  `the a i you to and it is was my me he she they of in that not so but for with on at just this have had her him his be do don't
  i'm it's can't what no yes we are if when how like know all up out about there feel never dad mum mom who will as from by an or get`.split(
    /\s+/,
  ),
);
const elsewhere =
  /\b(?:que|mi|muy|estoy|pero|porque|murió|madre|padre|ich|nicht|meine?|und|ist|mutter|vater|je|suis|mon|ma|est|pas|mère|père|sono|mia|mio|che|non|morta|morto|meu|minha|não|estou|jestem|nie|moja|mój|ben|ve|bir|het|een|niet|mijn|ik)\b/gi;

/** More words of another language than of English, or another script. */
function isForeign(text: string, count: number): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin < letters / 2) return true;
  const ours = wordsOf(text.toLowerCase()).filter((word) => english.has(word)).length;
  const theirs = text.match(elsewhere)?.length ?? 0;
  return count >= 3 && theirs >= 2 && theirs > ours;
}
