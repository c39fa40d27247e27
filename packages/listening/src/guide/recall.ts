import { nameInReply } from './fill-line.ts';
import type { Memory } from './memory.ts';
import { mentionsIn, type Person } from './mentions.ts';
import { capitalise, wordsOf } from './text.ts';

const asks =
  /\b(?:which|what|who|when|where|how)\b.*\b(?:I (?:told|said|mentioned|call(?:ed)?)|did I (?:say|tell|mention))\b|\bwhat was it (?:he|she|they|I)\b|\b(?:do you (?:still )?(?:remember|recall)|(?:can|did) you remember|what did I (?:say|tell|call|write)|what (?:was|is|were|are) (?:his|her|their|its|my \w+'s) (?:name|names|age)|remind me|what have I told|what do you know about me|have I (?:told|said)|did I (?:tell|say|mention)|who did I say|when did I say)\b/i;
const asksToKeep = /\b(?:remember|keep|note|don't forget) (?:this|that|it)\b(?!.*\?)/i;
const asksForName = /\bnames?\b|\bcalled\b/i;
const asksForAll = /\bwhat do you know about me|what have I told you\b/i;

const nothing = 'I cannot find that in what you have told me here. Will you tell me again?';

/** The answer to 'do you remember …', in the person's own sentence; null where nothing of the kind was asked. */
export function recall(memory: Memory): string | null {
  const { text, act } = memory.latest;
  const isAsked = asks.test(text) || (act === 'remember' && text.includes('?'));
  if (!isAsked)
    return act === 'remember' || (asksToKeep.test(text) && act !== 'tell')
      ? 'I will keep that in mind while we talk. It stays in this conversation, on this device.'
      : null;
  if (asksForAll.test(text)) return everything(memory);
  if (asksForName.test(text)) {
    const named = nameOf(memory);
    if (named) return named;
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

/** The earlier sentence that shares most of its words with the question; the first of two. */
function nearestStatement({ statements, latest, turn }: Memory): string | null {
  const wanted = contentWords(latest.text);
  let best: string | null = null;
  let most = 0;
  for (const { text, turn: toldIn } of statements) {
    if (toldIn === turn) continue;
    const shared = contentWords(text).filter((word) => wanted.includes(word)).length;
    if (shared <= most) continue;
    most = shared;
    best = text;
  }
  return best && wordsOf(best).length <= 45 ? capitalise(best) : null;
}

const emptyWords = new Set(
  `the a an and or but of to in on at for with about what did do does you your i me my is was were are that this it said say
  tell told remember recall remind again name have had has when where who how which know can could would he she they his her
  their him them so just still earlier before`.split(/\s+/),
);

const contentWords = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .filter((word) => !emptyWords.has(word) && word.length > 2)
    .map((word) => word.replace(/(?:'s|ing|ed|s)$/, ''));
