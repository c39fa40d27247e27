import { contentWords, stem } from './content-words.ts';
import type { Memory, Statement } from './memory.ts';
import { capitalise, wordsOf } from './text.ts';

/** A sentence that was told, how much of the question it holds, and what put it right afterwards. */
export type FoundStatement = {
  text: string;
  score: number;
  putRight: string | null;
  /** Another message that holds nearly as much of the question. */
  also: string | null;
};

/**
 * The earlier sentence that shares most of its words with the question, or that holds what is asked for: a time, a place, a
 * number. Of two that hold as much it is the first, unless the question asks for what was said at last. Null below `least`.
 */
export function nearestStatement(memory: Memory, least: number): FoundStatement | null {
  const { latest, turn, people } = memory;
  const statements = [...memory.statements, ...memory.besideRequests].sort(
    (one, other) => one.turn - other.turn,
  );
  const question = questionIn(latest);
  const wanted = contentWords(question);
  const names = new Set(
    people.flatMap(({ name, word }) => [name, word].map((each) => stem(each ?? ''))),
  );
  const sought = answerKinds.find(([asks]) => asks.test(question))?.[1];
  const subject = question.match(subjectOfQuestion)?.[1]?.toLowerCase();
  const asksForLast = /\b(?:finally|at last|in the end|last)\b/i.test(question);
  const scores = new Map<Statement, number>();
  const sharing = new Set<Statement>();
  let best: Statement | null = null;
  let most = least;
  for (const statement of statements) {
    const { text, turn: toldIn } = statement;
    if (toldIn === turn || wordsOf(text).length > 45) continue;
    const shared = contentWords(text).filter((word) => wanted.some((each) => isSame(word, each)));
    const score =
      shared.reduce((sum, word) => sum + (names.has(word) ? 0.5 : 1), 0) +
      (sought?.test(text) ? 0.8 : 0) +
      (subject && hasSubject(text, subject) ? 0.4 : 0);
    scores.set(statement, score);
    if (shared.length > 0) sharing.add(statement);
    // What was put right afterwards counts, and not what was said first.
    const isNewer = statement.putsRight && best !== null && score >= most - leastOfCorrection;
    if (!isNewer && (asksForLast ? score < most : score <= most)) continue;
    most = score;
    best = statement;
  }
  if (!best) return null;
  const found = best;
  const after = statements.filter(
    ({ turn: toldIn, putsRight }) => putsRight && toldIn > found.turn && toldIn !== turn,
  );
  const later =
    after.find(({ text }) => sought?.test(text)) ??
    after.find(
      (each) =>
        each.turn <= found.turn + 2 &&
        (sharesWord(each, found) ||
          (each.turn === found.turn + 1 && wordsOf(each.text).length <= fewestWordsOfTopic)),
    );
  const putRight = later && later !== found ? whole(later, statements) : null;
  const next = putRight ? undefined : nextBest(found, scores, sharing, sought);
  return {
    text: inItsMessage(found, statements),
    score: most,
    putRight,
    also: next ? inItsMessage(next, statements) : null,
  };
}

/**
 * The best statement of another message that shares a word with the question, where the score of `found` says little more for it. None where `found` puts something
 * right, or alone holds what is asked for.
 */
function nextBest(
  found: Statement,
  scores: ReadonlyMap<Statement, number>,
  sharing: ReadonlySet<Statement>,
  sought: RegExp | undefined,
): Statement | undefined {
  if (found.putsRight) return undefined;
  const least = (scores.get(found) ?? 0) - leastDifference;
  const holdsMore = (each: Statement) => !sought?.test(found.text) || sought.test(each.text);
  const [next] = [...scores]
    .filter(
      ([each, score]) =>
        each.turn !== found.turn && score >= least && sharing.has(each) && holdsMore(each),
    )
    .sort(([, one], [, other]) => other - one);
  return next?.[0];
}
/** 'No, August' has no word in common with what it puts right. */
const fewestWordsOfTopic = 6;
const sharesWord = (one: Statement, other: Statement): boolean => {
  const words = contentWords(other.text);
  return contentWords(one.text).some((word) => words.some((each) => isSame(word, each)));
};

