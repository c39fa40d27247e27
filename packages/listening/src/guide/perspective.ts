const familyWords =
  'mum|mom|mam|mummy|mommy|mama|dad|daddy|papa|nan|nana|nanna|gran|granny|grandma|grandad|granddad|grandpa';

const secondPerson: Record<string, string> = {
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

const firstPerson =
  /(?<![\w'])(?:i'm|i've|i'd|i'll|i|me|my|mine|myself|we're|we've|we'd|we'll|we|us|our|ours|ourselves)(?![\w'])/gi;

/** Turns the first person into the second: 'my mum' becomes 'your mum', "I can't" becomes "you can't". */
export function swapPerspective(text: string): string {
  return text
    .replace(
      /(?<!['\w])(I|we) ((?:\w+ly|just|still|also|always|never|only|really) )?(am|was|wasn't)\b/gi,
      (_all, _who, adverb: string | undefined, verb: string) =>
        `you ${adverb ?? ''}${inPlural(verb)}`,
    )
    .replace(/\b(am|was|wasn't) I\b/gi, (_all, verb: string) => `${inPlural(verb)} you`)
    .replace(
      new RegExp(
        `(?<!\\b(?:my|your|her|his|their|our|the|a|an|step|as a|${familyWords})\\s)(?<![\\w'-])(${familyWords})(?![\\w-])`,
        'gi',
      ),
      (word) => `your ${word.toLowerCase()}`,
    )
    .replace(
      new RegExp(`\\b(my|our) (${familyWords})\\b`, 'gi'),
      (_all, _my, word: string) => `your ${word.toLowerCase()}`,
    )
    .replace(/\bme and\b/gi, 'you and')
    .replace(firstPerson, (word) => secondPerson[word.toLowerCase()] ?? word)
    .replace(/\byou are not\b/g, "you're not");
}

const inPlural = (verb: string): string =>
  ({ am: 'are', was: 'were', "wasn't": "weren't" })[verb.toLowerCase()] ?? verb;
