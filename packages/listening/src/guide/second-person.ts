import type { Person } from './mentions.ts';

/** After these 'her' is 'you', else it is 'your'. */
const notNouns =
  /^(?:to|in|on|at|for|with|from|so|very|when|and|but|or|again|back|now|every|all|about|as|because|that|was|is|too|down|up|away|out|off|a|an|the|my|this|it|if|than|like|more|much|one|once|then|till|until|while|who|i|we|he|she|they|alone|today|tonight|yesterday|behind|there|here|not|never|since|before|after|by|through|into|onto|over|under|across|along|around|near|how|why|what|where|which|whenever|instead|forever|always|everything|something|anything|nothing|lots|some|any|owe|say|laugh|cry|smile|sing|dance|go|come|leave|die|know|do|be|see|eat|sleep|breathe|walk|talk|run|sit|stand|wait|stay)$/i;

/** After these 's is 'is', and no possessive: 'Mum's in Elm Court'. */
const afterIs =
  '(?:in|at|on|not|still|so|very|too|a|an|the|always|never|here|there|now|happy|dying|ill|asleep|away|back|home|with|from|just)\\b';

/** A sentence about somebody as it is said to them: 'she hated red' becomes 'you hated red'. */
export function toSecondPerson(sentence: string, person: Person): string {
  let text = sentence;
  const { name, word: kin } = person;
  const both = name && kin ? `${kin} ${name}` : '';
  const names = [both, name, kin === 'baby' ? 'baby(?: boy| girl)?' : kin].filter((word) => !!word);
  for (const word of names) {
    const before =
      word === person.name
        ? '(?:(?:my|our|the) [a-z]+ (?:[a-z]+ )?)?'
        : '(?:my |our |the )?(?:\\w*(?:dear|old|late|best|poor|foster|step|birth|adoptive|host) )?';
    text = text
      .replace(new RegExp(`(?<![\\w'])${before}${word}'s (?=${afterIs})`, 'gi'), 'you are ')
      .replace(
        new RegExp(
          `(?<![\\w'])${before}${word}'s (?=(?:been|had|gone|got|left|died|passed|gave|taken)\\b)`,
          'gi',
        ),
        'you have ',
      )
      .replace(new RegExp(`(?<![\\w'])${before}${word}'s\\b`, 'gi'), 'your')
      .replace(new RegExp(`(?<![\\w'])${before}${word}(?![\\w'])`, 'gi'), 'you');
  }
  if (person.pronoun === 'she') {
    text = text
      .replace(/\bher(?=\s+([\w'-]+))/gi, (_all, next: string) =>
        notNouns.test(next) ? 'you' : 'your',
      )
      .replace(/\b(?:her|she)\b(?!')/gi, 'you')
      .replace(/\bhers\b/gi, 'yours')
      .replace(/\bherself\b/gi, 'yourself')
      .replace(/\bshe's\b/gi, "you're")
      .replace(/\bshe'(d|ll|ve)\b/gi, "you'$1");
  }
  if (person.pronoun === 'he') {
    text = text
      .replace(/\b(?:he|him)\b(?!')/gi, 'you')
      .replace(/\bhis\b/gi, 'your')
      .replace(/\bhimself\b/gi, 'yourself')
      .replace(/\bhe's\b/gi, "you're")
      .replace(/\bhe'(d|ll|ve)\b/gi, "you'$1");
  }
  // 'My nanay', where nobody knew the word for kin.
  return withAgreement(text.replace(/\b(?:my|our) you\b/gi, 'you')).replace(
    /\b(so|nor|neither) (\w+) you\b/gi,
    (_all, so: string, verb) =>
      [so, pluralForms[String(verb).toLowerCase()] ?? verb, 'you'].join(' '),
  );
}

const pluralForms: Record<string, string> = {
  was: 'were',
  "wasn't": "weren't",
  is: 'are',
  "isn't": "aren't",
  has: 'have',
  "hasn't": "haven't",
  does: 'do',
  "doesn't": "don't",
};

const withAgreement = (text: string): string =>
  text
    .replace(
      /\byou ((?:\w+ly|just|still|also|always|never|only) )?(was|wasn't|is|isn't|has|hasn't|does|doesn't)\b/gi,
      (_all, adverb: string | undefined, verb: string) =>
        `you ${adverb ?? ''}${pluralForms[verb.toLowerCase()] ?? verb}`,
    )
    .replace(
      /\byou ((?:always|never|just|still) )?([a-z]{2,}[^s\W])s\b(?!')/gi,
      (whole, adverb: string | undefined, verb: string) =>
        /^(?:alway|perhap|sometime|a|u|thi|it|ye|year|day|time|thing|boy|girl)$/i.test(verb)
          ? whole
          : `you ${adverb ?? ''}${infinitive(verb)}`,
    )
    .replace(/^you\b/, 'You');

const infinitive = (verb: string): string =>
  verb.replace(/ie$/, 'y').replace(/(sh|ch|x|o)e$/, '$1');

/** Whether a sentence mentions somebody else whom the same pronoun could mean. */
export const mentionsOther = (
  sentence: string,
  person: Person,
  people: readonly Person[],
): boolean =>
  people.some(
    (other) =>
      other !== person &&
      other.pronoun === person.pronoun &&
      [other.name, other.word].some(
        (word) => word && new RegExp(`\\b${word}\\b`, 'i').test(sentence),
      ),
  );