/** A word of the question counts 1. */
const leastDifference = 0.4;

/** So much less a correction may share with the question: 'No, August' is short. */
const leastOfCorrection = 0.3;

/**
 * The sentence with what stands beside it in its message, the next sentence first, as long as that is short: what is asked for is
 * often in the next one. 'Jim always did bins. Thursday.'
 */
function inItsMessage(found: Statement, statements: readonly Statement[]): string {
  const message = statements.filter(({ turn }) => turn === found.turn);
  let [from, to] = [message.indexOf(found), message.indexOf(found) + 1];
  const count = (start: number, end: number) =>
    message.slice(start, end).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  while (to < message.length && count(from, to + 1) <= mostWordsTogether) to += 1;
  while (from > 0 && needsMore(message[from]?.text ?? '')) {
    if (count(from - 1, to) > mostWordsTogether) break;
    from -= 1;
  }
  return message
    .slice(from, to)
    .map(({ text }) => capitalise(withoutLead(text)))
    .join('. ');
}

const needsMore = (text: string) => wordsOf(text).length <= fewestWords || pointsBack.test(text);
const fewestWords = 4;
const mostWordsTogether = 30;
/** Says of whom or what only with the sentence before it: 'He'd a green jumper on him'. */
const pointsBack =
  /^(?:and |but |so |then )?(?:s?he|they|it|that|this|those|these|all|both)(?:'\w+)?\b|\bdid$/i;

/** All sentences of the message that put something right. */
const whole = ({ turn }: Statement, statements: readonly Statement[]): string =>
  statements
    .filter((each) => each.turn === turn)
    .map(({ text }) => capitalise(withoutLead(text)))
    .join('. ');

const withoutLead = (text: string): string => text.replace(/^(?:sorry|oh|wait|actually)[, ]+/i, '');

/** The sentence that asks, or the whole message where none has a question mark. */
export const questionIn = ({ sentences, text }: Memory['latest']): string =>
  sentences.find(({ text: sentence, isQuestion }) => isQuestion && asksFor.test(sentence))?.text ??
  sentences.find(({ text: sentence }) => asksFor.test(sentence))?.text ??
  text;

const asksFor = /\b(?:which|what|who|when|where|how)\b/i;

/** Who does it: 'what did he keep', 'where was I', 'how old was she'. */
const subjectOfQuestion = /\b(?:did|was|is|were|are|do|does|had|has|have) (I|he|she|we|they|it)\b/i;

const hasSubject = (text: string, subject: string): boolean =>
  new RegExp(`(?<![\\w'])${subject}(?:'s|'m|'d|'re|'ve)?(?![\\w])`, 'i').test(text);

/** 'propose' and 'proposal' begin alike. */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length >= 6 && other.length >= 6 && one.slice(0, 6) === other.slice(0, 6));

