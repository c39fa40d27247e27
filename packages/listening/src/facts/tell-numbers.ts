import type { Told } from './fact.ts';
import { type MarkedSentence, who } from './mark-people.ts';
import { inDigits, numberPattern } from './numbers.ts';

const number = `(${numberPattern})`;
const nearly =
  '(?:only |just |nearly |almost |about |over |barely |exactly |like |still |already )*';
const unit =
  '(?: ?-?(?:years?[ -]?old|yrs? old|y\\.?o\\.?|years? of age)|( (?:days?|weeks?|months?))(?: old))?';
/** What makes a number no age: 'was 71 kilos', 'at 3 am', 'one of', 'nine out of ten'. */
const noAge =
  "(?![\\w%:'-]|[.]\\d| ?(?:am|pm|o'clock|out of|of|days?|weeks?|months?|hours?|minutes?|seconds?|miles?|kg|kilos?|stone|pounds?|lbs?|feet|foot|cm|percent|per cent|people|times?|more|years? (?!old)|in a million|night|day|thing|birthday|kids|children))";
const wasOrIs = '(?: is| was|s| were)';
/** After a short 's only the end of the thought: 'she's 71', and not 'my mum's 3 sisters'. */
const isAge =
  '(?= ?(?:$|[,.;!?)]|(?:and|but|now|so|next|today|this|in|with|who|when|n|he|she|years?|yrs?|yo)\\b))';

const ages: readonly { pattern: RegExp; of: string | null }[] = [
  { of: null, pattern: new RegExp(`${who}'s ${nearly}${number}${unit}${isAge}`, 'i') },
  {
    of: 'would be',
    pattern: new RegExp(
      `${who}(?:'d| would)(?: have)?(?: be| been|'ve been)(?: turning)? ${nearly}${number}${unit}${noAge}`,
      'i',
    ),
  },
  {
    of: 'would be',
    pattern: new RegExp(
      `${who}(?:'d| would)(?: have)? turn(?:ed)? ${nearly}${number}${unit}${noAge}`,
      'i',
    ),
  },
  {
    of: null,
    pattern: new RegExp(
      `${who},?${wasOrIs} ${nearly}(?:aged? |turning )?${number}${unit}${noAge}`,
      'i',
    ),
  },
  {
    of: null,
    pattern: new RegExp(
      `${who} (?:had |has |'d )?(?:just )?turn(?:ed|s) ${nearly}${number}${unit}${noAge}`,
      'i',
    ),
  },
  {
    of: null,
    pattern: new RegExp(
      `${who}(?: \\S+){0,4}? (?:died|passed away|passed|was killed)(?: (?:suddenly|peacefully|last \\w+))? (?:at(?: the age of)?|aged?) ${nearly}${number}${unit}${noAge}`,
      'i',
    ),
  },
  {
    of: null,
    pattern: new RegExp(
      `${who} (?:died|passed|was killed)\\b[^.;⟨]{0,60}?,? aged? ${nearly}${number}${unit}${noAge}`,
      'i',
    ),
  },
  {
    of: null,
    pattern: new RegExp(
      `${who} (?:lived|made it) to (?:be )?${nearly}${number}${unit}${noAge}`,
      'i',
    ),
  },
  {
    of: null,
    pattern: new RegExp(
      `${who},? (?:\\()?(?:who was |aged? |age )${nearly}${number}${unit}${noAge}`,
      'i',
    ),
  },
  { of: null, pattern: new RegExp(`${who}, ${number}(?=,)()`, 'i') },
];
const ageBefore = new RegExp(
  `\\b(?:my|our) ${number}[ -](?:years?|yr|month|week)[ -]?old (son|daughter|brother|sister|dog|cat|nephew|niece|grandson|granddaughter|child|baby|mum|mom|dad|husband|wife)\\b`,
  'i',
);
const ownAge = new RegExp(
  `^(?:hi,? |so |ok |okay |and |well |but )?(?:i'm|i am) ${nearly}(?:a )?${number}(?: ?-?(?:years?[ -]?old|yrs? old|yo|y\\.o\\.?|years? of age)| (?:and|now|this|next|in|with|but|so)\\b|$|[,.!])`,
  'i',
);
const ageThen = new RegExp(`\\bi was ${nearly}${number}(?: (?:years? old|yrs? old))? when\\b`, 'i');

