import { isRelationWord } from '../guide/relations.ts';
import { capitalise } from '../guide/text.ts';
import type { Told } from './fact.ts';
import { type MarkedSentence, who } from './mark-people.ts';
import { isTime } from './times.ts';

const oneName = "([\\p{L}][\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2})";
const isWord = "(?:'s| is| was|s)";

/** The last group is the name, the first the person, where there is one. */
const names: readonly RegExp[] = [
  new RegExp(
    `${who}(?:'s)? (?:full |real |first |middle )?name${isWord} (?:actually |really )?${oneName}`,
    'iu',
  ),
  new RegExp(`${who}${isWord} (?:called|named) ${oneName}`, 'iu'),
  new RegExp(
    `\\b(?:we|i|they|my \\w+) (?:called|named|call|were going to (?:call|name)|had named) ${who} ${oneName}`,
    'iu',
  ),
  new RegExp(`${who},? (?:called|named) ${oneName}`, 'iu'),
];
const nicknames: readonly RegExp[] = [
  new RegExp(
    `\\b(?:everyone|everybody|we all|people|the kids|the grandkids|friends|all of us|i always|we always|i only ever|mates|they all|kids) (?:just )?(?:called|call|knew) ${who} (?:as )?${oneName}`,
    'iu',
  ),
  new RegExp(
    `${who}(?:'s)? (?:nick ?name|pet name)(?: for (?:him|her|me))?${isWord} ${oneName}`,
    'iu',
  ),
  new RegExp(`${who} (?:was|is) (?:better |always |just )?(?:known as|nicknamed) ${oneName}`, 'iu'),
  new RegExp(`${who} (?:went|goes) by ${oneName}`, 'iu'),
];
const own = new RegExp(
  `^(?:hi,? |hello,? |hey,? )?(?:my name(?:'s| is)|(?:you can |please )?call me) ${oneName}`,
  'iu',
);
/** 'Vera was my mum', 'Tom, my husband'. */
const nameBefore = new RegExp(`(?:^|\\s)(\\p{Lu}[\\p{L}'-]+), ${who}(?=[,.]|$| who\\b)`, 'u');
const nameFirst = new RegExp(
  `(?:^|[\\s,])${who}(?:,| was| is|'s)(?: and is)?(?: also)? ${who}(?! ?[\\p{L}])`,
  'u',
);
const calledHere = new RegExp(
  `\\b(?:i|we) (?:called|call|had|have|got|lost) (?:a|an|another) [\\w ]{0,12}?(dog|cat|rabbit|horse|pony|budgie|hamster|baby|son|daughter|brother|sister|friend) (?:called|named) ${oneName}`,
  'iu',
);

/** No name, though it stands where one does. */
const noName =
  /^(?:the|a|an|my|his|her|not|never|just|always|so|too|on|in|all|what|and|it|that|this|him|her|them|me|like|something|everything|nothing|back|up|out|off|over|down|for|to|at|by|when|but|because|every\w*|each|names?|after|before|i|you|we|they|he|she|still|only|really|also|beautiful|lovely|special|perfect|common|unusual|short|long|ages|yesterday|today|tomorrow|again|once|twice|early|late|daily|darling|dead|gone|asleep|mine|ours|on\b.*|mentioned|said|there|here|written|engraved|carved|hard|said|spoken|same|one|two)$/i;

export function tellNames({ text, people }: MarkedSentence): Told[] {
  const told: Told[] = people.flatMap(({ about, name }) =>
    name ? [named('name', about, name)] : [],
  );
  const at = (index: string | undefined) => people[Number(index)]?.about;
  for (const [kind, patterns] of [
    ['nickname', nicknames],
    ['name', names],
  ] as const) {
    for (const pattern of patterns) {
      const match = text.match(pattern);
      const about = at(match?.[1]);
      const name = nameIn(match?.[2]);
      if (!match || !about || !name) continue;
      if (isNegated(match[0])) continue;
      // 'Everybody called him Pops' also looks like 'called him Pops'.
      if (told.some(({ kind: had, value }) => had === 'nickname' && value === name)) continue;
      told.push(named(kind, about, name));
    }
  }
  const [, first, second] = text.match(nameFirst) ?? [];
  const [one, other] = [at(first), at(second)];
  if (one && other && /^\p{Lu}/u.test(one) && isRelationWord(other)) {
    told.push(named('name', other, one));
  }
  const [, before, index] = text.match(nameBefore) ?? [];
  const [name, person] = [nameIn(before), at(index)];
  if (name && person && isRelationWord(person)) told.push(named('name', person, name));
  const mine = nameIn(text.match(own)?.[1]);
  if (mine) told.push(named('name', 'me', mine));
  const [, word, called] = text.match(calledHere) ?? [];
  const calledName = nameIn(called);
  if (word && calledName) told.push(named('name', word.toLowerCase(), calledName));
  return told;
}

const named = (kind: 'name' | 'nickname', about: string, value: string): Told => ({
  kind,
  about,
  of: null,
  value,
});

function nameIn(words: string | undefined): string | null {
  if (!words) return null;
  const [first = '', ...more] = words.split(' ');
  if (noName.test(first) || /\d/.test(first) || isTime(first)) return null;
  const others = more.slice(0, more.findIndex((word) => !/^\p{Lu}/u.test(word)) >>> 0);
  return [capitalise(first), ...others].join(' ').replace(/'s$/, '');
}

const isNegated = (text: string) => /\b(?:not|never|n't)\b/i.test(text);
