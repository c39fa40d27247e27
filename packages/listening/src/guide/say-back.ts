import { forbiddenIn } from './forbidden.ts';
import type { Memory } from './memory.ts';
import { hasPlainVerb, withSubject } from './say-back-subject.ts';
import { inSecondPerson, leftOver, withNames } from './say-back-turn.ts';
import { capitalise, clausesOf, wordsOf } from './text.ts';

/**
 * A sentence of the newest message said back to the person, 'you' for 'I': 'You still take two cups down from the hook.'
 * It is as true as what was told, and takes nothing for granted. `whateverItDoes`: also of a message that puts something right. Null: no sentence is plain enough to be said back.
 */
export function saidBack({ latest, people }: Memory, whateverItDoes = false): string | null {
  if (!whateverItDoes && latest.act && notSaidBack.has(latest.act)) return null;
  const names = people.flatMap(({ name }) => name ?? []);
  const regrets = regretIn(latest);
  const parts = partsOf(latest).filter(({ text }) => !regrets || !ownDeed.test(text));
  const [best] = parts
    .map((part, at) => {
      const text = isFit(part.text) ? withSubject(plain(part.text), names) : null;
      return text && { text, score: weightOf(text, part.isAfterBut, at / parts.length) };
    })
    .filter((found) => !!found)
    .sort((one, other) => other.score - one.score);
  if (!best || best.score < leastWeight) return null;
  const said = capitalise(withNames(inSecondPerson(best.text), names));
  return forbiddenIn(said) || leftOver.test(said) ? null : `${said}.`;
}

/** What a correction says to be right, said back: 'It was May, not March.' Null: no short sentence says it. */
export function correctionSaidBack({ sentences }: Memory['latest']): string | null {
  const told = sentences.filter(({ isQuestion }) => !isQuestion).map(({ text }) => plain(text));
  const right = told.find((text) => puttingRight.test(text) && wordsOf(text).length <= 14);
  if (!right || /\b(?:you|your|app|stop)\b/i.test(right)) return null;
  const said = withNames(
    inSecondPerson(right.replace(/^(?:no|nope|sorry|actually)[,. ]+/i, '')),
    [],
  );
  const text = capitalise(
    said.replace(/,? (?:sorry|please)$/i, '').replace(/(\w) not /, '$1, not '),
  );
  return forbiddenIn(text) || leftOver.test(text) ? null : `${text}.`;
}

const puttingRight =
  /\b(?:not|wasn't|isn't|weren't|aren't)\b|^(?:no,? )?(?:it'?s|it is|it was|he's|he is|he was|she's|she is|she was|they were|his name|her name|my \w+ is)\b/i;

const leastWeight = 1;
const [fewestWords, mostWords] = [3, 20];

/** What is done with words here, and nothing that was told. */
const notSaidBack: ReadonlySet<string> = new Set([
  ...['ask-me', 'remember', 'correct', 'misread', 'thanks', 'hello', 'bye', 'letter', 'poem'],
  ...['reflect', 'be-dead', 'hostile', 'little'],
]);

/** Somebody who blames themselves does not want to hear from another what they did. */
const regretIn = ({ reading }: Memory['latest']): boolean =>
  (['guilt', 'regret', 'shame'] as const).some(
    (feeling) => (reading?.about.feelings[feeling] ?? 0) > 0.15,
  );
const ownDeed =
  /\bI(?:'d| had| just| never| even| still)? (?:\w{2,}ed|told|said|made|let|left|forgot|broke|lost|didn't|did|wasn't|couldn't|chose|went|had|took|gave|put|rang|slept|drove|sent|knew|thought|was the one)\b/i;

type Part = { text: string; isAfterBut: boolean };

/** Whole sentences, and the clauses of those that are too long. */
function partsOf({ sentences }: Memory['latest']): Part[] {
  return sentences
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ text }): Part[] =>
      wordsOf(text).length <= mostWords ? [{ text, isAfterBut: false }] : clausesOf(text),
    );
}

function isFit(text: string): boolean {
  const words = wordsOf(text);
  if (!words.some((word) => word.length > 4) && words.filter((word) => word.length > 3).length < 2)
    return false;
  return (
    words.length >= fewestWords &&
    words.length <= mostWords &&
    !unfit.some((each) => each.test(text))
  );
}

