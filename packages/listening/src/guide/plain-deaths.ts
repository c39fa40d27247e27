/** Kin and friends in other words for them than the list of relations has: learners and families keep their own. */
const kinWords =
  'mother father mum mom mam mama mamma mummy mommy amma ammi nanay inay dad daddy da papa pa pop appa abba abbu baba tatay itay parents? brother bro kuya bhai sister sis ate didi twin wife husband hubby partner fianc[ée]e? boyfriend girlfriend son daughter baby nan nana nanna nanny gran granny grandma grandmother lola abuela nonna oma dida nani dadi babcia grandad granddad granda grandpa grandfather grampy gramps lolo abuelo nonno opa dada uncle tito t[ií]o aunt auntie aunty tita t[ií]a cousin niece nephew godmother godfather friend mate bestie colleague teacher boss neighbou?r';
/** Each also with a capital. Names are known by theirs, so these patterns tell the two apart. */
const kin = `(?:${kinWords
  .split(' ')
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join('|')})`;
const someone = `(?:(?:(?:[Mm]y|[Oo]ur|[Mm]i|[Tt]he) )?(?:(?:own|only|elder|older|big|little|younger|senior|junior|late|dear|best|old) ){0,2}${kin}(?: \\p{Lu}\\p{L}+)?(?:,? (?:he|she))?)`;
const named = '\\p{Lu}\\p{L}+';
const when =
  '(?:last|this|on|in|at|yesterday|today|tonight|two|three|four|five|six|seven|eight|nine|ten|a|an|just|\\d+|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|[Jj]anuary|[Ff]ebruary|[Mm]arch|[Aa]pril|[Mm]ay|[Jj]une|[Jj]uly|[Aa]ugust|[Ss]eptember|[Oo]ctober|[Nn]ovember|[Dd]ecember|[Cc]hristmas|[Ee]aster|when|because|from|of|and|before|after|since|already)\\b';
const atOnce = `(?= ${when}|[.,;!]|$)`;
const beganWith = '(?:^|[.!?;,] |\\b(?:and|but|so|that|when|because|since) )';

const pet =
  '(?:dog|cat|pup|puppy|kitten|rabbit|bunny|horse|pony|mare|gelding|donkey|goat|cow|bird|budgie|parrot|hamster|guinea pig|tortoise|collie|spaniel|labrador|lab|terrier|retriever|greyhound|hound|ferret)';
/** A death told by somebody who is learning English, or in the verbs of a dialect: 'my tatay die last Thursday', 'Paulette pass three weeks Friday'. */
const inLearnersEnglish = new RegExp(
  `(?:\\b${someone}|${beganWith}${named})(?: (?:has|have|had|is|was|did|just|already|suddenly|now))* (?:(?:die|dies|dead|pass away|expire)${atOnce}|pass(?:ed)?(?= (?!(?:a|an|this|and|from|of|just)\\b)${when}|[.!]|$))`,
  'u',
);

/** Other plain words for it: 'Grandad went in his sleep', 'Mum slipped away at four', 'we lost Nana at Easter'. */
const inOtherWords: readonly RegExp[] = [
  new RegExp(
    `(?:\\b${someone}|${beganWith}(?:[Hh]e|[Ss]he|${named}))(?: (?:just|finally|then|peacefully|has|had))* (?:went (?:peacefully |quietly )?in (?:his|her|their) sleep|slipped away${atOnce}|took (?:his|her|their) last breath|breathed (?:his|her|their) last|(?:was|got) called home|went home to (?:the [Ll]ord|[Gg]od|[Jj]esus|be with)|went to be with (?:the [Ll]ord|[Gg]od|[Jj]esus)|lost (?:his|her|their) (?:fight|battle)|succumbed\\b|is no more${atOnce}|was no more${atOnce})`,
    'u',
  ),
  new RegExp(
    `\\b(?:I|i|[Ww]e|I've|[Ww]e've|I have|[Ww]e have)(?: just| recently| only)? lost (?:(?:my|our) (?:\\p{L}+ )?)?(?!(?:baby|friend|teacher|boss|mate|partner)\\b)${kin}(?: \\p{Lu}\\p{L}+)?(?= (?:last|this|on|at|yesterday|today|two|three|four|five|six|a (?:week|month|year|few)|to (?:cancer|covid|a |an |the )|\\d+|in (?:[Jj]anuary|[Ff]ebruary|[Mm]arch|[Aa]pril|[Mm]ay|[Jj]une|[Jj]uly|[Aa]ugust|[Ss]eptember|[Oo]ctober|[Nn]ovember|[Dd]ecember|\\d|the (?:spring|summer|autumn|winter|night)))|[.,;!]|$)`,
    'u',
  ),
  // 'Dog died', 'Mum passed': the notes of somebody who writes little.
  new RegExp(`^(?:${kin}|${pet}) (?:died|passed|is dead|dead)${atOnce}`, 'iu'),
  // 'Lost Sarge in April': somebody, or an animal, by name.
  /^(?:I |We |i |we )?[Ll]ost \p{Lu}\p{Ll}+(?= (?:last|this|on|two|three|four|five|six|a (?:week|month|year)|to (?:cancer|covid)|\d+|in (?:January|February|March|April|May|June|July|August|September|October|November|December|\d|the (?:spring|summer|autumn|winter))))/u,
];

/** 'We put our old dog Rex to sleep', 'we had to put him down'. A child is put down for a nap. */
const petPutDown = new RegExp(
  `\\b(?:put|had) (?:(?:my|our|the) (?:\\p{L}+ ){0,2}${pet}(?: \\p{Lu}\\p{L}+)?|\\p{Lu}\\p{L}+) (?:to sleep|down)\\b|\\bhad to (?:put|have) (?:him|her|it|them) (?:put )?(?:down|to sleep)\\b(?! (?:for|in|at|every|early|late|again|on)\\b)|\\bhad to (?:let|have) (?:him|her|it) (?:go|put to sleep)[^.!?]{0,40}\\bvet\\b`,
  'u',
);

/** The part of a sentence that says in plain words that somebody, or an animal, died. Null: none does. */
export const deathIn = (sentence: string): string | null =>
  [inLearnersEnglish, ...inOtherWords, petPutDown]
    .map((words) => words.exec(sentence)?.[0].trim())
    .find((found) => found !== undefined) ?? null;

/** The part that says that a relationship ended: 'she finished with me', 'after four years Jonas has finished it'. 'He ended it' may be a death. */
export const endIn = (sentence: string): string | null => ended.exec(sentence)?.[0].trim() ?? null;
const ended = new RegExp(
  `(?:\\b(?:[Hh]e|[Ss]he|[Tt]hey|${someone})|${beganWith}${named})(?:'s|'ve| has| have| had)?(?: (?:just|finally|suddenly))* (?:ended|finished|called off|broke off|broken off) (?:things|with me|us|(?:our|the) (?:relationship|engagement)|it (?:with me|between us))\\b|\\b(?:[Hh]e|[Ss]he|[Tt]hey)(?:'s|'ve| has| have)?(?: just)? (?:broke|broken|called) it off\\b|\\b[Ww]e(?:'ve| have)?(?: just| finally)? (?:split(?: up)?|broke up|broken up|separated)${atOnce}|\\b[Aa]fter (?:\\d+|\\p{L}+|a|so many) (?:years?|months?)(?: together)?,? \\p{L}+(?: has| had)? (?:finished (?:it|things)|ended things|broke up with me|broke it off)\\b`,
  'u',
);
