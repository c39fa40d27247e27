import { asSentence, canStandInDraft, isUnfitForDraft } from './draft-sentences.ts';
import type { Memory, Statement } from './memory.ts';
import type { Person } from './mentions.ts';
import { plain } from './plain-sentence.ts';
import { relationOf } from './relations.ts';
import { wordsOf } from './text.ts';

/** Whom a 'he' or a 'she' means just now. */
type Meant = 'person' | 'other';

/**
 * The sentences that were told of one person: what he or she did, liked or had. Nothing of whoever tells it, of other people, or of
 * the death, and none of which it is open whom its 'he' means. As they were told: 'He could not spell.' `isLoose`: also
 * what was told of both, which a poem may hold.
 */
export function toldOfPerson(memory: Memory, person: Person, isLoose = false): string[] {
  const names = mentionOf(person);
  let meant: Meant = 'person';
  let [turn, read] = [0, 0];
  let wasOther = false;
  const found: string[] = [];
  for (const statement of memory.statements) {
    // Whoever else was 'he' in a message is so in the next one as well, and then no longer.
    if (statement.turn > turn && !(wasOther && statement.turn === turn + 1)) meant = 'person';
    if (statement.turn > turn) wasOther = false;
    turn = statement.turn;
    // 'Let me tell you about the boy' is said to the companion, and no statement.
    const at = Math.max(read, memory.everything.indexOf(statement.text, read));
    if (names.test(memory.everything.slice(read, at))) meant = 'person';
    read = at + statement.text.length;
    const text = plain(statement.text);
    meant = meantBy(text, person, names) ?? meant;
    wasOther ||= meant === 'other' && he.test(text);
    if (meant === 'person') {
      const isAnyWith = isLoose && speaksOf(text, names);
      found.push(...(isAnyWith ? [part(text)] : fittingParts(text, statement, person, names)));
    }
    if (speaksOfOther(text, person, names) !== null) meant = 'other';
  }
  return found
    .map(asSentence)
    .filter((text, at, all) => canStandInDraft(text) && all.indexOf(text) === at);
}

/** The name and the word for kin, with what stands before them. */
function mentionOf({ name, word, relation, pronoun }: Person): RegExp {
  const child = pronoun === 'she' ? 'girl|daughter' : pronoun === 'he' ? 'boy|son|lad' : '';
  const words = [name, word, ['child', 'baby'].includes(relation) ? child : '']
    .filter((each) => !!each)
    .join('|');
  return new RegExp(`(?<![\\p{L}'])(?:${words || '(?!)'})(?![\\p{L}])`, 'iu');
}

const he = /\b(?:he|him|his|she|her|hers)\b/i;

/** Who is meant from this sentence on, where it says so. */
function meantBy(text: string, person: Person, names: RegExp): Meant | null {
  const at = text.search(names);
  const other = speaksOfOther(text, person, names) ?? Number.POSITIVE_INFINITY;
  const pronoun = text.search(he);
  // 'I don't think he has said the name Anders': that 'he' is somebody else.
  if (at >= 0 && at < other) return pronoun >= 0 && pronoun < at ? null : 'person';
  return other < (pronoun < 0 ? Number.POSITIVE_INFINITY : pronoun) ? 'other' : null;
}

