import type { LossEvent } from '../reader/about.ts';
import { notDead } from './fates.ts';
import { deathIn, endIn } from './plain-deaths.ts';

/** Who may have died or left, as people name them. */
const kin =
  '(?:mother|father|mum|mom|mam|mammy|mummy|mommy|dad|daddy|da|pa|pop|pops|papa|parents?|brothers?|bro|sisters?|sis|twins?|wife|husband|hubby|partner|spouse|fianc[ée]e?|boyfriend|girlfriend|bf|gf|ex|soulmate|sons?|daughters?|baby|babies|boys?|girls?|child|children|kids?|lad|stepson|stepdaughter|step ?(?:mum|mom|dad)|nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gramps|mamaw|papaw|abuela|abuelo|oma|opa|grandson|granddaughter|grandchild|grandparents?|uncle|aunt|auntie|aunty|cousin|niece|nephew|(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|godmother|godfather|friend|bestie|mate|pal|buddy|neighbou?r|colleague|co-?worker|boss|teacher|patient|pupil|student|carer|flatmate|roommate)';
const pet =
  '(?:dog|cat|pup|puppy|kitten|rabbit|bunny|horse|pony|budgie|parrot|hamster|guinea pig|tortoise|collie|spaniel|labrador|lab|terrier|retriever|greyhound)';
const named = `(?:\\p{L}+(?:'s|s')? ){0,3}${kin}(?: \\p{Lu}\\p{L}+)?(?: (?:from|at) (?:my |the |our )?(?:work|school|college|uni|church|home|job|office|gym|pub|club|depot|yard|team|class|course))?`;
const whose = `(?:\\b(?:my|our|me|mi|the|his|her)\\b ${named}|(?:^|[.!?] |\\b(?:hi|hello|hey|so|ok|well|and)[,. ]+)(?:${named}))`;
const gone =
  '(?:died|passed away|passed on|passed(?= (?:in|on|last|this|yesterday|today|tonight|a|two|three|\\d)|[.!]|$)|expired|dead|dropped dead|(?:got|was|were|been) (?:killed|murdered)|drowned|no longer with us)';

