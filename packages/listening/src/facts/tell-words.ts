import { capitalise } from '../guide/text.ts';
import type { Told } from './fact.ts';
import { type MarkedSentence, who } from './mark-people.ts';
import { spelledOut } from './tell-places.ts';

/** Songs, and what helps or hurts, in the person's words. */
export function tellWords(sentence: MarkedSentence): Told[] {
  return [...tellSongs(sentence), ...tellWeights(sentence)];
}

const small = '(?: (?:of|the|to|in|on|a|and|my|you|me|for|with|is|at)){0,3}';
const title = `(?:"([^"]{2,60})(?:"|$)|((?:\\p{Lu}[\\p{L}'-]*|\\d+)(?:${small} (?:\\p{Lu}[\\p{L}'-]*|\\d+)){0,7}))`;
const anyTitle =
  '(?:"([^"]{2,60})(?:"|$)|([\\p{L}\\d][^,.;!?"]{1,60}?)(?= (?:and|but|because|cos|by|which|at the|it|i)\\b|[,.;!?]|$))';
const songs: readonly RegExp[] = [
  new RegExp(
    `${who}(?:'s)? (?:(?:all time )?(?:favou?rite|fave|fav|best loved) )?(?:song|hymn|tune)(?:'s| is| was) ${anyTitle}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:our|the|my) (?:\\w+ )?(?:song|hymn)(?:'s| is| was)(?: called)? ${anyTitle}`,
    'iu',
  ),
  new RegExp(`\\b(?:song|hymn|tune) called ${anyTitle}`, 'iu'),
];
const sung = new RegExp(
  `(?:${who} (?:always |often |would |used to |'d )*(?:sang|sing|hummed|hum|whistled?|played)(?: me| us)?(?: ⟨\\d+⟩)?|\\b(?:[Ww]e|[Tt]hey|I) (?:sang|played|had)) ${title}`,
  'u',
);
const atFuneral = /\b(?:we|they|i) (?:sang|had) /i;

function tellSongs({ text, people }: MarkedSentence): Told[] {
  for (const pattern of songs) {
    const match = text.match(pattern);
    if (!match) continue;
    const [value] = match.slice(-2).filter((group) => group !== undefined);
    const about = match.length > 3 ? (people[Number(match[1])]?.about ?? null) : null;
    if (value && !noSong.test(value))
      return [{ kind: 'song', about, of: null, value: titled(spelledOut(value, people)) }];
  }
  const match = text.match(sung);
  const [, index, quoted, written] = match ?? [];
  const value = quoted ?? written;
  if (!match || !value || noSong.test(value)) return [];
  const speaksOfSong =
    /\b(?:s[aiu]ng|hummed|hum|whistled?|song)\b/i.test(text) || quoted !== undefined;
  if (!speaksOfSong || (atFuneral.test(match[0]) && !quoted && !/\bsang\b/i.test(match[0])))
    return [];
  return [
    { kind: 'song', about: people[Number(index)]?.about ?? null, of: null, value: titled(value) },
  ];
}

const noSong =
  /^(?:on|playing|the one|a|so|too|that|this|it|what|not|my favou?rite|sad|beautiful|lovely|nice|loud|stuck|always|still|about|called|I)\b(?! \p{Lu})/u;
const titled = (value: string) => capitalise(value.trim());

/** What helps or hurts is said by up to eight words. */
const thing = "([\\p{L}⟨][\\p{L}\\d⟨⟩'’-]*(?: [\\p{L}\\d⟨][\\p{L}\\d⟨⟩'’-]*){0,8}?)";
const stop = '(?= (?:because|but|and (?:i|it|then)|though|so)\\b|[,.;!?]|$)';
const begin =
  '(?:^|[,;] |\\b(?:and|but|because|only|sometimes|honestly|that|think|so|weirdly|apparently) )';