/** Where somebody else stands in the sentence whom the same pronoun could mean. */
function speaksOfOther(text: string, person: Person, names: RegExp): number | null {
  for (const { index, 0: word } of text.matchAll(/(?<![\p{L}'])\p{L}[\p{L}-]*/gu)) {
    // 'My mate Dazza' is the same one.
    const after = text.slice(index + word.length);
    if (names.test(word) || new RegExp(`^,? ${names.source}`, 'iu').test(after)) continue;
    const { pronoun } = relationOf(word.toLowerCase());
    const isKin = pronoun !== 'they' && (pronoun === person.pronoun || person.pronoun === 'they');
    if (isKin || others[person.pronoun]?.test(word)) return index;
  }
  return null;
}

const others: Partial<Record<Person['pronoun'], RegExp>> = {
  he: /^(?:man|men|bloke|guy|fella|fellow|boss|foreman|sir|nephew|uncle|vicar|priest|pastor|dominee|vet|apprentice|doctor|cousin|neighbou?r|mate|friend|partner|colleague|driver|teacher|our|grandson|ex)$/i,
  she: /^(?:woman|lady|girl|lassie|boss|niece|aunt|auntie|aunty|midwife|nurse|waitress|patient|doctor|vet|cousin|neighbou?r|mate|friend|partner|colleague|teacher|granddaughter|client|ex)$/i,
};

/** 'I had her since I was nine': of both. */
const speaksOf = (text: string, names: RegExp): boolean =>
  (he.test(text) || names.test(text)) &&
  !isUnfitForDraft(text) &&
  !unfit.test(text) &&
  wordsOf(text).length <= longest;

/** The whole sentence, or those of its clauses that are told of the person. */
function fittingParts(text: string, { turn }: Statement, person: Person, names: RegExp): string[] {
  const isOfThem = (part: string) => fits(part, person, names);
  if (isOfThem(text)) return [part(text)];
  const means = /^(?:it|the name|(?:his|her) name) means (\p{L}[\p{L} ]{1,24})$/iu.exec(text)?.[1];
  if (means && person.name && turn > 0) return [`${person.name} means ${means}`];
  const parts = text.split(/,? (?:and|but|because|so) (?=(?:s?he|they)\b)|, (?=(?:s?he|they)\b)/i);
  return parts.length > 1 ? parts.filter(isOfThem).map(part) : [];
}

const part = (text: string): string => text.replace(/,? same as me$/i, '');

function fits(text: string, person: Person, names: RegExp): boolean {
  if (isUnfitForDraft(text) || unfit.test(text) || wordsOf(text).length > longest) return false;
  // Of whoever died nothing is so now: 'he drives over there' is somebody else.
  if (person.isDead && isNow.test(text)) return false;
  const subject = person.pronoun === 'they' ? '(?:s?he|they)' : person.pronoun;
  const rest = new RegExp(`^(?:my |our )?(?:\\p{L}+ )?(?=${names.source})(.+)`, 'iu').exec(
    text,
  )?.[1];
  const isNamed = rest !== undefined && !/^\S+'s (?!been|got|always)/i.test(rest);
  const isPronoun = new RegExp(`^${subject}(?:'d|'s|'ll)? \\p{L}`, 'iu').test(text);
  const owned = { he: 'his', she: 'her', they: '(?:his|her|their)' }[person.pronoun];
  const isOwned = new RegExp(`^${owned} (?!name\\b)\\p{L}+`, 'iu').test(text) && !ofKin(text);
  return (isNamed || isPronoun || isOwned) && wordsOf(text).length > 2;
}
const longest = 26;
const isNow =
  /^(?:s?he|they)(?:'s(?! (?:been|had))| (?:(?:always|never|still|just|often|only) )?(?!(?:always|sometimes|perhaps|besides)\b)(?:is|are|has|does|goes|\p{L}{2,}[^s\W]s))\b/iu;

/** 'His mam gave me his helmet' is told of his mam. */
const ofKin = (text: string): boolean => {
  const [, word = ''] = /^(?:his|her|their) (\p{L}+)/iu.exec(text) ?? [];
  return (
    relationOf(word.toLowerCase()).relation !== 'other' ||
    /^(?:wife|mam|ma|nephew|cousin)$/i.test(word)
  );
};

/** The death, the illness and the funeral; a quarrel; what the teller feels or thinks; what never was. */
const unfit = new RegExp(
  [
    '\\b(?:die[ds]?|dead|death|dying|killed|passed|funeral|buried|burial|cremat\\w*|ashes|coffin|grave|ground|hospital|hospice|ward|ill|illness|poorly|sick|stroke|cancer|tumou?r|(?:bad|weak) heart|heart attack|overdose\\w*|drugs?|drown\\w*|run over|crash\\w*|accident|put (?:down|to sleep)|morgue|inquest|chemo\\w*|morphine|dementia|alzheimer\\S*|suicide|breathing|last (?:words|breath)|coroner|miscarr\\w*)\\b',
    "\\bI (?:don't|can't|cannot|never|wish|feel|felt|hate|hated|thought|keep|am|wonder)\\b|\\bI'm\\b",
    '\\b(?:pinched|cheat\\w*|shout\\w*|owed?|drunk|liar|lied|hit (?:me|us)|hated (?:me|us)|row|temper|cruel|tongue like|bull(?:y|ied)|divorce\\w*|affair|prison|debts?|argu\\w*|fought|reckons|wants the|left me|dumped|finished with|blam\\w*|killing me)\\b',
    '\\bhad (?:a|his|her) (?:wife|husband|girlfriend|boyfriend|family)\\b',
    "\\b(?:would|could|should|might) have\\b|\\b\\w+'d have\\b|\\bcan see me\\b",
    '^(?:s?he|they) (?:is|are|was|were) (?:gone|here|there|not|alone|the one|in the|right|wrong|so|such)\\b',
    '^(?:s?he|they) (?:said|says|asked|told|thinks?|knew|knows) ',
  ].join('|'),
  'i',
);

/** What the person is called in words about them: the name, or 'My grandmother'. */
export const calledInWords = ({ name, word }: Person): string =>
  name ? name : word ? `My ${word}` : '';

/** The first 'he' of a text becomes the name: 'Anders could not spell.' */
export const withName = (sentence: string, person: Person): string => {
  const called = calledInWords(person);
  return called === ''
    ? sentence
    : sentence
        .replace(/^(?:He|She|They)(?= \p{L})/u, called)
        .replace(/^(?:He|She)(?='(?:d|s|ll) )/u, called)
        .replace(/^(?:His|Her)(?= )/u, `${called}'s`);
};

/** Short things said where the name was told, which are no sentences: 'heading dog', '15'. */
export function phrasesOf(memory: Memory, person: Person): string[] {
  const { name } = person;
  if (!name) return [];
  const named = memory.statements.find(({ text }) => text.toLowerCase() === name.toLowerCase());
  const beside = memory.statements.filter(
    (each) => each.turn === named?.turn && each !== named && wordsOf(each.text).length <= 3,
  );
  return beside
    .map(({ text }) => text.trim())
    .filter((text) => !unfit.test(text) && !/\b(?:I|me|my|he|she|it)\b/i.test(text))
    .map((text) => (/^\d{1,3}$/.test(text) ? `${text} years` : text));
}