/** Each is said so plainly that no reader is needed for it, also by somebody who is learning English: 'my father is passed away'. */
const saidOutright: readonly (readonly [LossEvent, RegExp])[] = [
  [
    'stillbirth',
    /\b(?:daughter|son|baby|girl|boy|twins?|she|he) (?:was|were|is) born (?:dead|silent|still|asleep|sleeping|without life)\b|\bstill ?born\b|\bborn\b[^.!?]{0,40}\b(?:not|wasn't|weren't) (?:alive|breathing)\b|\b(?:baby|babies|twins?|she|he|there) (?:had|have|has|was|were|is) no heart ?beat\b/iu,
  ],
  [
    'miscarriage',
    /\b(?:I|we|I've|we've|(?:my )?(?:wife|partner|girlfriend)) (?:just |have |also )*(?:had a (?:missed |silent |late |early )?miscarriage|miscarried)\b|\b(?:I|we)(?:'ve| have)?(?: just)? lost (?:the|our|my|a|another) (?:\p{L}+ )?(?:baby|babies|pregnancy|twins)\b(?=[^.!?]{0,30}[.!]?[^.!?]{0,12}\bweeks?\b)/iu,
  ],
  [
    'suicide',
    new RegExp(
      `${whose}(?: (?:has|had|just|also|who))* (?:(?:killed|hung|hanged|shot|drowned) (?:himself|herself|themselves|themself)|took (?:his|her|their) (?:own )?life|died by suicide|committed suicide)\\b`,
      'iu',
    ),
  ],
  [
    'died',
    new RegExp(
      `${whose}(?:,? (?:is|has|was|were|had|have|just|all|both|suddenly|sadly|finally|also|now|who))* ${gone}\\b|${whose}(?:'s|s) dead\\b`,
      'iu',
    ),
  ],
  [
    'died',
    new RegExp(
      `${whose}(?:,? (?:has|just|also|who))* (?:od'?d|overdosed)\\b(?!.{0,80}\\b(?:surviv\\w*|fine|ok(?:ay)?|alive|lived|recover\\w*|icu|hospital|came (?:back|round)|doing|again|twice|before)\\b)`,
      'iu',
    ),
  ],
  [
    'died',
    new RegExp(
      `(?:^|[.!?,] |\\b(?:I|we|I've|we've|just|have|and) )(?:just )?(?:(?:lost|buried|cremated) (?:my|our|me|mi) ${named}|buried (?:mum|mom|mam|dad|nan|nana|gran|granny|grandma|grandad|grandpa))\\b(?!'s|s'| (?:respect|job|ring|phone|number|trust|temper|way|keys|cat|dog))`,
      'iu',
    ),
  ],
  [
    'died',
    /\b(?:an?|one|some) (?:\p{L}+ )?(?:man|woman|boy|girl|kid|lad|colleague|friend|mate|student|pupil|patient|neighbou?r|child|resident|guy|fella)(?:(?! who\b) \p{L}+){0,4} (?:has |just |was )?(?:died|killed (?:himself|herself)|passed away)\b|\b(?:he|she|they)(?:'s| is|'re| are) gone(?: (?:since|for) (?:\p{L}+|\d+) (?:days?|weeks?|months?|years?))?[.,;]? (?:my|our) \p{L}+/iu,
  ],
  [
    'died',
    /\b(?:turn(?:ed)? off|switch(?:ed)? off) the (?:machines?|life support|ventilator)\b|\btook (?:him|her|them|my \p{L}+) off (?:the machines?|life support|the ventilator)\b/iu,
  ],
  [
    'died',
    new RegExp(
      `\\b(?:my|our|the) (?:\\p{L}+ ){0,2}${pet}(?: \\p{Lu}\\p{L}+)?(?: (?:has|had|was|just|got|to|be|been))* (?:died|passed(?: away)?(?=[.!]|$)|put (?:down|to sleep)|run over|knocked down)\\b|\\bhad to (?:put|have) (?:my|our|the) (?:\\p{L}+ ){0,2}${pet}(?: \\p{Lu}\\p{L}+)? (?:put )?(?:down|to sleep)\\b|${whose}(?:'s| is) gone(?=[.!]|$)`,
      'iu',
    ),
  ],
  [
    'left',
    /^(?:he|she|they)(?:'s| has|'ve| have)? (?:just )?left$|\b(?:he|she|they|(?:my|the) (?:best )?(?:wife|husband|hubby|partner|boyfriend|girlfriend|bf|gf|fianc[ée]e?|man|girl|fella|friend|mate|bestie)(?: \p{Lu}\p{L}+)?)(?:'s|'ve)? (?:just |has |have |finally )*(?:left|dumped|walked out on|finished with|broke up with|split up with|ghosted) (?:me|us)\b(?! (?:a|an|the|some|with|alone|to|at|on|behind|his|her|out|in (?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|\d))\b)|\b(?:I )?(?:just )?got (?:dumped|ghosted|left)\b|\bcalled (?:it|the wedding|the engagement) off\b|\bcalled off (?:the|our) (?:wedding|engagement)\b|\b(?:wants?|asked for|filed for) a divorce\b/iu,
  ],
];

/** What somebody else went through long ago is history, and a question asks about it. */
const isHistory =
  /\bbefore I was born\b|\byears ago when I was\b|\bwhen I was (?:\d+|little|a (?:kid|child|baby|boy|girl))\b/i;

/** The losses that a sentence tells in plain words. Questions and what is only imagined tell none. */
export const lossesInWords = (
  sentences: readonly { text: string; isQuestion: boolean }[],
): LossEvent[] =>
  sentences
    .filter(
      ({ text, isQuestion }) =>
        !isQuestion && !notDead.test(text) && !isHistory.test(text) && !ifOnly.test(text),
    )
    .flatMap(({ text }) => [
      ...saidOutright.flatMap(([event, words]) => (words.test(text) ? [event] : [])),
      ...(deathIn(text) ? (['died'] as const) : []),
      ...(endIn(text) ? (['left'] as const) : []),
    ]);

const ifOnly =
  /\b(?:nearly|almost|died (?:laughing|of (?:laughter|shame|embarrassment))|if|when|what if|as if|asks? how|asked how|until|in case|scared|afraid|dream\w*|dreamt|imagine|like|film|movie|book|character|episode|show|song)\b/i;
