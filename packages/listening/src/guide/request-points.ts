import { addresseeName } from './addressee.ts';
import { findFormFault } from './check-reply.ts';
import { asSentence, salutationOf } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { namesReceiver } from './message-form.ts';
import { isCommonCapital } from './names.ts';
import { certainRecipientOf } from './recipient.ts';
import { relationOf } from './relations.ts';
import { plain } from './say-back-plain.ts';
import { toSecondPerson } from './second-person.ts';
import { capitalise, wordsOf } from './text.ts';

/** What is to stand in a text, as its request says it, and who gets it. */
export type Points = { name: string | null; sentences: readonly string[] };

/**
 * The sentences that a request itself dictates, as they are said to whoever gets them: 'that I'm sorry about Friday, and that his
 * grandmother knows' to Antek becomes 'I'm sorry about Friday.' and 'Your grandmother knows.' Null: it dictates none, or leaves open
 * whom a 'he' means.
 */
export function pointsOf(memory: Memory): Points | null {
  const { sentences } = memory.latest;
  const at = sentences.findIndex((each) => asksToWrite.test(each.text));
  if (at < 0) return null;
  const isToMany = namesReceiver(memory.latest.text);
  const to = isToMany ? null : addressed(memory);
  const said: string[] = [];
  for (const [index, { text: sentence, isQuestion }] of sentences.entries()) {
    const clauses = isQuestion && index !== at ? [] : clausesToSay(sentence);
    const inPassing = index === at ? alsoSaid.exec(sentence)?.[1] : undefined;
    if (inPassing) said.push(inPassing);
    const isMore = index > at && clauses.length === 0 && isFact(sentence, to, said.length > 0);
    said.push(...(isMore ? [sentence] : clauses));
  }
  const open = to && mentionsAnother(memory, to) ? pronouns[to.pronoun] : null;
  const kept = said
    .map((each) => plain(each))
    .filter((each) => wordsOf(each).length >= 2 && !/\b(?:you|your|yours)\b/i.test(each));
  if (kept.length === 0 || kept.some((each) => open?.test(each))) return null;
  // Of whom 'she' is said is not known: 'and she can fetch it' is whoever gets the message, the rest may be anybody.
  const isOpen = !to && !isToMany;
  if (isOpen && kept.some((each) => anybody.test(each.replace(mayDo, 'you ')))) return null;
  const turned = kept.map((each) =>
    asSentence(
      withApostrophes(to ? toSecondPerson(each, to) : isOpen ? each.replace(mayDo, 'you ') : each),
    ),
  );
  // Their own words, to somebody they chose: only their form is judged.
  if (turned.some((each) => findFormFault(each, [], bounds) !== null)) return null;
  const known = certainRecipientOf(memory);
  const [, , kinName] = ofKin.exec(memory.latest.text) ?? [];
  const named = kinName && !isToMany && !isCommonCapital(kinName) ? kinName : addresseeName(memory);
  const name = named ?? (known && !isToMany ? salutationOf(known) : null);
  return { name, sentences: turned };
}

const mayDo = /\b(?:s?he|they) (?=(?:can|could|may|must|should)\b)/gi;
const anybody = /\b(?:he|she|him|her|his|hers)\b/i;
const bounds = { words: 34, questions: 0 };

/** 'Ill carry him': of whoever writes so fast, nobody is ill. */
const withApostrophes = (text: string): string =>
  text
    .replace(/^ill (?=\p{Ll})/iu, "I'll ")
    .replace(/\bive\b/gi, "I've")
    .replace(/\bim\b/gi, "I'm")
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, capitalise);

const asksToWrite =
  /\b(?:writ(?:e|ing)|draft|compose|(?:do|put|make|give|send|help)(?: me| us)?(?: \w+){0,4} (?:text|message|lines|email|letter|note|card|words)|message|text|e-?mail|letter|card|note|few lines)\b/i;

/** 'That I've met someone, that it takes nothing away'; 'say yes'; 'she must know he was not alone'. */
function clausesToSay(sentence: string): string[] {
  const [, rest = ''] = /^that (.+)/i.exec(sentence) ?? toSay.exec(sentence) ?? [];
  const [words = ''] = rest.split(ofTheMessage);
  if (words === '' || notSaid.test(words)) return [];
  return words
    .split(/(?:,|,? and) that |, and (?=(?:I|I'd|we|we'd) )/i)
    .map((each) => each.replace(/[\s,]+$/, ''));
}

const toSay =
  /\b(?:say(?:ing)?|(?:tell(?:ing)?|let(?:ting)?) (?:him|her|them|\p{Lu}\p{Ll}+)(?: know)?(?= that\b)|(?:s?he|they) (?:must|should|needs? to|has to|have to|ought to) know|(?:put|write|mention) (?:in )?(?:\w+ ){0,4}(?=that\b)) (?:that )?(.+)/iu;
