import { asPattern } from '@mooring/contract/as-pattern';
import { resolvePerson } from './coreference.ts';
import { salutationOf } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { isCommonCapital, nameFrom } from './names.ts';
import { capitalise } from './text.ts';

/** Who gets a message: by a title, a name in the request, or the only living one who was named and whom 'him' or 'her' fits. */
export function addresseeName(memory: Memory): string | null {
  const { text } = memory.latest;
  if (/\bwhoever\b/i.test(text)) return null;
  const title = text.match(titled);
  if (title) return capitalise(`${capitalise(title[1] ?? '')} ${capitalise(title[2] ?? '')}`);
  const apart = text.match(/\b(?:to|for) (?:him|her|them), (\p{Lu}\p{Ll}+)/u)?.[1];
  if (apart && !isCommonCapital(apart)) return apart;
  const called = text.match(
    /\b(?:(?:his|her|their) name|(?:s?he|they)(?:'s| is| are) called|called)(?:'?s| is)? (\p{L}{3,})/iu,
  )?.[1];
  const calledName = called && isNameIn(memory, called) ? called : null;
  if (calledName) return capitalise(calledName);
  const said = [...text.matchAll(told), ...text.matchAll(sentTo)].map(([, word = '']) => word);
  const name = said.find((word) => isNameIn(memory, word));
  if (name) return capitalise(name);
  if (/\bboth (?:of )?(?:them|you)\b/i.test(text)) return 'both';
  const [, relation = ''] =
    text.match(
      /\b(?:to|for|tell|text|thank|message|email|write|send|answer) (?:(?:my|our) )?(?!the\b|him\b|her\b|them\b)(\p{L}+)(?!'s)/iu,
    ) ?? [];
  const relative = relation ? resolvePerson(memory, relation) : null;
  if (relative) return nameOf(relative);
  return birthdayChild(memory) ?? onlyOneMeant(memory) ?? namedByOffice(memory);
}

const titled =
  /\b([Mm]rs?|[Mm]s|[Dd]r|Miss|Father|Sister|Uncle|Aunt|Auntie)\.? (?!(?:and|to|is|was|for|who|that)\b)(\p{L}{3,})/u;
const told =
  /\b(?:tell|telling|text|thank|message|email|write|whatsapp|send|answer|ask|asking|owe|apologi[sz]e to|message to|text to|card to|card for|letter to|letter for|note to|something to|something for) (?!telling\b|saying\b|asking\b|message\b)([\p{L}'-]{2,})(?! (?:&|and sons|ltd)\b)(?! &)/giu;
const sentTo = /\b(?:to|for|with) (?:the )?([\p{L}'-]{3,})(?! &)/giu;

/** Written with a capital in the request or where it was told. */
const isNameIn = ({ statements }: Memory, said: string): boolean => {
  if (/^\p{Lu}\p{Ll}+$/u.test(said)) return !isCommonCapital(said);
  const name = nameFrom(said);
  if (name === null) return false;
  const capitalised = new RegExp(`(?<![.?!] |^)\\b${asPattern(name)}\\b`);
  return statements.some(({ text }) => capitalised.test(text));
};

/** Nobody is called 'Brother' who gets a message. */
const nameOf = (person: Person): string | null =>
  person.name || ['parent', 'grandparent'].includes(person.relation) ? salutationOf(person) : null;

/** 'It's my brother Finn's birthday', where a card for it is asked for. */
function birthdayChild({ latest: { text }, statements }: Memory): string | null {
  if (!/\bcard\b/i.test(text)) return null;
  const told = statements.map((each) => each.text).join('. ');
  const [, name = ''] = told.match(/\b(\p{Lu}\p{Ll}+)'s (?:\p{L}+ )?birthday\b/u) ?? [];
  return name && !isCommonCapital(name) ? name : null;
}

/** 'My boss is called Karen', told before a message to no one else was asked for. */
function namedByOffice({ latest: { text }, statements }: Memory): string | null {
  const inRequest = text.match(office)?.[1];
  if (inRequest) return inRequest;
  if (/\b(?:to|tell|text|email|message) (?!me\b)\p{L}+/iu.test(text)) return null;
  const named = statements.flatMap(({ text: told }) => told.match(office)?.[1] ?? []);
  return named.length === 1 ? (named[0] ?? null) : null;
}
const office =
  /\b(?:boss|manager|landlord|landlady|teacher|tutor|supervisor|agent)(?:'s name is|'s called| is called| is|,| called)? (\p{Lu}\p{Ll}+)/u;

/** 'Him' is the only living man who was named, or the only one of whom it is not known. */
function onlyOneMeant({ latest: { text }, people, statements }: Memory): string | null {
  const [, word = ''] =
    text.match(
      /\b(him|her)\b(?! (?:mum|mom|mam|dad|mother|father|sister|brother|family|parents|husband|wife)\b)/i,
    ) ?? [];
  if (word === '') return null;
  const pronoun = word.toLowerCase() === 'him' ? 'he' : 'she';
  const named = people.filter(
    (person) => nameOf(person) !== null && !person.isDead && !isNamedOfOther(person, statements),
  );
  const known = named.filter((person) => person.pronoun === pronoun);
  const [one, more] =
    known.length > 0 ? known : named.filter((person) => person.pronoun === 'they');
  return one && !more ? salutationOf(one) : null;
}

/** 'His name was Teddy': that is somebody who was, or of whom 'she' is not said. */
const isNamedOfOther = ({ name, pronoun }: Person, statements: Memory['statements']): boolean =>
  statements.some(({ text }) => {
    const [, whose = '', verb = '', said = ''] =
      text.match(/\b(his|her) name (was|is) (\p{L}+)/iu) ?? [];
    if (name === null || said.toLowerCase() !== name.toLowerCase()) return false;
    return verb === 'was' || (pronoun === 'she') !== (whose.toLowerCase() === 'her');
  });
