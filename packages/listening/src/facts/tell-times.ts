import type { Told } from './fact.ts';
import { type MarkedSentence, who } from './mark-people.ts';
import { timePattern, writeTime } from './times.ts';

const on = '(?:,? ?(?:on|in|at|this|back in|just|only|early on|late on)? ?)';
/** Short words between what happened and when: 'died suddenly at home on Tuesday'. */
const between =
  "(?: (?:away|suddenly|peacefully|at home|at work|alone|quietly|of cancer|of a heart attack|from cancer|in (?:the )?(?:hospital|hospice|her sleep|his sleep|⟨\\d+⟩(?:'s)? sleep|a (?:car )?(?:crash|accident))|at (?:the )?(?:hospital|hospice)|in my arms|to covid|to cancer|at \\d{1,3})){0,4}";
const occasion =
  '(funeral|birthday|service|burial|cremation|wake|memorial|anniversary|due date|accident|operation|surgery|diagnosis|wedding|scan|inquest|hearing|appointment|first day back|last day|exam)';
const isWas = "(?:'s| is| was| will be|s| would be| would have been|'ll be| falls| fell)";

type Pattern = { pattern: RegExp; of?: string };

const events: readonly Pattern[] = [
  {
    of: 'died',
    pattern: new RegExp(
      `${who}(?:'s)? (?:\\w+ ){0,2}?(?:died|passed|killed (?:him|her)self|was killed|was stillborn|was born (?:still|sleeping|silent))${between}${on} ${timePattern}`,
      'i',
    ),
  },
  {
    of: 'died',
    pattern: new RegExp(
      `${who}(?:'s| is| has been|'s been) (?:dead|gone) since ${timePattern}`,
      'i',
    ),
  },
  { of: 'lost', pattern: new RegExp(`\\blost ${who}${between}${on} ${timePattern}`, 'i') },
  { of: 'born', pattern: new RegExp(`${who} (?:was|were) born${on} ${timePattern}`, 'i') },
  {
    of: 'left',
    pattern: new RegExp(
      `${who} (?:\\w+ )?(?:left(?: me| us)?|walked out(?: on (?:me|us))?|moved out|dumped me|ended it|broke up with me)${on} ${timePattern}`,
      'i',
    ),
  },
  {
    of: 'ill',
    pattern: new RegExp(
      `${who} (?:was|got) (?:diagnosed|told it was cancer|ill|sick)${on} ${timePattern}`,
      'i',
    ),
  },
];
const occasions: readonly RegExp[] = [
  new RegExp(
    `${who}(?:'s)? (?:\\d{1,2}(?:st|nd|rd|th) |first |last )?${occasion}${isWas}${on}(?:on |in )?${timePattern}`,
    'i',
  ),
];
const nobodys: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `\\b(?:the|my|our)(?: \\w+)? ${occasion}${isWas}${on}(?:on |in )?${timePattern}`,
      'i',
    ),
  },
  {
    of: 'married',
    pattern: new RegExp(
      `\\b(?:we|i) (?:got |were |was )?married(?: ⟨\\d+⟩)?${on} ${timePattern}`,
      'i',
    ),
  },
  {
    of: 'met',
    pattern: new RegExp(`\\b(?:we|i) (?:first )?met(?: ⟨\\d+⟩)?${on} ${timePattern}`, 'i'),
  },
  { of: 'parted', pattern: new RegExp(`\\b(?:we|me) (?:broke|split) up${on} ${timePattern}`, 'i') },
];
/** 'Tuesday is her birthday', 'the 14th was the funeral'. */
const timeFirst = new RegExp(
  `^(?:on )?${timePattern} ?(?:is|was|will be|would be|would have been|'s|will|s) (?:the |my |our )?(?:${who}(?:'s)? )?(?:first |\\d{1,2}(?:st|nd|rd|th) )?${occasion}`,
  'i',
);

export function tellTimes({ text, people }: MarkedSentence): Told[] {
  const told: Told[] = [];
  const about = (index: string | undefined) => people[Number(index)]?.about ?? null;
  const add = (whom: string | null, of: string | undefined, time: string | undefined) => {
    if (!of || !time || told.some((had) => had.of === of)) return;
    told.push({ kind: 'date', about: whom, of: of.toLowerCase(), value: writeTime(time) });
  };
  for (const { pattern, of } of events) {
    const match = text.match(pattern);
    if (match && !isNegated(match[0])) add(about(match[1]), of, match[2]);
  }
  for (const pattern of occasions) {
    const match = text.match(pattern);
    if (match && !isNegated(match[0])) add(about(match[1]), match[2], match[3]);
  }
  for (const { pattern, of } of nobodys) {
    const match = text.match(pattern);
    if (!match || isNegated(match[0])) continue;
    if (of) add(null, of, match[1]);
    else add(null, match[1], match[2]);
  }
  const [, time, index, of] = text.match(timeFirst) ?? [];
  add(about(index), of, time);
  return told;
}

const isNegated = (text: string) => /\b(?:not|never|nearly|almost)\b|n't\b/i.test(text);