export function tellAges({ text, people }: MarkedSentence): Told[] {
  const told: Told[] = [];
  const add = (about: string, of: string | null, value: string) => {
    if (told.every((had) => had.about !== about || had.of !== of))
      told.push({ kind: 'age', about, of, value });
  };
  for (const { pattern, of } of ages) {
    const match = text.match(pattern);
    const about = people[Number(match?.[1])]?.about;
    const isOwner =
      /⟩'s/.test(match?.[0] ?? '') && /^his$/i.test(people[Number(match?.[1])]?.words ?? '');
    if (!match || !about || isOwner || isNegated(match[0])) continue;
    add(about, of, `${inDigits(match[2] ?? '')}${match[3] ?? ''}`);
  }
  const [, years, word] = text.match(ageBefore) ?? [];
  if (years && word && /year|yr/i.test(text)) add(word.toLowerCase(), null, inDigits(years));
  const mine = text.match(ownAge)?.[1];
  if (mine) add('me', null, inDigits(mine));
  const then = text.match(ageThen)?.[1];
  if (then) add('me', 'then', inDigits(then));
  return told;
}

const isNegated = (text: string) => /\b(?:not|never|n't)\b|n't\b/i.test(text);

const span = `${number} (years?|yrs?|months?|weeks?|days?)`;
const counted =
  'kids|children|sons|daughters|boys|girls|brothers|sisters|siblings|grandchildren|grandkids|dogs|cats|miscarriages|stillbirths|babies|rounds of ivf|grandsons|granddaughters|stepkids|stepchildren';
const counts: readonly { of: string; pattern: RegExp }[] = [
  {
    of: 'married',
    pattern: new RegExp(
      `\\b(?:married|marriage|husband and wife)(?: to ⟨\\d+⟩)?(?: for| of)? ${nearly}${span}`,
      'i',
    ),
  },
  { of: 'married', pattern: new RegExp(`\\b${span} (?:of marriage|married)\\b`, 'i') },
  {
    of: 'together',
    pattern: new RegExp(
      `\\b(?:been |were |was )?together(?: with ⟨\\d+⟩)?(?: for)? ${nearly}${span}`,
      'i',
    ),
  },
  { of: 'together', pattern: new RegExp(`\\b${span} together\\b`, 'i') },
  {
    of: 'known',
    pattern: new RegExp(`\\b(?:knew|known) (?:each other|${who})(?: for)? ${nearly}${span}`, 'i'),
  },
  {
    of: 'cared',
    pattern: new RegExp(
      `\\b(?:cared for|looked after|nursed|took care of) ${who}(?: at home)?(?: for)? ${nearly}${span}`,
      'i',
    ),
  },
  {
    of: 'ill',
    pattern: new RegExp(
      `${who} (?:was|has been|had been|'d been) (?:ill|sick|poorly|in hospital|in hospice|in a coma|in care)(?: for)? ${nearly}${span}`,
      'i',
    ),
  },
  { of: 'had', pattern: new RegExp(`\\b(?:had|owned) ${who}(?: for)? ${nearly}${span}`, 'i') },
];
const having = new RegExp(
  `\\b(?:i|we|i've|we've|i have|we have)(?: still)?(?: have| had| got| have got|'ve got| lost)? ${number} (?:little |small |grown |grown-up |young |adult |older |younger |other )?(${counted})\\b`,
  'i',
);
const leftWith = new RegExp(
  `\\b(?:left (?:me|us) (?:alone )?with|mum of|mom of|dad of|mother of|father of|single (?:mum|mom|dad) (?:of|to|with)|bringing up|raising) (?:the )?${number} ?(${counted})?\\b`,
  'i',
);

export function tellCounts({ text, people }: MarkedSentence): Told[] {
  const told: Told[] = [];
  for (const { of, pattern } of counts) {
    const match = text.match(pattern);
    if (!match || told.some((had) => had.of === of)) continue;
    const groups = match.slice(1).filter((group) => group !== undefined);
    const unit = groups.at(-1);
    const value = groups.at(-2);
    const about = groups.length > 2 ? (people[Number(groups[0])]?.about ?? null) : null;
    if (!unit || !value || isNegated(match[0])) continue;
    told.push({ kind: 'count', about, of, value: `${inDigits(value)} ${unit.toLowerCase()}` });
  }
  for (const pattern of [having, leftWith]) {
    const [, many, of = 'kids'] = text.match(pattern) ?? [];
    if (many && told.every((had) => had.of !== of.toLowerCase())) {
      told.push({ kind: 'count', about: 'me', of: of.toLowerCase(), value: inDigits(many) });
    }
  }
  return told;
}
