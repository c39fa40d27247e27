import type { Kin } from './piece.ts';

export type Pronoun = 'she' | 'he' | 'they';

type KinWord = { words: string; kin: Kin; pronoun: Pronoun };

/** Words for people and animals, longest first where one holds another. */
const kinWords: readonly KinWord[] = [
  {
    words: 'mother-in-law|mother in law|sister-in-law|daughter-in-law',
    kin: 'other',
    pronoun: 'she',
  },
  { words: 'father-in-law|father in law|brother-in-law|son-in-law', kin: 'other', pronoun: 'he' },
  { words: 'ex-wife|ex wife|ex-girlfriend|ex girlfriend', kin: 'ex', pronoun: 'she' },
  { words: 'ex-husband|ex husband|ex-boyfriend|ex boyfriend', kin: 'ex', pronoun: 'he' },
  { words: 'ex-partner|ex partner|ex', kin: 'ex', pronoun: 'they' },
  {
    words: 'grandmother|grandma|granny|gran|nanna|nana|nan|abuela|oma',
    kin: 'grandparent',
    pronoun: 'she',
  },
  {
    words: 'grandfather|granddad|grandad|grandpa|gramps|abuelo|opa',
    kin: 'grandparent',
    pronoun: 'he',
  },
  {
    words: 'stepmother|step-mum|stepmum|stepmom|mother|mummy|mommy|mum|mom|mam|mama',
    kin: 'parent',
    pronoun: 'she',
  },
  { words: 'stepfather|step-dad|stepdad|father|daddy|dad|papa', kin: 'parent', pronoun: 'he' },
  { words: 'wife|girlfriend|fiancée', kin: 'partner', pronoun: 'she' },
  { words: 'husband|boyfriend|hubby', kin: 'partner', pronoun: 'he' },
  { words: 'partner|fiancé|fiance|spouse', kin: 'partner', pronoun: 'they' },
  { words: 'daughter|little girl|stepdaughter', kin: 'child', pronoun: 'she' },
  { words: 'son|little boy|stepson', kin: 'child', pronoun: 'he' },
  { words: 'child|grandchild|teenager', kin: 'child', pronoun: 'they' },
  { words: 'grandson|nephew|uncle', kin: 'other', pronoun: 'he' },
  { words: 'granddaughter|niece|aunt|auntie|aunty', kin: 'other', pronoun: 'she' },
  { words: 'best friend|friend|flatmate|roommate|best mate', kin: 'friend', pronoun: 'they' },
  { words: 'twin sister|sister|sis', kin: 'sibling', pronoun: 'she' },
  { words: 'twin brother|brother|bro', kin: 'sibling', pronoun: 'he' },
  { words: 'sibling|twin', kin: 'sibling', pronoun: 'they' },
  { words: 'baby', kin: 'baby', pronoun: 'they' },
  {
    words:
      'dog|cat|puppy|kitten|rabbit|bunny|horse|pony|budgie|parrot|hamster|guinea pig|tortoise|pet|pup|kitty',
    kin: 'pet',
    pronoun: 'they',
  },
  {
    words: 'cousin|neighbour|neighbor|colleague|boss|teacher|counsellor|carer',
    kin: 'other',
    pronoun: 'they',
  },
];

const all = kinWords.map((entry) => entry.words).join('|');

/** What is known of a kin word: 'nan' is a grandparent and she. */
export function kinOf(word: string): { kin: Kin; pronoun: Pronoun } {
  const lower = word.toLowerCase();
  const found = kinWords.find((entry) => entry.words.split('|').includes(lower));
  return found ?? { kin: 'other', pronoun: 'they' };
}

const adjectives =
  '(?:late|dear|beloved|poor|little|big|older|younger|eldest|youngest|oldest|only|own|lovely|darling|wee|beautiful|sweet|old|gorgeous|elderly|other|new|first|amazing|wonderful|ex|baby)';

/** 'my wife', 'our old dog', 'the cat'. Group 1 the determiner, 2 the kin word. */
export const mentionPattern = new RegExp(
  `(?<![\\w'-])(my|our|the)\\s+((?:${adjectives}\\s+)*)(${all})(?![\\w-])`,
  'gi',
);

/** 'Mum died', 'nan used to': kin words that stand as a name. */
export const bareKinPattern =
  /(?<![\w'-])(?<!\b(?:my|our|your|her|his|their|the|a|an|as a|like a|another|each|no|someone's|'s) )(mummy|mommy|mum|mom|mam|mama|daddy|dad|papa|nanna|nana|nan|granny|gran|grandma|granddad|grandad|grandpa)(?![\w-])/gi;
