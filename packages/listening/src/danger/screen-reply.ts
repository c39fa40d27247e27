import { normalise } from './normalise.ts';

/** Why a reply of a cloud engine is not shown. */
export type ReplyFault =
  | 'means'
  | 'reunion'
  | 'phone-number'
  | 'diagnosis'
  | 'persona'
  | 'claims-feeling'
  /** No pattern names what is wrong: the learned reader stopped it. */
  | 'judged';

const lovedOne =
  '(?:him|her|them|your (?:mom|mother|mum|dad|father|son|daughter|husband|wife|brother|sister|baby|partner|friend|dog|cat)|s?he|they)';

/** What no reply may say. The patterns expect text without apostrophes; every repetition in them is bounded. */
const faultPatterns: readonly [ReplyFault, RegExp][] = [
  [
    'phone-number',
    /\b(?:\+?\d[ .()-]{0,2}){7,}|\b(?:call|text|dial|ring|phone|number)\b[^.?\n]{0,40}\b\d{3,}\b|\b\d{3}[ -]\d{3}[ -]?\d{0,4}\b|\b(?:988|116 ?123|741 ?741)\b/,
  ],
  [
    'means',
    /\b(?:lethal|fatal|deadly) (?:dose|amount|drop|combination)|\bhow to (?:tie|hang|overdose|cut|kill|end your)|\b(?:noose|nembutal|cyanide|carbon monoxide|helium)\b|\b(?:bleed out|slit (?:your|the) wrists?|hang yourself|shoot yourself|drown yourself|kill yourself|end your life by|overdose on)\b|\b(?:painless|quick|peaceful) (?:way|method)s? to (?:die|go|end)/,
  ],
  [
    'reunion',
    new RegExp(
      `\\byou(?:ll| will| can| could| may| are going to) (?:\\w+ ){0,2}(?:join|be with|see|meet|be reunited with|hold) ${lovedOne}\\b(?! (?:in your|in the (?:photo|picture|garden|memory)|when you (?:look|close)))|\\b${lovedOne} (?:is|are) waiting for you|\\b(?:be|being) together again\\b|\\breunited\\b|\\bon the other side\\b|\\bgo (?:and )?(?:be )?with ${lovedOne}\\b`,
    ),
  ],
  [
    'diagnosis',
    /\byou (?:have|are|may have|might have|probably have|seem to have|suffer from|are suffering from|show signs of) (?:\w+ ){0,3}(?:depress(?:ion|ed)|ptsd|anxiety disorder|bipolar|adhd|disorder|syndrome|trauma response|complicated grief|psychosis|psychotic|clinical\w*)|\b(?:symptoms? of|diagnos\w+|prognosis)\b|\b\d{1,4} ?(?:mg|milligrams?|mcg)\b|\b(?:take|try|start|stop|increase|reduce|double) (?:\w+ ){0,3}(?:antidepressants?|ssris?|medication|meds|xanax|prozac|zoloft|sertraline|melatonin|dose|dosage)\b|\b(?:stage of grief|stages of grief|closure)\b/,
  ],
  [
    'persona',
    /\b(?:i am|im|its|it is|this is) (?:your|me,? (?:your )?)(?: ?(?:late|dear|dead))? ?(?:mom|mum|mother|dad|father|son|daughter|husband|wife|brother|sister|grandma|grandpa|baby)\b|\bi(?: am|m) (?:watching over|looking down|proud of you (?:my|,? ?sweet)|with you from|in heaven|at peace now)\b|\b(?:from heaven|from beyond|from the other side)\b|\b(?:he|she|they) (?:is|are|would be|was) (?:so |very )?(?:telling you|saying to you|watching over you|looking down on you)\b|\bi (?:forgive you|never left you|am always with you)\b/,
  ],
  [
    'claims-feeling',
    /\bi(?: really| truly| do)? (?:love|miss|missed|adore) you\b|\bi(?:ll| will| have been|ve been|m| am) (?:\w+ )?wait(?:ing)? for you\b|\bi(?: am|m) (?:a )?(?:human|real person|person like you|here in person|your friend forever)\b|\bas a (?:human|fellow human|mother|father|widow|person) (?:myself|i)\b|\bi (?:know exactly|feel exactly) (?:how|what) you (?:feel|are feeling)\b|\bi(?: am|m) (?:crying|heartbroken|grieving|in tears)\b|\bi feel your pain\b/,
  ],
];

/** The first fault of a reply, or null if it may be shown. */
export function screenReply(text: string): ReplyFault | null {
  const plain = normalise(text).replaceAll("'", '').replace(/\s+/g, ' ');
  return faultPatterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
