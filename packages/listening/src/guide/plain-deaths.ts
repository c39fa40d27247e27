/** Kin and friends in other words for them than the list of relations has: learners and families keep their own. */
const kin =
  '(?:mother|father|mum|mom|mam|mama|mamma|mummy|mommy|amma|ammi|nanay|inay|dad|daddy|da|papa|pa|pop|appa|abba|abbu|baba|tatay|itay|parents?|brother|bro|kuya|bhai|sister|sis|ate|didi|twin|wife|husband|hubby|partner|fianc[ée]e?|boyfriend|girlfriend|son|daughter|baby|nan|nana|nanna|nanny|gran|granny|grandma|grandmother|lola|abuela|nonna|oma|dida|nani|dadi|babcia|grandad|granddad|granda|grandpa|grandfather|grampy|gramps|lolo|abuelo|nonno|opa|dada|uncle|tito|t[ií]o|aunt|auntie|aunty|tita|t[ií]a|cousin|niece|nephew|godmother|godfather|friend|mate|bestie|best friend|colleague|teacher|boss|neighbou?r)';
const someone = `(?:(?:(?:my|our|mi|the) )?(?:(?:own|only|elder|older|big|little|younger|senior|junior|late|dear|best|old) ){0,2}${kin}(?: \\p{Lu}\\p{L}+)?(?:,? (?:he|she))?)`;
const named = '\\p{Lu}\\p{L}+';
const when =
  '(?:last|this|on|in|at|yesterday|today|tonight|two|three|four|five|six|seven|eight|nine|ten|a|an|just|\\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|when|because|from|of|and|before|after|since|already)\\b';
const atOnce = `(?= ${when}|[.,;!]|$)`;
const beganWith = '(?:^|[.!?;,] |\\b(?:and|but|so|that|when|because|since) )';

/** A death told by somebody who is learning English, or in the verbs of a dialect: 'my tatay die last Thursday', 'Paulette pass three weeks Friday'. */
const inLearnersEnglish = new RegExp(
  `(?:\\b${someone}|${beganWith}${named})(?: (?:has|have|had|is|was|did|just|already|suddenly|now))* (?:die|dies|dead|dying already|pass|passes|pass away|pass on|passing away|expire)${atOnce}`,
  'iu',
);

/** Other plain words for it: 'Grandad went in his sleep', 'Mum slipped away at four', 'we lost Nana at Easter'. */
const inOtherWords: readonly RegExp[] = [
  new RegExp(
    `(?:\\b${someone}|${beganWith}(?:he|she|${named}))(?: (?:just|finally|then|peacefully|has|had))* (?:went (?:peacefully |quietly )?in (?:his|her|their) sleep|slipped away${atOnce}|took (?:his|her|their) last breath|breathed (?:his|her|their) last|(?:was|got) called home|went home to (?:the lord|god|jesus|be with)|went to be with (?:the lord|god|jesus)|lost (?:his|her|their) (?:fight|battle)|succumbed\\b|is no more${atOnce}|was no more${atOnce})`,
    'iu',
  ),
  new RegExp(
    `\\b(?:I|we|I've|we've|I have|we have)(?: just| recently| only)? lost (?:(?:my|our) (?:\\p{L}+ )?)?(?!(?:baby|friend|teacher|boss|mate)\\b)${kin}(?: \\p{Lu}\\p{L}+)?(?= (?:last|this|on|at|yesterday|today|two|three|four|five|six|a (?:week|month|year|few)|to (?:cancer|covid|a |an |the )|\\d+|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\\d|the (?:spring|summer|autumn|winter|night)))|[.,;!]|$)`,
    'iu',
  ),
];

const pet =
  '(?:dog|cat|pup|puppy|kitten|rabbit|bunny|horse|pony|mare|gelding|donkey|goat|cow|bird|budgie|parrot|hamster|guinea pig|tortoise|collie|spaniel|labrador|lab|terrier|retriever|greyhound|hound|ferret)';
/** 'We put our old dog Rex to sleep', 'we had to put him down'. A child is put down for a nap. */
const petPutDown = new RegExp(
  `\\b(?:put|had) (?:(?:my|our|the) (?:\\p{L}+ ){0,2}${pet}(?: \\p{Lu}\\p{L}+)?|\\p{Lu}\\p{L}+) (?:to sleep|down)\\b|\\bhad to (?:put|have) (?:him|her|it|them) (?:put )?(?:down|to sleep)\\b(?! (?:for|in|at|every|early|late|again|on)\\b)|\\bhad to (?:let|have) (?:him|her|it) (?:go|put to sleep)[^.!?]{0,40}\\bvet\\b`,
  'iu',
);

/** Whether a sentence says in plain words that somebody, or an animal, died. */
export const tellsOfDeath = (sentence: string): boolean =>
  inLearnersEnglish.test(sentence) ||
  inOtherWords.some((words) => words.test(sentence)) ||
  petPutDown.test(sentence);

/** 'She finished with me by text', 'he ended things on Tuesday', 'after four years Jonas has finished it'. 'He ended it' may be a death. */
export const tellsOfEnd = (sentence: string): boolean => ended.test(sentence);
const ended = new RegExp(
  `(?:\\b(?:he|she|they|${someone})|${beganWith}${named})(?:'s|'ve| has| have| had)?(?: (?:just|finally|suddenly))* (?:ended|finished|called off|broke off|broken off) (?:things|with me|us|(?:our|the) (?:relationship|engagement)|it (?:with me|between us))\\b|\\b(?:he|she|they)(?:'s|'ve| has| have)?(?: just)? (?:broke|broken|called) it off\\b|\\bwe(?:'ve| have)?(?: just| finally)? (?:split(?: up)?|broke up|broken up|separated)${atOnce}|\\bafter (?:\\d+|\\p{L}+|a|so many) (?:years?|months?)(?: together)?,? \\p{L}+(?: has| had)? (?:finished (?:it|things)|ended things|broke up with me|broke it off)\\b`,
  'iu',
);
