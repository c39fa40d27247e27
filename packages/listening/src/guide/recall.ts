import { contentWords, stem } from './content-words.ts';
import { nameInReply } from './fill-line.ts';
import type { Memory } from './memory.ts';
import { mentionsIn, type Person } from './mentions.ts';
import { isAbout } from './read-message.ts';
import { capitalise, wordsOf } from './text.ts';

const asks =
  /\b(?:which|what|who|when|where|how)\b.*\b(?:I (?:told|said|mentioned|call(?:ed)?)|did I (?:say|tell|mention))\b|\bwhat was it (?:he|she|they|I)\b|\b(?:do you (?:still )?(?:remember|recall)|(?:can|did) you remember|what did I (?:say|tell|call|write)|what (?:was|is|were|are) (?:his|her|their|its|my \w+'s) (?:name|names|age)|remind me|what have I told|what do you know about me|have I (?:told|said)|did I (?:tell|say|mention)|who did I say|when did I say|sum up what|sum (?:it|that|this) up|tell me back|(?:can you )?(?:tell|say) me (?:my|his|her|their) \w+'?s? (?:name|age))\b/i;
const asksToKeep = /\b(?:remember|keep|note|don't forget) (?:this|that|it)\b(?!.*\?)/i;
const asksForName = /\bnames?\b|\bcalled\b/i;
const asksForAll =
  /\bwhat do you know about me|what have I told you\b|\bsum (?:it |this |that )?(?:all )?up\b|\bsummar/i;

const nameless = 'You have not told me that name yet. What is it?';
const nothing = 'I cannot find that in what you have told me here. Will you tell me again?';

/** Whether something is asked for that was told before. */
export const asksToRecall = (latest: Memory['latest']): boolean =>
  asks.test(latest.text) || isAbout(latest, 'act-ask-recall', 0.6);

/** The answer to 'do you remember …', in the person's own sentence; null where nothing of the kind was asked. */
export function recall(memory: Memory): string | null {
  const { text, act } = memory.latest;
  const isAsked = asksToRecall(memory.latest) || (act === 'remember' && text.includes('?'));
  if (!isAsked)
    return act === 'remember' || (asksToKeep.test(text) && act !== 'tell')
      ? 'I will keep that in mind while we talk.'
      : null;
  if (asksForAll.test(text)) return everything(memory);
  if (asksForName.test(text)) {
    return nameOf(memory) ?? shortName(memory) ?? nameless;
  }
  const sentence = nearestStatement(memory);
  return sentence ? `You told me: “${sentence}.”` : nothing;
}

function nameOf({ latest, people, lostPerson }: Memory): string | null {
  const [mention] = mentionsIn(latest.text);
  const pronoun = /\b(?:her|she)\b/i.test(latest.text)
    ? 'she'
    : /\b(?:his|he|him)\b/i.test(latest.text)
      ? 'he'
      : null;
  const fits = (person: Person) =>
    mention?.word
      ? person.word === mention.word || person.relation === mention.relation
      : !pronoun || person.pronoun === pronoun;
  const named = people.filter((person) => person.name && fits(person));
  const person = named.find((each) => each === lostPerson) ?? named[0];
  if (!person?.name) return null;
  const whose = person.word ? `Your ${person.word}’s name is` : 'The name you told me is';
  return `${whose} ${person.name}.`;
}

/** A name that stood alone, in a message after the one it belongs to: 'Mr Pickles.' */
function shortName({ statements, turn }: Memory): string | null {
  const found = statements.find(
    ({ text, turn: toldIn }) => toldIn !== turn && /^(?:\p{Lu}[\p{L}'-]+ ?){1,3}$/u.test(text),
  );
  return found ? `You told me: “${found.text}.”` : null;
}

function everything({ statements, people }: Memory): string {
  const names = people
    .filter(({ isDead, isGone, name }) => isDead || isGone || name)
    .slice(0, 3)
    .map(nameInReply);
  const sentences = statements.slice(0, 2).map(({ text }) => `“${capitalise(text)}.”`);
  if (sentences.length === 0) return nothing;
  const about = names.length > 0 ? `You have told me about ${listOf(names)}. ` : '';
  return `${about}In your words: ${sentences.join(' ')}`;
}

const listOf = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/**
 * The earlier sentence that shares most of its words with the question, or that holds what is asked for: a time, a place, a
 * number. The first of two. A name counts half, because it stands in many sentences.
 */
function nearestStatement({ statements, latest, turn, people }: Memory): string | null {
  const wanted = contentWords(latest.text);
  const names = new Set(
    people.flatMap(({ name, word }) => [name, word].map((each) => stem(each ?? ''))),
  );
  const sought = answerKinds.find(([question]) => question.test(latest.text))?.[1];
  let best: string | null = null;
  let most = 0.4;
  for (const { text, turn: toldIn } of statements) {
    if (toldIn === turn || wordsOf(text).length > 45) continue;
    const shared = contentWords(text).filter((word) => wanted.includes(word));
    const score =
      shared.reduce((sum, word) => sum + (names.has(word) ? 0.5 : 1), 0) +
      (sought?.test(text) ? 0.8 : 0);
    if (score <= most) continue;
    most = score;
    best = text;
  }
  return best && capitalise(best);
}

/** What a question asks for, and how a sentence looks that holds it. */
const answerKinds: readonly [RegExp, RegExp][] = [
  [
    /\b(?:when|which day|what day|what time|which date|what date)\b/i,
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|jan|feb|tomorrow|yesterday|tonight|(?:last|next) (?:week|month|year|night)|at (?:\d|six|seven|eight|nine|ten|noon|midnight)|\d{1,2}(?:st|nd|rd|th)|christmas|easter|valentine\w*|(?:19|20)\d\d)\b/i,
  ],
  [
    /\bhow old\b/i,
    /\b(?:was|is|were|aged?|turned|only|nearly|just) (?:\d{1,3}|\w+teen|\w+ty(?:-\w+)?)\b(?! (?:weeks|months|days))|\byears? old\b|\b\d{1,2} ?(?:yo|y\.o\.)\b/i,
  ],
  [
    /\bhow (?:many|long|much)\b/i,
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty)\b/i,
  ],
  [/\bwhere\b/i, /\b(?:in|at|on|to|near|by|from|under|behind) (?:the |a |my |our )?\w+/i],
  [/\b(?:song|sing|music|hymn|tune)\b/i, /\b(?:song|s[aiu]ng|singing|hymn|tune|music)\b/i],
  [
    /\b(?:last words|last thing|say|said|told)\b/i,
    /["']\w|\b(?:said|told|last (?:words|thing|text|message))\b/i,
  ],
];
