/** Who somebody is to the person. */
export type Relation =
  | 'parent'
  | 'partner'
  | 'ex'
  | 'child'
  | 'baby'
  | 'sibling'
  | 'grandparent'
  | 'friend'
  | 'pet'
  | 'other';

export type Pronoun = 'she' | 'he' | 'they';

type RelationWords = { words: string; relation: Relation; pronoun: Pronoun };

/** Words for people and animals. Of two that begin alike the longer comes first. */
const relationWords: readonly RelationWords[] = [
  {
    words: 'mother-in-law|mother in law|sister-in-law|daughter-in-law',
    relation: 'other',
    pronoun: 'she',
  },
  {
    words: 'father-in-law|father in law|brother-in-law|son-in-law',
    relation: 'other',
    pronoun: 'he',
  },
  { words: 'ex-wife|ex wife|ex-girlfriend|ex girlfriend', relation: 'ex', pronoun: 'she' },
  { words: 'ex-husband|ex husband|ex-boyfriend|ex boyfriend', relation: 'ex', pronoun: 'he' },
  { words: 'ex-partner|ex partner|ex', relation: 'ex', pronoun: 'they' },
  {
    words: 'grandmother|grandma|granny|gran|nanna|nana|nan|abuela|oma|lola|nonna|babcia',
    relation: 'grandparent',
    pronoun: 'she',
  },
  {
    words: 'grandfather|granddad|grandad|grandpa|grampy|gramps|grampa|granda|lolo|abuelo|nonno|opa',
    relation: 'grandparent',
    pronoun: 'he',
  },
  {
    words:
      'stepmother|step-mum|step mum|stepmum|step mom|stepmom|foster mum|foster mom|mother|mummy|mommy|mum|mom|mam|mama|mamma|nanay|amma|ammi|old dear',
    relation: 'parent',
    pronoun: 'she',
  },
  {
    words:
      'stepfather|step-dad|step dad|stepdad|foster dad|father|daddy|dad|papa|tatay|appa|abba|baba|old man',
    relation: 'parent',
    pronoun: 'he',
  },
  { words: 'wife|girlfriend|fiancée', relation: 'partner', pronoun: 'she' },
  { words: 'husband|boyfriend|hubby', relation: 'partner', pronoun: 'he' },
  { words: 'partner|fiancé|fiance|spouse', relation: 'partner', pronoun: 'they' },
  { words: 'daughter|little girl|stepdaughter', relation: 'child', pronoun: 'she' },
  { words: 'son|little boy|stepson', relation: 'child', pronoun: 'he' },
  { words: 'child|grandchild|teenager', relation: 'child', pronoun: 'they' },
  { words: 'grandson|nephew|uncle', relation: 'other', pronoun: 'he' },
  { words: 'granddaughter|niece|aunt|auntie|aunty', relation: 'other', pronoun: 'she' },
  { words: 'best friend|friend|flatmate|roommate|best mate', relation: 'friend', pronoun: 'they' },
  { words: 'twin sister|sister|sis', relation: 'sibling', pronoun: 'she' },
  { words: 'twin brother|brother|bro', relation: 'sibling', pronoun: 'he' },
  { words: 'sibling|twin', relation: 'sibling', pronoun: 'they' },
  { words: 'baby', relation: 'baby', pronoun: 'they' },
  {
    words:
      'dog|cat|puppy|kitten|rabbit|bunny|horse|pony|budgie|parrot|hamster|guinea pig|tortoise|pet|pup|kitty',
    relation: 'pet',
    pronoun: 'they',
  },
  {
    words: 'cousin|neighbour|neighbor|colleague|boss|teacher|counsellor|carer',
    relation: 'other',
    pronoun: 'they',
  },
];

const anyRelationWord = relationWords.map(({ words }) => words).join('|');

/** 'nan' is a grandparent and she. */
export function relationOf(word: string): { relation: Relation; pronoun: Pronoun } {
  const lower = word.toLowerCase();
  const found = relationWords.find(({ words }) => words.split('|').includes(lower));
  return found ?? { relation: 'other', pronoun: 'they' };
}

const adjectives =
  '(?:late|elder|dear|beloved|poor|little|big|older|younger|eldest|youngest|oldest|only|own|lovely|darling|wee|beautiful|sweet|old|gorgeous|elderly|other|new|first|amazing|wonderful|ex|baby)';

/** 'my wife', 'our old dog', 'the cat'. Group 1 is the determiner, 3 the relation word. */
export const mentionPattern = new RegExp(
  `(?<![\\w'-])(my|our|the|mi)\\s+((?:${adjectives}\\s+)*)(${anyRelationWord})(?![\\w-])`,
  'gi',
);

/** 'Mum died', 'nan used to': relation words used as a name. */
export const bareRelationPattern =
  /(?<![\w'-])(?<!\b(?:my|our|your|her|his|their|the|a|an|as a|like a|another|each|no|someone's|'s) )(mummy|mommy|mum|mom|mam|mama|daddy|dad|papa|nanna|nana|nan|granny|gran|grandma|granddad|grandad|grandpa|grampy)(?![\w-])/gi;

/** Whether a word names a relation: 'mum', 'neighbour'. */
export const isRelationWord = (word: string): boolean =>
  relationWords.some(({ words }) => words.split('|').includes(word.toLowerCase()));
