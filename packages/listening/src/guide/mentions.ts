import { nameAfterBareRelation, nameAfterRelation, nameFrom, namesIn } from './names.ts';
import {
  bareRelationPattern,
  mentionPattern,
  type Pronoun,
  type Relation,
  relationOf,
} from './relations.ts';
import { createTextCache } from './text-cache.ts';

/** How one is named in a text. `word` is the relation as the person puts it ('nan'), or empty if there is only a name. */
export type Mention = {
  position: number;
  word: string;
  relation: Relation;
  pronoun: Pronoun;
  possessive: 'your' | 'the';
  name: string | null;
};

/** Somebody the person speaks of. `isGone`: alive, but they left or are out of reach. */
export type Person = Omit<Mention, 'position'> & {
  isDead: boolean;
  isGone: boolean;
  /** The person does not want to talk about them. */
  isClosed?: boolean;
  /** The turn in which they were last mentioned. */
  lastMentioned: number;
};

/** Somebody of whom nothing is known yet. */
export const unknownPerson: Person = {
  word: '',
  name: null,
  relation: 'other',
  pronoun: 'they',
  possessive: 'your',
  isDead: false,
  isGone: false,
  lastMentioned: 0,
};

const mostCached = 2_000;
const mentionsByText = createTextCache<readonly Mention[]>();

/** Who is mentioned in a text, in order. Cached by text, because every turn analyses the whole conversation again. */
export function mentionsIn(text: string, knownNames: readonly string[] = []): readonly Mention[] {
  const key = `${knownNames.join()}|${text}`;
  const known = mentionsByText.get(key);
  if (known) return known;
  if (mentionsByText.size > mostCached) mentionsByText.clear();
  const found = findMentions(text, knownNames);
  mentionsByText.set(key, found);
  return found;
}

function findMentions(text: string, knownNames: readonly string[]): Mention[] {
  const found = [...mentionsByRelation(text)];
  for (const match of text.matchAll(bareRelationPattern)) {
    const word = (match[1] ?? '').toLowerCase();
    const { relation, pronoun } = relationOf(word);
    const name = nameAfterBareRelation(text.slice(match.index + word.length));
    found.push({ position: match.index, word, relation, pronoun, possessive: 'your', name });
  }
  const names = new Set(found.map(({ name }) => name));
  for (const { name, position } of namesIn(text, knownNames)) {
    if (names.has(name)) continue;
    names.add(name);
    found.push({
      position,
      word: '',
      relation: 'other',
      pronoun: 'they',
      possessive: 'your',
      name,
    });
  }
  return found.sort((a, b) => a.position - b.position);
}

/** 'A man who was not my father', 'my sister, not my brother'. */
const deniedBefore =
  /(?:(?<!\bor )\bnot|\b(?:was|is|were|are)n't)\s+(?:really |even |actually )?$/i;

/** 'It wasn't my son's fault' is about the son. */
const isPossessive = /^['’]s\b/;

function* mentionsByRelation(text: string): Generator<Mention> {
  for (const match of text.matchAll(mentionPattern)) {
    const [all, determiner = '', , word = ''] = match;
    const { relation, pronoun } = relationOf(word);
    // 'He was my best friend' says what he was; it mentions nobody new.
    const isPredicate =
      /\b(?:he|she|they)(?:'s| was| is| were| are)\s+(?:also |always |truly |really )?$/i.test(
        text.slice(0, match.index),
      );
    if (
      isPredicate ||
      (deniedBefore.test(text.slice(0, match.index)) &&
        !isPossessive.test(text.slice(match.index + all.length)))
    )
      continue;
    // 'Soo-jin was my roommate' names one.
    const named =
      /^(?:(?:and|but|so|well|my)[, ]+)*(\p{L}+(?:-\p{L}+)?) (?:was|is) (?:always |also )?$/iu.exec(
        text
          .slice(0, match.index)
          .split(/[.!?] /)
          .at(-1) ?? '',
      )?.[1];
    const possessive = determiner.toLowerCase() === 'the' ? 'the' : 'your';
    if (possessive === 'the' && relation !== 'pet' && relation !== 'baby') continue;
    const rest = text.slice(match.index + all.length);
    if (/^(?: tongue| in[ -]law|'s day)\b/i.test(rest)) continue;
    // 'My mum's friend' is about the friend.
    if (/^'s\s+(?:mum|mom|dad|friend|wife|husband|partner|family|new)\b/i.test(rest)) continue;
    yield {
      position: match.index,
      word: word.toLowerCase(),
      relation,
      pronoun,
      possessive,
      name: nameAfterRelation(rest) ?? (named ? nameFrom(named) : null),
    };
  }
}