/** What a question asks for, and how a sentence looks that holds it. */
const answerKinds: readonly [RegExp, RegExp][] = [
  [
    /\b(?:what|which) (?:work|job)\b|\bfor a living\b|\bwhat did (?:he|she|they|my \w+) do\b/i,
    /\b(?:worked|sold|taught|drove|built|ran|fixed|repaired|cooked|cleaned|farmed|fished)\b|\b(?:was|is) an? (?:\w+ )?\w+(?:er|or|ist|ian|man|woman|nurse|cook|chef|clerk|smith|pilot)\b/i,
  ],
  [
    /\b(?:when(?:'s)?|which day|what day|what (?:time|hour)|(?:which|what|the) (?:date|month|year))\b/i,
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|january|february|march|april|june|july|august|september|october|november|december|jan|feb|tomorrow|yesterday|tonight|(?:last|next) (?:week|month|year|night)|at (?:\d|(?:half|quarter) past|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[:.]\d\d|christmas|easter|valentine\w*|(?:19|20)\d\d)\b/i,
  ],
  [
    /\bcolou?rs?\b/i,
    /\b(?:red|green|blue|yellow|black|white|gr[ea]y|brown|orange|purple|pink|turquoise|navy|beige|cream|gold|silver|maroon|lilac|violet|teal|burgundy)\b/i,
  ],
  [
    /\b(?:which|what) (?:number|gate|room|ward|bed|platform|bus|house|flat|seat|row|bay|hole|floor|page)\b/i,
    /\d/,
  ],
  [
    /\bhow old\b/i,
    /'s \d{1,3}\b|\b(?:was|is|were|aged?|turned|only|nearly|just) (?:\d{1,3}|\w+teen|\w+ty(?:-\w+)?)\b(?! (?:weeks|months|days))|\byears? old\b|\b\d{1,2} ?(?:yo|y\.o\.)\b/i,
  ],
  [
    /\bhow long\b/i,
    /\b(?:an? (?:minute|hour|day|week|fortnight|month|year|night)\b(?!')|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|few|couple of) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?|nights?|fortnights?)\b|since \w+)/i,
  ],
  [
    /\b(?:take|took|taken|mistook|mistake|mistaken) (?:me|him|her|us) for\b|\b(?:think|thought) I (?:was|am)\b/i,
    /\bintroduced (?:me|him|her|us)\b|\b(?:thinks?|thought) (?:I|he|she|we) (?:was|am|is|were)\b|\b(?:took|mistook) (?:me|him|her|us) for\b|\bcall(?:s|ed) me\b|\bas ['"“‘](?:an?|the|my)\b/i,
  ],
  [
    /\bhow (?:many|much|late|far|tall|heavy)\b/i,
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty)\b/i,
  ],
  [
    /\b(?:where|(?:which|what) (?:town|city|village|place|country|beach|street|church|hospital)|name of (?:the|that|this) (?:place|town|village|city|beach|street|church))\b/i,
    /\b(?:in|at|on|to|near|by|from|under|behind) (?:the |a |my |our )?\w+/i,
  ],
  [/\b(?:song|sing|music|hymn|tune)\b/i, /\b(?:song|s[aiu]ng|singing|played|hymn|tune|music)\b/i],
  [
    /\b(?:eat|ate|eaten)\b/i,
    /\b(?:ate|eat|eaten|banana|bread|toast|soup|crackers?|rice|eggs?|biscuits?|sandwich|samosas?|half an?)\b/i,
  ],
  [
    /\b(?:who|whose|called|names?)\b/i,
    /(?<!^)(?<![.!?] )\b(?!I\b|I'|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|January|February|April|June|July|August|September|October|November|December|Christmas|Easter)\p{Lu}\p{Ll}+/u,
  ],
  [
    /\bo'?clock\b/i,
    /\b(?:at|by|till|until|before|after|past) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:weeks|months|days|years|people|of))/i,
  ],
  [
    /\bstud(?:y|ied|ying)\b/i,
    /\b(?:doing|stud(?:y|ied|ying)|degree|course|college|uni\w*|sciences?|law|medicine|engineering|nursing|art|history|maths|english)\b/i,
  ],
  [
    /\bdid I (?:tell|text|write|say to|message|reply|put)\b/i,
    /(?:\bI |^)(?:just |only )?(?:told|texted|wrote|said to|messaged|replied|text(?:ed)? back)\b|, told\b/i,
  ],
  [
    /\b(?:last words|last thing|(?:did|does) (?:he|she|they|my \w+) (?:say|tell)|(?:he|she|they) (?:said|told))\b/i,
    /["']\w|\b(?:said|told|last (?:words|thing|text|message))\b/i,
  ],
];