const helps: readonly RegExp[] = [
  new RegExp(
    `${begin}${thing} (?:really |always |sometimes |actually |does |did |do |kind of |sort of |usually )?(?:helps|helped)(?: me)?(?: (?:a (?:lot|bit|little)|so much|loads|tho|though|most|the most|sometimes|to sleep|sleep|at night|get through))*${stop}`,
    'iu',
  ),
  new RegExp(
    `\\bit (?:really |always |does |sometimes )?(?:helps|helped)(?: me)?(?: a (?:lot|bit|little))?(?: to| when i| when|s? if i)? ${thing}${stop}`,
    'iu',
  ),
  new RegExp(
    `\\bwhat (?:really |actually |does |has )?(?:helps|helped|help)(?: me| most| the most| a bit)*(?:'s| is| was) ${thing}${stop}`,
    'iu',
  ),
  new RegExp(
    `\\bthe (?:only |one )?(?:thing|things) that (?:really |has |have )?(?:helps?|helped)(?: me)?(?:'s| is| was| are) ${thing}${stop}`,
    'iu',
  ),
  new RegExp(
    `${begin}${thing} (?:makes|made|make) it (?:a (?:bit|little) )?(?:easier|better|bearable)`,
    'iu',
  ),
  new RegExp(
    `${begin}${thing} (?:calms|calmed|soothes|steadies|gets|got) me (?:down|through(?: it| the (?:day|night)s?)?)${stop}`,
    'iu',
  ),
  new RegExp(
    `\\bi (?:feel|felt|sleep) (?:a (?:bit|little) )?(?:better|calmer) (?:when i|when|after|if i) ${thing}${stop}`,
    'iu',
  ),
];
const hurts: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the )?(?:worst|hardest)(?: (?:part|bit|thing|time|day|hour|moment)s?)?(?: (?:of it|of the day|for me|of all))?(?:'s| is| was| are|s) ${thing}${stop}`,
    'iu',
  ),
  new RegExp(
    `\\bwhat (?:really )?hurts(?: me)?(?: the)?(?: most| worst)?(?:'s| is| was) ${thing}${stop}`,
    'iu',
  ),
  new RegExp(
    `\\bit (?:really |still )?(?:hurts|hurt)(?: (?:so much|so bad|the most|most|like hell))? (?:when|to|seeing) ${thing}${stop}`,
    'iu',
  ),
  new RegExp(
    `${begin}${thing} (?:is|are|was|were|'s) (?:always )?(?:the )?(?:hardest|worst)(?: (?:part|bit|thing|time|for me))*${stop}`,
    'iu',
  ),
  new RegExp(`${begin}${thing} (?:makes|made|make) it (?:so much |even )?worse`, 'iu'),
  new RegExp(
    `\\bi (?:can't|cannot|can not|couldn't|can't even|cant) (?:stand|bear|look at|listen to|go into|go in|walk past|open|watch|eat at|sleep in) ${thing}${stop}`,
    'iu',
  ),
  new RegExp(`\\bi (?:really )?(?:hate it when|dread) ${thing}${stop}`, 'iu'),
  new RegExp(
    `${begin}${thing} (?:really |still |always )?(?:hurts|hurt)(?: me)?(?: (?:the most|most|so much|like hell|a lot))*${stop}`,
    'iu',
  ),
];

const hasSubject = /\b(?:i|i'm|i've|it|he|she|they|we|you|is|are|was|for)\b/i;

/** Nothing to keep: what is not named, the companion, a negation, a body, and what does harm. */
const notKept =
  /^(?:it|that|this|he|she|they|her|him|you|i|we|nothing|nobody|no one|none|what|which|who|there|everything|something|anything|not|so|if|all|the (?:worst|hardest)|worst|hardest|one|some|really|whatever|most|also)$|^(?:it|them|does|did|the only|that|this)\b|\b(?:you|your|you're|not|never|no longer|doesn't|didn't|don't|won't|can't|wouldn't|nothing|no one|nobody|hardly|if only)\b|^(?:my|the) (?:head|back|chest|stomach|throat|body|arms?|legs?|heart|eyes|neck|knees?|tooth|teeth|breasts?|feet|hands?)$|^(?:myself|being (?:alive|here|me)|liv(?:e|ing).*|life|to be|existing|it (?:any ?more|here))$|\b(?:cut|cutting|burn|burning|pills?|tablets?|drink|drinking|drunk|wine|vodka|whisky|whiskey|beers?|alcohol|weed|drugs?|blades?|razors?|knife|knives|starv\w*|purg\w*|vomit\w*|hurting (?:me|myself)|dying|die|dead|death|kill\w*|suicid\w*|overdos\w*|sleeping tablets|hit\w*|punch\w*)\b/iu;

function tellWeights({ text, people }: MarkedSentence): Told[] {
  const told: Told[] = [];
  for (const [kind, patterns] of [
    ['helps', helps],
    ['hurts', hurts],
  ] as const) {
    for (const pattern of patterns) {
      const match = text.match(pattern);
      const words = spelledOut(match?.[1]?.replace(leading, '').trim() ?? '', people);
      if (!match || words === '' || notKept.test(words) || notKept.test(match[1] ?? '')) continue;
      // 'I love her so much it hurts': what stands ahead of the verb is no thing that hurts.
      if (pattern.source.startsWith(begin) && hasSubject.test(words)) continue;
      // Somebody who hurts somebody is another matter, and nothing to be told again.
      if (kind === 'hurts' && /^⟨\d+⟩$/.test(match[1] ?? '')) continue;
      if (/(?:n't|\bnot|\bnever|\bno)(?: \S+){0,2}$/i.test(text.slice(0, match.index))) continue;
      if (told.some((had) => had.kind === kind)) continue;
      told.push({ kind, about: 'me', of: null, value: words });
    }
  }
  return told;
}

const leading =
  /^(?:and|but|so|then|well|honestly|i think|i guess|i find|i know|because|that|only|just|to|when i|when|like|oh|yes|yeah|no|ok|also) /i;