/** What is not said back: it is said to the companion, touches danger, judges the person, or needs the words around it. */
const unfit: readonly RegExp[] = [
  /\b(?:you|your|you're|you've|you'd|ye|ya|yours|yourself)\b/i,
  /["{}[\]<>#@/\\=]|\d{5,}|https?:/,
  /\b(?:app|apps|phone thing|robot|bot|machine|toaster|software|program|computer|chatbot|typing|type this|writing this|ai)\b/i,
  /\b(?:kill\w*|suicid\w*|murder\w*|hang(?:ed|ing)?|overdos\w*|pills?|tablets?|razor|knife|gun|rope|blood\w*|cut(?:ting)?|drown\w*|bridge|dead|die|died|dying|death|end it|hit(?:s|ting)?|beat(?:s|en|ing)?|punch\w*|slapp?\w*|rape\w*|hurt (?:me|him|her|them)|scared of (?:him|her|them)|not (?:be )?here any ?more)\b/i,
  /\b(?:should(?:n't)?(?:'ve| have| not)?|could(?:n't)? have|could've|supposed to|fault|blame\w*|guilt\w*|asham\w*|deserv\w*|stupid|idiot\w*|dumb|pathetic|worthless|useless|failure|failed|burden|selfish|ugly|disgust\w*|weak\w*|coward\w*|crazy|insane|mental|monster|loser|evil|hate|hates|hated|terrible|bad (?:mother|father|mum|mom|dad|wife|husband|son|daughter|friend|person)|good enough|fool\w*|goose|lame|cringe|daft|silly|ridiculous|useless|prick|ignor\w* me|cross with)\b/i,
  /\b(?:fuck\w*|shit\w*|bitch\w*|bastard\w*|cunt\w*|dick\w*|arse\w*|ass|wank\w*|slut\w*|whore\w*|twat\w*)\b/i,
  /^(?:sorry|thanks|thank|please|hello|hi|hey|bye|goodbye|goodnight|good|welcome|dear|ok|okay|yes|no|yeah|nah|yep|nope|not|tell|say|help|write|give|stop|go|let|let's|make|show|ask|listen|look|wait|remember|forget|guess|imagine|if|unless|whether|which|that|those|these|as|like|or|nor|than|maybe|perhaps|also|plus|why|how|what|who|whose|where|until|till|though|although|because|while|once|whatever|anyway)\b/i,
  /^I (?:want (?:to be clear|that on record|to be honest)|mean|guess so|suppose so|think so|know|don't know|do not know|dunno|wonder|hope|wish|want to (?:ask|know|say)|said|meant|asked|(?:just )?wanted to (?:ask|say|tell)|suppose what|feel like my body|was (?:asking|wondering|saying))\b/i,
  /\b(?:(?:must|should|better|got to|have to|need to|gotta|going to) (?:go|get on|run|leave|log off|stop here|sleep)|signing off|off now|that's all|that is all|tbh|idk|lol)\b/i,
  /\b(?:sorry|thanks|thank|forgive|english|alive|live any|what else)\b/i,
  /\bI(?:'m| am) not (?:asking|saying|after|looking|here for|going to say)\b|\bI won't (?:go into|say|tell)\b|\b(?:eat|get|make|have|buy) me (?:a|some)\b|\bbut like\b|\bbelieve in\b/i,
  // Words of somebody else, in which 'I' and 'me' are others.
  /\b(?:he|she|they|mum|mom|dad|\p{L}+) (?:said|says|goes|told me|asked|was like|thinks|reckons)\b.*\b(?:I|I'm|me|my)\b/iu,
  /\b(?:was|were|am|did|do|have|had|should|could) I\b|\b(?:wouldn't|isn't|doesn't|didn't|won't|can't|hasn't|wasn't|isnt|wouldnt) (?:she|he|they|it|I|we)$|\bdo you know\b|\bspose\b/i,
  /\b(?:didn't|did not|never) (?:live|make it|survive|come home|wake)\b|\bnothing I (?:did|could)\b|\b(?:don't|dont) want to be\b/i,
  /\b(?:it|this|that) (?:sounds|makes no sense)\b|\b(?:etc|whatever|stuff|blah|thingy)\b/i,
];

/** Fillers, emphasis and shouting taken out. */
const plain = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '')
    .replace(/\b(?:haha\w*|lmao|lmfao|omg|xx+|tbf|fr|ngl|innit)\b/gi, '')
    .replace(
      /\b(?:been|for|was|is|about) (?:like|literally) (?=\w)/gi,
      (all) => `${all.split(' ')[0]} `,
    )
    .replace(/\bsince like /gi, 'since ')
    .replace(/\bgotta\b/gi, 'have to')
    .replace(/^its (?=(?:a|an|the|like|so|just|not|still|all|my|his|her)\b)/i, "it's ")
    .replace(
      /\b(?:w|n|yrs?|wks?|hrs?|mins?|tho|cause)\b(?!')/gi,
      (short) => spelledOut[short.toLowerCase()] ?? short,
    )
    .replace(
      /\b((?:called|named)(?: (?:me|him|her|it|them))?) (\p{Ll}{3,})$/u,
      (_all, verb: string, name: string) => `${verb} ${capitalise(name)}`,
    )
    .replace(/\bliterally |\bbasically /gi, '')
    .replace(/^(?:and|but|so|then|well|now|oh|ah|right|honestly|actually|anyway)[, ]+/i, '')
    .replace(
      /^I (?:think|guess|suppose|reckon)(?: that)?,? (?=(?:I|he|she|we|they|it|my|the)\b)/i,
      '',
    )
    .replace(/,? (?:you see|I think|I suppose|I guess|I mean|though|actually|really)$/i, '')
    .replace(/\b\p{Lu}{4,}\b/gu, (word) => word.toLowerCase())
    .replace(/([a-z])\1{2,}/gi, '$1')
    .replace(/(?: so| like| though)+$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .trim()
    .replace(/[,;:.!\s-]+$/, '');

const spelledOut: Readonly<Record<string, string>> = {
  w: 'with',
  n: 'and',
  yr: 'year',
  yrs: 'years',
  wk: 'week',
  wks: 'weeks',
  hr: 'hour',
  hrs: 'hours',
  min: 'minutes',
  tho: 'though',
  mins: 'minutes',
  cause: 'because',
};

/** Words that make a sentence weigh: what lasts, what is missing, what came first or last. */
const weighty =
  /\b(?:still|never|always|first|last|only|every|nobody|no one|alone|empty|quiet|silent|silence|again|without|used to|any ?more|can't|cannot|couldn't|haven't|hasn't|don't|didn't|won't|wouldn't|doesn't|miss|misses|missed|forg[eo]t|keep|keeps|kept|found|cried|crying|bawled|laughed|smell\w*|voice|side of|chair|coat|bed|grave|photo\w*|birthday|christmas|wedding|funeral|ashes|hospital)\b/i;

/** What a message with it in it is about. */
const heaviest =
  /\b(?:birthday|anniversary|wedding|funeral|burial|buried|passed|expired|born|cancer|surgery|divorce\w*|broke up|grandson|granddaughter|ashes|grave)\b/i;

/** How much a sentence has to say. `place`: where in the message it stands, 0 to 1. */
function weightOf(text: string, isAfterBut: boolean, place: number): number {
  const count = wordsOf(text).length;
  return (
    (count >= 5 && count <= 13 ? 1 : 0.5) -
    (/^(?:\w+ ){1,3}(?:it|that|them|this)$/i.test(text) ? 0.3 : 0) +
    (weighty.test(text) ? 0.7 : 0) +
    (heaviest.test(text) ? 0.6 : 0) +
    (/\b(?:I|me|my|we|our|us)\b/.test(text) ? 0.4 : 0) +
    (/\b(?:he|she|her|his|him|they|them|mum|mom|dad)\b/i.test(text) ? 0.3 : 0) +
    (isAfterBut ? 0.3 : 0) +
    (/\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred)\b/i.test(
      text,
    )
      ? 0.3
      : 0) +
    place * 0.25 -
    (/^(?:it|it's|it was|there)\b/i.test(text) ? 0.5 : 0) -
    (/\b(?:thing|things|something|anything|somehow)\b/i.test(text) ? 0.4 : 0) -
    (hasPlainVerb(text) ? 0 : 0.4)
  );
}
