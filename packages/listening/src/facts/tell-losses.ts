import type { Told } from './fact.ts';
import { type MarkedSentence, who } from './mark-people.ts';

const soon =
  "(?:(?:has|had|have|'s|just|suddenly|then|finally|also|sadly|recently|only|both) ){0,3}";
const notSo =
  /(?:\b(?:if|like|as if|nearly|almost|never|not|could have|would have|should have|thought|think|afraid|scared|worried|terrified|sure|wish(?:ed)?|feels? like|want(?:ed)?|hope|in case|what if)\b|n't)(?: \S+){0,3}$/i;

const losses: readonly [value: string, pattern: RegExp][] = [
  [
    'died',
    new RegExp(
      `${who}(?:'s)? ${soon}(?:died|passed(?: away| on)?(?! (?:out|by|me|the|his|her|a|my))|was killed|been killed|killed (?:him|her)self|took (?:his|her|⟨\\d+⟩(?:'s)?) own life|got killed|dead now)(?! (?:for|of (?:laughter|boredom|embarrass)))`,
      'i',
    ),
  ],
  ['died', new RegExp(`${who}(?:'s| is) (?:dead|gone forever)\\b`, 'i')],
  [
    'died',
    new RegExp(
      `\\b(?:had|have) to (?:put|have) ${who} (?:down|put down|to sleep|put to sleep)`,
      'i',
    ),
  ],
  [
    'died',
    new RegExp(
      `${who} (?:was|were) (?:stillborn|born (?:still|sleeping|silent|dead)|put (?:down|to sleep))`,
      'i',
    ),
  ],
  [
    'lost',
    new RegExp(
      `\\b(?:i|we|i've|we've|i have|we have) (?:just |recently |also |already )?lost ${who}(?!'s| (?:his|her)\\b)(?! (?:in the|at the (?:shop|park|beach)|for a))`,
      'i',
    ),
  ],
  [
    'left',
    new RegExp(
      `${who} ${soon}(?:left me(?! (?:⟨|(?:his|her|a|an|the|some|my|alone)\\b))|dumped me|walked out(?: on (?:me|us))?|left us|ended it|broke up with me|moved out|wants a divorce|ghosted me)`,
      'i',
    ),
  ],
  [
    'parted',
    new RegExp(
      `\\b(?:(?:me|i|we) (?:and )?(?:${who} )?(?:have |had |just )?|${who} and (?:i|me) (?:have |had |just )?)(?:broke|broken|split) up\\b`,
      'i',
    ),
  ],
  [
    'divorced',
    new RegExp(
      `\\b(?:i(?:'m| am)?|we(?:'re| are)?) (?:getting |got |just |have just )?(?:divorced|divorcing|separated)(?: from)?(?: ${who})?`,
      'i',
    ),
  ],
];
const miscarriage =
  /\b(?:i|we|i've) (?:had|have had|just had) (?:a|another|my \w+) miscarriage\b|\b(?:i|we) miscarried\b/i;

export function tellLosses({ text, people }: MarkedSentence): Told[] {
  const told: Told[] = [];
  for (const [value, pattern] of losses) {
    const match = text.match(pattern);
    if (!match || notSo.test(text.slice(0, match.index).trim())) continue;
    const index = match.slice(1).find((group) => group !== undefined);
    const about = people[Number(index)]?.about ?? null;
    if (!about && value !== 'parted' && value !== 'divorced') continue;
    if (told.some((had) => had.about === about)) continue;
    told.push({ kind: 'loss', about, of: null, value });
  }
  const lost = text.match(miscarriage);
  if (lost && !notSo.test(text.slice(0, lost.index).trim())) {
    told.push({ kind: 'loss', about: 'me', of: null, value: 'miscarriage' });
  }
  return told;
}
