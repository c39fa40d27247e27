import { addresseeName } from './addressee.ts';
import { findFormFault } from './check-reply.ts';
import { asSentence, salutationOf } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import { type Person, unknownPerson } from './mentions.ts';
import { isToSeveral } from './message-form.ts';
import { isCommonCapital } from './names.ts';
import { plain } from './plain-sentence.ts';
import { certainRecipientOf } from './recipient.ts';
import { relationOf } from './relations.ts';
import { toSecondPerson } from './second-person.ts';
import { capitalise, wordsOf } from './text.ts';

/** What is to stand in a text, as its request says it, and who gets it. */
export type Points = {
  name: string | null;
  sentences: readonly string[];
  /** It was said that this is to stand in it: 'that …', 'say …', a colon. Otherwise it only stood beside the request. */
  isExplicit: boolean;
};

type Said = { text: string; isVerbatim: boolean };

/**
 * The sentences that a request itself dictates, as they are said to whoever gets them: 'that I'm sorry about Friday, and that his
 * grandmother knows' to Antek becomes 'I'm sorry about Friday.' and 'Your grandmother knows.' `isOf`: a speech or a poem, which is
 * said to nobody. Null: it dictates none, or leaves open whom a 'he' means.
 */
export function pointsOf(memory: Memory, isOf = false): Points | null {
  const isToMany = isOf || isToSeveral(memory.latest.text);
  const known = isToMany ? null : addressed(memory);
  const { said, isExplicit } = dictatedBy(memory, known, isOf);
  const to = known ?? (isToMany ? null : onlyOneMeant(said, memory));
  const kept = said
    .map(({ text, isVerbatim }) => ({ text: isVerbatim ? text.trim() : plain(text), isVerbatim }))
    .filter(
      ({ text, isVerbatim }) =>
        wordsOf(text).length >= 2 && (isVerbatim || !/\b(?:you|your|yours)\b/i.test(text)),
    );
  // Of whom 'she' is said is not known: 'and she can fetch it' is whoever gets the message, the rest may be anybody.
  const isOpen = !to && !isToMany;
  const isAnybody = ({ text, isVerbatim }: Said) =>
    isOpen && !isVerbatim && anybody.test(text.replace(mayDo, 'you '));
  if (kept.length === 0 || kept.some(isAnybody)) return null;
  const turned = kept.map(({ text, isVerbatim }) =>
    asSentence(
      withApostrophes(
        isVerbatim || isOf
          ? text
          : isToMany
            ? text.replace(/(?:^|(?<=\b(?:and|but|so|because) ))they\b/gi, 'you')
            : saidTo(text, to, memory),
      ),
    ),
  );
  // Their own words, to somebody they chose: only their form is judged.
  if (turned.some((each) => findFormFault(each, [], bounds) !== null)) return null;
  return { name: isToMany ? null : receiverOf(memory), sentences: turned, isExplicit };
}

/** 'She' in what is dictated is whoever gets it, where no other she was lost. */
function onlyOneMeant(said: readonly Said[], memory: Memory): Person | null {
  const words = said.map(({ text }) => text).join(' ');
  const [one, other] = (['he', 'she'] as const).filter((each) => pronouns[each].test(words));
  const name = receiverOf(memory);
  return one && !other && name && memory.lostPerson?.pronoun !== one
    ? { ...unknownPerson, name: / /.test(name) ? null : name, pronoun: one }
    : null;
}

/** What is said of the text in its request, sentence by sentence. */
function dictatedBy({ latest: { sentences } }: Memory, to: Person | null, isOf: boolean) {
  const at = sentences.findIndex((each) => asksToWrite.test(each.text));
  const said: Said[] = [];
  if (at < 0) return { said, isExplicit: false };
  const add = (text: string, isVerbatim = false) => said.push({ text, isVerbatim });
  const isDirect =
    !isOf && sentences.some(({ text }, index) => index > at && saidOutright.test(text));
  // Whatever is told beside thanks is what they are for.
  const isThanks = /\bthank/i.test(sentences[at]?.text ?? '');
  let isExplicit = isDirect;
  let isQuote = false;
  for (const [index, { text }] of sentences.entries()) {
    const quote = afterColon.exec(text)?.[1];
    const clauses = quote ? [] : clausesToSay(text);
    isExplicit ||= quote !== undefined || clauses.length > 0;
    if (quote) add(quote, true);
    for (const clause of clauses) add(clause);
    const inPassing = index === at ? alsoSaid.exec(text)?.[1] : undefined;
    if (inPassing && clauses.length === 0) add(inPassing);
    if (quote || clauses.length > 0 || index <= at) isQuote ||= quote !== undefined;
    else if (isDirect || isQuote) {
      if (!notInIt.test(text)) add(text, true);
    } else if (isFact(text, { to, goesOn: said.length > 0, isThanks })) add(text);
  }
  return { said, isExplicit };
}

