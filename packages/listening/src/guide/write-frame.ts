import { asPattern } from '@mooring/contract/as-pattern';
import { resolvePerson } from './coreference.ts';
import { salutationOf, toldSentences } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import {
  frameNotes,
  frames,
  type Purpose,
  purposes,
  toChooseFrom,
  wholeNotes,
} from './message-frames.ts';
import { nameFrom } from './names.ts';
import { seededChoice } from './seeded-random.ts';
import { capitalise, wordsOf } from './text.ts';

/** How many sentences of what was told are offered beside a message. */
const mostOffered = 4;

/**
 * A message to somebody of whom too little is sure to say what was told to them as 'you': a salutation, the sentences that such a
 * message is made of, and dots for what only the person knows. What they told stands below it, to choose from, and never in it: some
 * of it may be what they want to keep out.
 */
export function writeFrame(memory: Memory, purpose: Purpose, seed: string): string {
  const name = purpose === 'self' ? 'me' : recipientName(memory);
  const offered = offeredFor(memory, purpose, name);
  const message = [
    purpose === 'stop' && (!name || isOfDead(memory))
      ? 'To whom it may concern,'
      : `Dear ${name ?? '…'},`,
    sentencesFor(purpose, memory.latest.text),
  ].join('\n\n');
  return [
    message,
    offered.length > 0 && `${toChooseFrom}\n${offered.map((line) => `– ${line}`).join('\n')}`,
    seededChoice(message.includes('…') ? frameNotes : wholeNotes, seed, 'note'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** 'Mr Peverell was his name': the one who is named is not the one who is written to. */
const isOfDead = ({ latest: { text } }: Memory): boolean =>
  /\bwas (?:his|her|their) name\b/i.test(text);

/** What a message is for, by the words of the request; null where they name no purpose. */
export function purposeOf({ latest: { text }, statements }: Memory): Purpose | null {
  const named = purposes.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const isBirthday =
    /\bcard\b/i.test(text) && statements.some((told) => /\bbirthday\b/i.test(told.text));
  return named ?? (isBirthday ? 'birthday' : null);
}

/**
 * What was told that may stand in it. Where a message has a purpose of its own, only what names the one who gets it: much of the rest
 * is not for them. Nobody has to give reasons for a refusal or a question.
 */
function offeredFor(memory: Memory, purpose: Purpose, name: string | null): string[] {
  if (purpose === 'refuse' || purpose === 'ask') return [];
  const names = name && new RegExp(`\\b${asPattern(name.split(' ').at(-1) ?? name)}\\b`, 'i');
  const all = !names || ['other', 'self', 'stop'].includes(purpose);
  const statements = memory.statements.filter(({ text }) => all || names.test(text));
  return toldSentences({ ...memory, statements }, null)
    .filter((line) => wordsOf(line).length >= 4)
    .slice(-mostOffered);
}

/** The sentences of the purpose, with what the request itself says in the place of the first dots. */
function sentencesFor(purpose: Purpose, text: string): string {
  const [, said = ''] = text.match(saidInRequest[purpose] ?? /(?!)/) ?? [];
  const words = said.replace(/[\s,.;:!?]+$/, '');
  if (words === '' || /\b(?:he|she|him|her|his|they|them|their|you|it)\b/i.test(words))
    return frames[purpose].join('\n');
  const [first = ''] = frames[purpose];
  const filled = `${purpose === 'ask' ? 'whether you could ' : ''}${firstPerson(words)}.`;
  return [first.replace('…', filled), ...(purpose === 'ask' ? frames.ask.slice(1) : [])].join('\n');
}

/** 'Can you tell Mr Fenwick no viewings before ten': what he is to be told. */
const saidInRequest: Partial<Record<Purpose, RegExp>> = {
  ask: /\bask(?:ing)? (?:him|her|them|(?:mr|mrs|ms|dr)\.? \p{L}+|\p{Lu}\p{L}+) to ([^.?!]{8,160})/iu,
  tell: /\b(?:tell(?:ing)?|let(?:ting)?) (?:(?:mr|mrs|ms|dr)\.? )?\p{L}+ (?:know )?(?:that )?((?!about\b|something\b|the truth\b|how\b|what\b|why\b)[^.?!]{12,160})/iu,
};

const firstPerson = (words: string): string =>
  words.replace(/\bim\b/g, "I'm").replace(/\bi\b/g, 'I');

/** Who gets it: by a title, a name in the request, or the only living one who was named and whom 'him' or 'her' fits. */
function recipientName(memory: Memory): string | null {
  const { text } = memory.latest;
  const title = text.match(titled);
  if (title) return capitalise(`${capitalise(title[1] ?? '')} ${capitalise(title[2] ?? '')}`);
  const [, called = ''] = text.match(/\b(?:his|her|their) name(?:'?s| is) (\p{L}+)/iu) ?? [];
  if (called) return capitalise(called);
  const said = [...text.matchAll(told), ...text.matchAll(sentTo)].map(([, word = '']) => word);
  const name = said.find((word) => isNameIn(memory, word));
  if (name) return capitalise(name);
  if (/\bboth (?:of )?(?:them|you)\b/i.test(text)) return 'both';
  const [, relation = ''] =
    text.match(/\b(?:to|for|tell|text|thank|message|email) (?:my|our) (\p{L}+)/iu) ?? [];
  const relative = relation ? resolvePerson(memory, relation) : null;
  if (relative) return salutationOf(relative);
  return onlyOneMeant(memory);
}

const titled =
  /\b([Mm]rs?|[Mm]s|[Dd]r|Miss|Father|Sister|Uncle|Aunt|Auntie)\.? (?!(?:and|to|is|was|for|who|that)\b)(\p{L}{3,})/u;
const told =
  /\b(?:tell|text|thank|message|email|write|whatsapp|message to|text to|card to|card for|letter to|letter for|note to|something to|something for) ([\p{L}'-]{3,})/giu;
const sentTo = /\b(?:to|for|with) (?:the )?([\p{L}'-]{3,})/giu;

/** Written with a capital in the request or where it was told. */
const isNameIn = ({ statements }: Memory, said: string): boolean => {
  const name = nameFrom(said);
  if (name === null) return false;
  const capitalised = new RegExp(`(?<![.?!] |^)\\b${asPattern(name)}\\b`);
  return /^\p{Lu}/u.test(said) || statements.some(({ text }) => capitalised.test(text));
};

/** 'Him' is the only living man who was named, or the only one of whom it is not known. */
function onlyOneMeant({ latest: { text }, people }: Memory): string | null {
  const [, word = ''] = text.match(/\b(him|her)\b/i) ?? [];
  if (word === '') return null;
  const pronoun = word.toLowerCase() === 'him' ? 'he' : 'she';
  const named = people.filter(({ name, isDead }) => name !== null && !isDead);
  const known = named.filter((person) => person.pronoun === pronoun);
  const [one, more] =
    known.length > 0 ? known : named.filter((person) => person.pronoun === 'they');
  return one && !more ? salutationOf(one) : null;
}
