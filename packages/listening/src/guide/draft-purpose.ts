import type { WritingType } from '../engine.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import type { Purpose } from './message-frames.ts';
import { certainRecipientOf } from './recipient.ts';
import { purposeOf } from './write-frame.ts';

/**
 * What a message is for, where it is written from a frame: to oneself, to whoever is not certainly meant by what was told, and for
 * a purpose of its own (thanks, a refusal) to somebody who is not the one who died. Null: what was told is put together.
 */
export function framePurpose(type: WritingType, memory: Memory): Purpose | null {
  const { text } = memory.latest;
  const purpose = purposeOf(memory);
  if (type === 'poem' || (isForOthers.test(text) && purpose !== 'thanks')) return null;
  // No complaint goes to the one who died.
  if (purpose === 'self' || purpose === 'stop') return purpose;
  const person = certainRecipientOf(memory);
  if (person && hasDied(person, memory) && !isErrandToTheLiving(purpose, memory)) return null;
  if (purpose && neverAsLetter.has(purpose)) return purpose;
  if (person && !isMessage(memory)) return person.isGone ? null : purpose;
  return purpose ?? (type === 'letter' ? 'other' : null);
}

/** Also where only 'he died' was told, and he is the only one it can mean. */
const hasDied = ({ isDead, pronoun }: Person, { statements, people }: Memory): boolean =>
  isDead ||
  (pronoun !== 'they' &&
    people.filter((each) => each.pronoun === pronoun).length === 1 &&
    statements.some(({ text }) =>
      new RegExp(`^${pronoun} (?:died|passed away)\\b`, 'i').test(text),
    ));

/** Thanks on a card, a refusal by text, a message to Mr Reid: none of these goes to the dead. */
const isErrandToTheLiving = (purpose: Purpose | null, memory: Memory): boolean =>
  purpose !== null &&
  neverAsLetter.has(purpose) &&
  (isMessage(memory) || /\b(?:mr|mrs|ms|dr|miss)\.? \p{L}/iu.test(memory.latest.text));

/** Of these nobody wants what they told about the other said back to them. */
export const neverAsLetter: ReadonlySet<Purpose> = new Set([
  ...([
    'thanks',
    'refuse',
    'decline',
    'leave-me',
    'ask',
    'patience',
    'cancel',
    'farewell',
    'condole',
  ] as const),
]);

/** Words about somebody, for others to hear or read. */
export const isForOthers =
  /\b(?:eulogy|tribute|speech|toast|(?<!\bgive )notice(?! on)|obit(?:uary)?|program(?:me)?|booklet|newsletter|caption|facebook|fb (?:post|status)|insta(?:gram)?|announcement|inscription|epitaph|bench|urn|wreath|coffin|(?:head|tomb|grave)?stone|plaque|say up there|read (?:it |this )?(?:out|at)|say a (?:bit|few words)|few words|stand up|in that room|order of service|(?:one|single) line|max \d+|photo|undertaker|(?:beneath|under) (?:the|his|her|their) name|top of the card|(?:for|on) the anniversary|(?:could|can|to|a|one) post (?:about|for)|post about|(?:words|lines|something|a bit) [^.?!]{0,40}about (?:him|her|them))\b/i;

/**
 * What others may hear: what the request itself says of the one who is meant, and what was told of them. Nothing of what the person
 * told about themselves, which may be what nobody is to know; at somebody's party nothing of what was told.
 */
export function forOthers(memory: Memory): Memory {
  const { latest, lostPerson: person, turn } = memory;
  const inRequest = latest.sentences
    .filter(({ text }) => ofThem.test(text))
    .map(({ text }) => ({ text, person, turn, putsRight: false }));
  const isParty = ofTheLiving.test(latest.text);
  // Where the request tells of them, only what tells of them stands beside it.
  const fits = ({ text }: { text: string }) =>
    inRequest.length > 0 ? ofThem.test(text) : !ofMyself.test(text);
  const told = isParty ? [] : memory.statements.filter(fits);
  return { ...memory, statements: [...told, ...inRequest] };
}
const ofThem =
  /^(?:and )?(?:s?he|they) (?:was|were|had|did|could|couldn't|loved|never|always|worked|hated|kept|used|made|taught|ran)\b/i;
export const ofTheLiving =
  /\b(?:party|engagement|wedding|best man|birthday|leaving do|retirement)\b/i;
const ofMyself =
  /^(?:and |but |so |because )*I\b|\bI (?:don't|can't|cannot|never|wish|feel|felt|hate|thought|tell|keep)\b/i;

/** A text message, a card or a note, most often to somebody who lives and of whom little was told. */
export const isMessage = ({ latest: { text } }: Memory): boolean =>
  /\b(?:text(?: message)?|message|msg|whatsapp|e-?mail|mail|card|post|facebook|announcement|reply|sms|caption)\b/i.test(
    text,
  ) && !/(?<!\b(?:one|single|every) )\blett?e?r\b/i.test(text);
