import { asPattern } from '@mooring/contract/as-pattern';
import { isRelationWord, relationOf } from '../guide/relations.ts';
import { capitalise, normaliseMessage } from '../guide/text.ts';
import { addFacts, type Fact, type ToldMessage } from './fact.ts';
import { inDigits, numberPattern } from './numbers.ts';
import { toldSentences } from './sentences.ts';
import { tell } from './tell.ts';
import { isTime, timePattern, writeTime } from './times.ts';

const lead =
  '(?:(?:no|nope|nah|sorry|wait|actually|oops|ugh|argh|hang on|hold on|well|correction|typo|i mean|i meant|my mistake|not quite|wrong|oh)[,.!:;]* )';
const value = "((?:my )?[\\p{L}\\d][\\p{L}\\d'-]*(?: [\\p{L}\\d][\\p{L}\\d'-]*){0,3}?)";
const ends = '(?=[,.!;]|$)';

/** 'Vera, not Vira', 'he was 71 not 17', 'in Leeds not London'. */
const rightFirst = new RegExp(
  `(?:^|\\b(?:it's|it is|it was|i said|i meant|called|named|is|was|were|in|on|at|for|her name's|his name's|she's|he's|i'm|died|sang|had) )(?:actually |really )?${value},? (?:and )?not ${value}${ends}`,
  'iu',
);
/** 'Not Vira, Vera', 'not Tuesday, it was Wednesday'. */
const wrongFirst = new RegExp(`(?:^|\\b)not ${value}(?:[,.;:]| but| -)+ ?${value}${ends}`, 'iu');
const meant = new RegExp(
  `^(?:(?:no|sorry|oops|oh|wait|actually)[,.]? )*(?:i (?:meant|mean|said)|it(?:'s| is| was) (?:actually )?|make that|\\*)(?: to (?:say|write))? ?(?:in |on |at )?${value}\\*?[.!]*$`,
  'iu',
);
const spelled =
  /\b(?:spel(?:led|t)|it's with an? \p{L} ?-?) ?(?:like )?"?(\p{L}[\p{L}'-]+)"?[.!]*$/iu;
const star = /^\*+\s?(\p{L}[\p{L}\d'-]*)[.!]*$|^(\p{L}[\p{L}\d'-]*)\*+[.!]*$/u;

/** The facts after a correction, or null where the message corrects none. */
export function correct(
  facts: readonly Fact[],
  message: ToldMessage,
  before: readonly string[],
): Fact[] | null {
  if (facts.length === 0) return null;
  const text = normaliseMessage(message.text);
  const where = { sentence: text.slice(0, 160), message: message.id, at: message.at };
  const [, right, wrong] = text.match(rightFirst) ?? swapped(text.match(wrongFirst));
  if (right && wrong) {
    const replaced = replaceEverywhere(facts, clean(right), clean(wrong), where);
    if (replaced) return replaced;
  }
  const [, starred, starredToo] = text.match(star) ?? [];
  const near = starred ?? starredToo ?? text.match(spelled)?.[1];
  if (near) return nearest(facts, near, where);
  const isCorrection = new RegExp(`^${lead}+`, 'i').test(text) || /\bactually\b/i.test(text);
  if (isCorrection) {
    const retold = tellAgain(facts, text, before, where);
    if (retold) return retold;
  }
  const only = clean(
    text.match(meant)?.[1] ?? text.match(new RegExp(`^${lead}+${value}[.!]*$`, 'iu'))?.[1] ?? '',
  );
  return only ? ofTheSameSort(facts, only, where) : null;
}

type Where = Pick<Fact, 'sentence' | 'message' | 'at'>;

const swapped = (match: RegExpMatchArray | null): readonly (string | undefined)[] =>
  match ? [match[0], match[2], match[1]] : [];

const clean = (words: string) =>
  words
    .replace(opening, '')
    .replace(/^my /i, '')
    .replace(/^(?:the|a|an) (?=\p{L}+$)/iu, '')
    .trim();
