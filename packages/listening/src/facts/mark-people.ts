import { nameAfterRelation, namesIn } from '../guide/names.ts';
import {
  bareRelationPattern,
  mentionPattern,
  type Pronoun,
  relationOf,
} from '../guide/relations.ts';
import type { Fact } from './fact.ts';

/**
 * Somebody whom a sentence speaks of. `about` is as in a fact; `name` stands beside the relation: 'my wife Ana'. `words`: as
 * the sentence has it.
 */
export type Marked = { about: string; name: string | null; words: string };

/** A sentence in which each person stands as '⟨0⟩', '⟨1⟩', so that a pattern reads 'my old dog' and 'she' alike. */
export type MarkedSentence = { text: string; people: readonly Marked[] };

/** What a sentence is read with: what is known, and the person's sentences before it, oldest first. */
export type Context = { facts: readonly Fact[]; before: readonly string[] };

/** One person of a marked sentence. The only group is the number. */
export const who = '⟨(\\d+)⟩';

type Span = Omit<Marked, 'words'> & { start: number; end: number };

const pronouns = /(?<![\w'-])(she|he|her|him|his)(?![\w-])/gi;
const pluralForOwner =
  /(?<=(?:my|our) \w{2,12}|^\w{2,12}|\s\w{2,12})(?<!')s(?= (?:name|birthday|funeral|favou?rite|song|ashes|nickname)\b)/gi;

export function markPeople(sentence: string, context: Context): MarkedSentence {
  const text = sentence.replace(pluralForOwner, (s, at: number, all: string) =>
    isRelationBefore(all.slice(0, at)) ? "'s" : s,
  );
  const spans = spansIn(text, context.facts);
  for (const match of text.matchAll(pronouns)) {
    const [word] = match;
    if (spans.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    const about = resolve(word, text.slice(0, match.index), context);
    spans.push({ about, name: null, start: match.index, end: match.index + word.length });
  }
  spans.sort((one, other) => one.start - other.start);
  let marked = '';
  let at = 0;
  for (const [index, { start, end }] of spans.entries()) {
    const isPossessive = /^his$/i.test(text.slice(start, end));
    marked += `${text.slice(at, start)}⟨${index}⟩${isPossessive ? "'s" : ''}`;
    at = end;
  }
  const people = spans.map(({ about, name, start, end }) => ({
    about,
    name,
    words: text.slice(start, end),
  }));
  return { text: marked + text.slice(at), people };
}

const isRelationBefore = (text: string) =>
  relationOf(text.match(/\w+$/)?.[0] ?? '').relation !== 'other';

/** Relations and names, without pronouns. */
function spansIn(text: string, facts: readonly Fact[]): Span[] {
  const spans: Span[] = [];
  const add = (span: Span) => {
    if (!spans.some(({ start, end }) => span.start < end && span.end > start)) spans.push(span);
  };
  for (const match of text.matchAll(mentionPattern)) {
    const [all, determiner = '', , word = ''] = match;
    const { relation } = relationOf(word);
    if (determiner.toLowerCase() === 'the' && relation !== 'pet' && relation !== 'baby') continue;
    const more = text.slice(match.index + all.length).match(/^ (?:boy|girl|bump)\b/i)?.[0] ?? '';
    add(withName(text, match.index, match.index + all.length + more.length, word));
  }
  for (const match of text.matchAll(bareRelationPattern)) {
    add(withName(text, match.index, match.index + match[0].length, match[0]));
  }
  for (const { name, position } of namesIn(text, namesKnown(facts))) {
    const start = text.toLowerCase().indexOf(name.toLowerCase(), position);
    if (start < 0) continue;
    const about = whose(name, facts);
    // 'Her name was Ana', 'moved to Perth': a word with a capital that is not known stands here for something else.
    if (!about && isNoSubject.test(text.slice(0, start))) continue;
    // Every sentence begins with a capital: 'Fever is 38', 'Tractor’s dead'.
    if (!about && start === 0 && !saysWho.test(text.slice(name.length))) continue;
    add({ about: about ?? name, name: null, start, end: start + name.length });
  }
  return spans;
}

const isNoSubject =
  /\b(?:is|was|called|call|named|name's|names|as|by|to|of|from|in|at|knew|for)\s+$/i;
const saysWho =
  /^,? (?:(?:has |just |sadly )?(?:died|passed away)\b|(?:was|is) (?:my|our)\b|(?:my|our)\b)/i;
/** 'We called our baby Noah' gives a name, and does not speak of somebody called 'our baby Noah'. */
const isBeingNamed = /\b(?:call(?:ed|s)?|name(?:d|s)?|nicknamed|knew)\s+$/i;

function withName(text: string, start: number, end: number, word: string): Span {
  const name = isBeingNamed.test(text.slice(0, start)) ? null : nameBeside(text.slice(end));
  const about = word.toLowerCase();
  if (!name) return { about, name, start, end };
  const at = text.toLowerCase().indexOf(name.toLowerCase(), end);
  return { about, name, start, end: at + name.length };
}

/** The name right after a relation. 'My baby girl was' names nobody. */
function nameBeside(rest: string): string | null {
  const name = nameAfterRelation(rest);
  const titled = rest.match(
    /\b(?:Mr|Mrs|Miss|Ms|Dr|Sir|Lady|Captain|Saint|Old) \p{Lu}[\p{L}'-]+/u,
  )?.[0];
  if (name && titled?.startsWith(name)) return titled;
  if (
    !name ||
    /^(?:boy|girl|who|bump|one|lol|said|says|goes|went|came|made|thinks|mr|mrs|miss|ms|dr|and|only|did|does|told|used|house|car|room|thing|side)$/i.test(
      name,
    )
  )
    return null;
  return name;
}

const isName = ({ kind, about }: Fact) =>
  (kind === 'name' || kind === 'nickname') && about !== 'me';

const namesKnown = (facts: readonly Fact[]) => facts.filter(isName).map(({ value }) => value);

/** Whose name it is. */
const whose = (name: string, facts: readonly Fact[]): string | null =>
  facts.find((fact) => isName(fact) && fact.value.toLowerCase() === name.toLowerCase())?.about ??
  null;

const pronounOf = (word: string): Pronoun => (/^(?:she|hers?)$/i.test(word) ? 'she' : 'he');

/**
 * Whom a pronoun means: the one whom the nearest earlier sentence speaks of. Where two fit, nothing is guessed, and the
 * pronoun itself stands.
 */
function resolve(word: string, earlier: string, { facts, before }: Context): string {
  const pronoun = pronounOf(word);
  for (const sentence of [earlier, ...before.toReversed()]) {
    const fitting = new Set(
      spansIn(sentence, facts)
        .map(({ about }) => about)
        .filter((about) => canBe(about, pronoun)),
    );
    const [only, another] = fitting;
    if (only && !another) return only;
    if (another) return pronoun;
  }
  const known = new Set(facts.flatMap(({ about }) => (about && isSomebody(about) ? [about] : [])));
  const fitting = [...known].filter((about) => canBe(about, pronoun));
  return fitting.length === 1 && fitting[0] ? fitting[0] : pronoun;
}

const isSomebody = (about: string) => !['me', 'she', 'he'].includes(about);

/** 'they' may be either; a name without a relation too. */
function canBe(about: string, pronoun: Pronoun): boolean {
  const other = relationOf(about).pronoun;
  return isSomebody(about) && (other === pronoun || other === 'they');
}