/** 'A letter to Mr Lawson, I need five days to bury my sister'. */
const alsoSaid =
  /, (I (?:need|will|am|won't|can't|cannot|have)\b(?! (?:you|help|to (?:write|say|send))\b)[^.?!]{8,})$/i;
/** Of the text, and nothing that stands in it. */
const notSaid =
  /^(?:a (?:few|bit|word|little)|some\w*|few words|any\w*|it|this|that|thank\w*|sorry|good ?bye|hello|no to|about|how|what|why|who|when|where|to|me|so|the (?:right|same|wrong)|things?)\b/i;
const ofTheMessage =
  /[,;]? \b(?:please|pls|plz|but (?:do not|don't|dont|not|keep|make|without)|without (?:sound|mak|be)\w*|not too|and (?:keep|make|don't|dont|sign)|make it|keep it|dont make|don't make)\b/i;

/** A sentence beside the request that belongs into the text: it names a day, somebody, or the one who gets it, or goes on with a point. */
function isFact(sentence: string, to: Person | null, goesOn: boolean): boolean {
  if (ofTheText.test(sentence) || beside.test(sentence)) return false;
  const count = wordsOf(sentence).length;
  if (count < 4 || count > 30) return false;
  if (goesOn && /^and (?:s?he|I|we|they|the|my|our)\b/i.test(sentence)) return true;
  const names = (sentence.match(/(?<=\S )\p{Lu}\p{Ll}+/gu) ?? []).some(
    (word) => !isCommonCapital(word),
  );
  return (
    names || dayOrNumber.test(sentence) || (to !== null && pronouns[to.pronoun].test(sentence))
  );
}

/** How it is to be written. */
const ofTheText =
  /\b(?:short|long|sopp\w*|flower\w*|gush\w*|chatgpt|formal|casual|funny|simple|english|poem|letters?|message|texts?|lines?|words?|e-?mails?|cards?|writ\w+|wrote|sign\w*|rhym\w*|tone|sounds?|exclamation|swear\w*|nothing|nowt|please|thanks?|polite|kind|kindly|you|your|read|reads|translate)\b/i;
/** Why it is to be written. */
const beside =
  /^(?:(?:and|but|so|because|cos) )?(?:they|people|everyone|everybody|nobody|no one|it|its|it's|that|this|like|as if|I (?:can't|cannot|don't|dont|do not|need|want|have to|must|should|would like|keep|hate|never|can)|I'd (?:like|rather)|her name|his name|not|say|tell|put|make|don't|dont|keep|use|mention|include|do)\b|\bI know (?:that|it)\b/i;
const dayOrNumber =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|next week|january|february|march|april|june|july|august|september|october|november|december|died|passed away|\d+(?:st|nd|rd|th)?)\b/i;

const pronouns: Record<Person['pronoun'], RegExp> = {
  he: /\b(?:he|him|his)\b/i,
  she: /\b(?:she|her|hers)\b/i,
  they: /\b(?:they|them|their)\b/i,
};

/** Who gets it, with the pronoun by which the request speaks of them. Null: nobody who could be said 'you' to. */
function addressed(memory: Memory): Person | null {
  const { text } = memory.latest;
  const known = certainRecipientOf(memory);
  const [, kin = ''] =
    /\b(?:to|for|text|tell|email|message|write) (?:my|our|his|her|their) (\p{L}+)/iu.exec(text) ??
    ofKin.exec(text) ??
    [];
  const [, word = ''] =
    /\b(?:to|for|text|tell|email|message|send|write) (him|her)\b/i.exec(text) ?? [];
  const byKin = kin ? relationOf(kin.toLowerCase()).pronoun : 'they';
  const pronoun =
    byKin !== 'they'
      ? byKin
      : word
        ? word.toLowerCase() === 'him'
          ? 'he'
          : 'she'
        : known?.pronoun;
  if (!pronoun || pronoun === 'they') return null;
  const name = addresseeName(memory) ?? known?.name ?? null;
  return { ...nobody, name: name && !/ /.test(name) ? name : null, pronoun };
}

/** 'His wife Christine.' */
const ofKin = /\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (\p{Ll}+),? (\p{Lu}\p{Ll}+)/u;

const nobody: Person = {
  word: '',
  name: null,
  relation: 'other',
  pronoun: 'they',
  possessive: 'your',
  isDead: false,
  isGone: false,
  lastMentioned: 0,
};

/** Whether 'he' can mean somebody else than the one who gets it. */
function mentionsAnother({ latest, lostPerson }: Memory, { pronoun, name }: Person): boolean {
  const kin = [...latest.text.matchAll(/\b(?:my|our|his|her|their|the) (\p{L}+)/giu)]
    .map(([, word = '']) => word.toLowerCase())
    .filter((word) => relationOf(word).pronoun === pronoun);
  const isLost = lostPerson?.pronoun === pronoun && lostPerson.name !== name;
  return new Set(kin).size > 1 || (isLost && !kin.includes(lostPerson.word));
}