/** What a right or a wrong word is led in by: 'he was 71', 'its Pops', 'in Leeds'. A title as 'At Last' stays whole. */
const opening =
  /^(?:.*\b(?:it's|its|is|was|were|he's|she's|said|meant|called|named) |(?:no|sorry|actually|but) )?(?:(?:in|on|at) )?/;

/** Puts the right word for the wrong one wherever it stands: a relation, a name, a number, a day, a part of a place. */
function replaceEverywhere(
  facts: readonly Fact[],
  right: string,
  wrong: string,
  where: Where,
): Fact[] | null {
  const [good, bad] = [right.toLowerCase(), wrong.toLowerCase()];
  const isPerson = facts.some(({ about }) => about?.toLowerCase() === bad);
  if (isPerson && isRelationWord(good)) {
    return facts.map((fact) =>
      fact.about?.toLowerCase() === bad
        ? { ...fact, ...where, about: good, value: fact.kind === 'person' ? good : fact.value }
        : fact,
    );
  }
  // 'Pops, not Dad' says what he is called, and changes nothing else about him.
  if (isPerson && isRelationWord(bad)) {
    return addFacts(
      facts.filter(({ kind, about }) => kind !== 'nickname' || about !== bad),
      [{ kind: 'nickname', about: bad, of: null, value: capitalise(right), ...where }],
    );
  }
  const [newNumber, oldNumber] = [inDigits(good), inDigits(bad)];
  const written = (fact: Fact) =>
    fact.kind === 'age' || fact.kind === 'count'
      ? fact.value.replace(new RegExp(`^${asPattern(oldNumber)}(?= |$)`), newNumber)
      : fact.value.replace(wholeWord(wrong), sameCase(fact, right));
  let isFound = false;
  const corrected = facts.map((fact) => {
    const value = fact.kind === 'person' || fact.kind === 'loss' ? fact.value : written(fact);
    const about = fact.about?.toLowerCase() === bad ? capitalise(right) : fact.about;
    if (value === fact.value && about === fact.about) return fact;
    isFound = true;
    return { ...fact, ...where, value, about };
  });
  return isFound ? corrected : null;
}

const wholeWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\d])${asPattern(text)}(?![\\p{L}\\d])`, 'iu');

function sameCase({ kind, value }: Fact, right: string): string {
  if (kind === 'date') return writeTime(right);
  return kind === 'name' || kind === 'nickname' || /^\p{Lu}/u.test(value)
    ? capitalise(right)
    : right;
}

/** 'No, her name was Vera': told again, in place of what it was. */
function tellAgain(
  facts: readonly Fact[],
  text: string,
  before: readonly string[],
  where: Where,
): Fact[] | null {
  const plain = text.replace(new RegExp(`^${lead}+`, 'i'), '').replace(/\bactually\s/gi, '');
  const told = toldSentences(plain).flatMap((sentence) => tell(sentence, { facts, before }));
  let corrected: Fact[] = [...facts];
  let isFound = false;
  for (const one of told) {
    if (one.kind === 'person') continue;
    const old = corrected.findLast(
      (fact) => fact.kind === one.kind && fact.of === one.of && isSamePerson(fact.about, one.about),
    );
    if (!old) continue;
    isFound = true;
    const about = one.about === 'she' || one.about === 'he' ? old.about : (one.about ?? old.about);
    corrected = corrected.map((fact) => (fact === old ? { ...one, about, ...where } : fact));
  }
  return isFound ? corrected : null;
}

function isSamePerson(known: string | null, told: string | null): boolean {
  if (known === told || told === null) return true;
  if (told !== 'she' && told !== 'he') return false;
  if (known === null || known === 'me') return false;
  const { pronoun } = relationOf(known);
  return pronoun === told || pronoun === 'they';
}

/** 'I meant Tuesday', 'it was 71': the last fact of that sort. */
function ofTheSameSort(facts: readonly Fact[], right: string, where: Where): Fact[] | null {
  const isNumber = new RegExp(`^${numberPattern}$`, 'i').test(right);
  const isDay = isTime(right) || new RegExp(`^${timePattern}$`, 'i').test(right);
  if (!isNumber && !isDay) return nearest(facts, right, where);
  const old = facts.findLast(({ kind }) =>
    isNumber ? kind === 'age' || kind === 'count' : kind === 'date',
  );
  if (!old) return null;
  const value = isNumber ? old.value.replace(/^\d+/, inDigits(right)) : writeTime(right);
  return facts.map((fact) => (fact === old ? { ...old, ...where, value } : fact));
}

/** The name or word that differs from it by a slip of the keys. */
function nearest(facts: readonly Fact[], right: string, where: Where): Fact[] | null {
  if (right.includes(' ')) return null;
  const old = facts.findLast(
    ({ kind, value }) =>
      kind !== 'person' &&
      kind !== 'loss' &&
      value !== right &&
      distance(value, right) <= Math.max(1, Math.floor(right.length / 2)) &&
      !value.includes(' '),
  );
  if (!old) return null;
  return facts.map((fact) =>
    fact === old
      ? { ...old, ...where, value: old.kind === 'date' ? writeTime(right) : capitalise(right) }
      : fact,
  );
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function distance(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