/** 'I hope you weren't scared': said to the one who gets it, and not to the companion. */
const saidOutright =
  /^(?!if\b)(?!.*\b(?:can|could|will|would|do) you\b)(?!.*\b(?:I told you|you (?:do it|know|write|think))\b).*\bI\b.*\byou\b/i;
const notInIt =
  /^(?:something|sort of|like|and then|in |not |no |so |don't|dont|just |but (?:not|don't|joined)|(?:max|short|keep|make|signed)\b)|\b(?:joined up|in english|sound like|for the card|not too)\b/i;
/** 'Can it say: one year without your terrible singing'. */
const afterColon =
  /\b(?:say|says|saying|please|pls|this|just|text|message|email|post|it)\s?: ?(?! ?that\b)(.{8,})$/i;

/** One sentence as it is said to whoever gets it. Of somebody else who is 'she' as well it stays as it is. */
function saidTo(text: string, to: Person | null, { lostPerson }: Memory): string {
  if (!to) return text.replace(mayDo, 'you ');
  const isOther = lostPerson && lostPerson.name !== to.name && lostPerson.pronoun === to.pronoun;
  const names = [lostPerson?.name, lostPerson?.word].filter((name) => !!name);
  const isNamed = names.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text));
  if (isOther && (isNamed || !ofNow.test(text))) return text;
  return toSecondPerson(text, to);
}
const ofNow =
  /\b(?:can|could|may|must|should|doesn't|does not|doesnt|needn't|has to|is|will|won't)\b/i;

/** Who gets it, by the kin that is named beside, by what was told, or by whom it can mean alone. */
function receiverOf(memory: Memory): string | null {
  const [, , beside] = ofKin.exec(memory.latest.text) ?? [];
  if (beside && !isCommonCapital(beside)) return beside;
  const known = certainRecipientOf(memory);
  const name = addresseeName(memory) ?? (known ? salutationOf(known) : null);
  return name === 'Ex' ||
    (name && new RegExp(`\\b(?:I am|I'm) called ${name}\\b`, 'i').test(memory.latest.text))
    ? null
    : name;
}

const mayDo = /\b(?:s?he|they) (?=(?:can|could|may|must|should)\b)/gi;
const anybody = /\b(?:he|she|him|her|his|hers)\b/i;
const bounds = { words: 60, questions: 0 };

/** 'Ill carry him': of whoever writes so fast, nobody is ill. */
const withApostrophes = (text: string): string =>
  text
    .replace(/^ill (?=\p{Ll})/iu, "I'll ")
    .replace(/\bive\b/gi, "I've")
    .replace(/\bim\b/gi, "I'm")
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, capitalise);

const asksToWrite =
  /\b(?:writ(?:e|ing)|draft|compose|word(?:ing)?|phrase|set down|reply|post|caption|speech|eulogy|poem|notice|good ?bye to|(?:do|put|make|give|send|help)(?: me| us)?(?: \w+){0,4} (?:text|message|lines|email|letter|note|card|words)|message|text|e-?mail|letter|card|note|few lines)\b/i;

/** 'That I've met someone, that it takes nothing away'; 'say yes'; 'she must know he was not alone'. */
function clausesToSay(sentence: string): string[] {
  const begun = begins.exec(sentence)?.[1];
  const [words = ''] = (begun ?? toSay.exec(sentence)?.[1] ?? '').split(ofTheMessage);
  if (words === '' || (!begun && notSaid.test(words))) return [];
  return words
    .split(
      /(?:,|,? and|:) that |(?:,|, and) (?=(?:I|I'd|I'm|I'll|we|we'd|my|our|his|her|she|he|there's)\b)|, and (?=only )/i,
    )
    .map((each) => each.replace(/[\s,]+$/, ''));
}

const begins = /^(?:(?:and|just|only|also|about [^,.]+)[:, ]+)*that (.+)/i;
const toSay =
  /\b(?:(?:something|text|message|email|card|note|one|it) (?:that |which )says(?= (?!something|sorry|good)\p{L})|(?<!\b(?:don't|dont|not) )say(?:ing)?|about how|(?:tell(?:ing)?|let(?:ting)?) (?:him|her|them|\p{Lu}\p{Ll}+)(?: know)?(?= that\b)|(?:s?he|they) (?:must|should|needs? to|has to|have to|ought to) know|(?:put|write|mention)(?: in)?(?: \w+){0,4}(?= that (?:I|we|my|our|s?he|his|her|they|their|it|there|the|nobody)\b)|mention [^.?!]{3,90}?(?= that (?:I|we|my|our|s?he|his|her|they|their|it|there|the|nobody)\b)) (?:that )?(.+)/iu;
/** 'A letter to Mr Lawson, I need five days to bury my sister'. */
const alsoSaid =
  /, (I (?:need|will|am|won't|can't|cannot|have)\b(?! (?:you|help|translate|change|send|sign|copy|to (?:write|say|send))\b)[^.?!]{8,})$/i;
/** Of the text, and nothing that stands in it. */
const notSaid =
  /^(?:a (?:few|bit|word|little)|some\w*|smth|sth|summat|few words|any\w*|it|this|that|thank\w*|sorry|good ?bye|hello|no|about|how|what|why|who|when|where|to|me|so|whatever|family|the (?:right|same|wrong)|things?)\b/i;
const ofTheMessage =
  /[,;]? \b(?:please|pls|plz|but (?:do not|don't|dont|not|keep|make|without)|without \p{L}+ing|not too|and (?:keep|make|don't|dont|sign)|make it|keep it|dont make|don't make)\b/iu;

/** A sentence beside the request that belongs into the text: it names a day, somebody, or the one who gets it, or goes on with a point. */
type FactOf = { to: Person | null; goesOn: boolean; isThanks: boolean };
function isFact(sentence: string, { to, goesOn, isThanks }: FactOf): boolean {
  if (ofTheText.test(sentence) || beside.test(sentence)) return false;
  const count = wordsOf(sentence).length;
  if (count < 4 || count > 30) return false;
  if (goesOn && /^and (?:s?he|I|we|they|the|my|our)\b/i.test(sentence)) return true;
  const names = (sentence.match(/(?<=\S )\p{Lu}\p{Ll}+/gu) ?? []).some(
    (word) => !isCommonCapital(word),
  );
  return (
    isThanks ||
    names ||
    dayOrNumber.test(sentence) ||
    (to !== null && pronouns[to.pronoun].test(sentence))
  );
}

/** How it is to be written. */
const ofTheText =
  /\b(?:short|long|sopp\w*|flower\w*|gush\w*|chatgpt|formal|casual|funny|simple|english|poem|letters?|message|texts?|lines?|words?|e-?mails?|cards?|writ\w+|wrote|sign\w*|rhym\w*|tone|sounds?|exclamation|swear\w*|nothing|nowt|please$|thanks?|polite|kind|kindly|you|your|read|reads|translate)\b/i;
/** Why it is to be written. */
const beside =
  /^(?:(?:and|but|so|because|cos) )?(?:they|people|everyone|everybody|nobody|no one|it|its|it's|that|this|like|as if|I (?:can't|cannot|don't|dont|do not|need|want|have to|must|should|would like|keep|hate|never|can)|I'd (?:like|rather)|her name|his name|no|not|I am called|I'm called|say|tell|put|make|don't|dont|keep|use|mention|include|do)\b|\bI know (?:that|it)\b|^(?:(?:and|but|so) )?(?:he|she|they)(?:'s|'re| is| are)(?: not| always| still)?(?: an?| so| very| quite| really| too| my)* ?(?:bad|good|decent|nice|lovely|kind|fair|sound|all ?right|ok|okay|fine|elder|sister|brother|touchy|sensitive|old|proud|busy|stubborn|difficult)\b/i;
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
  const titled = /\b(Mrs|Ms|Miss|Mr)\.? \p{Lu}/u.exec(text)?.[1];
  if (titled) return { ...unknownPerson, pronoun: titled === 'Mr' ? 'he' : 'she' };
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
  return { ...unknownPerson, name: name && !/ /.test(name) ? name : null, pronoun };
}

/** 'His wife Christine.' */
const ofKin = /\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (\p{Ll}+),? (\p{Lu}\p{Ll}+)/u;
