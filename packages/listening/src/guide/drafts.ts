import type { Turn, WritingType } from '../engine.ts';
import { faultIn, pieceBounds } from './check.ts';
import { chance } from './dice.ts';
import * as words from './draft-words.ts';
import type { Person } from './people.ts';
import type { Memory, Told } from './remember.ts';
import { requestIn } from './requests.ts';
import { upperFirst, wordsOf } from './text.ts';
import { mentionsOther, toThem } from './to-them.ts';

/** A letter, poem or reflection from what was told, or the question for what it still needs; null when none is due. */
export function draftFor(turn: Turn, memory: Memory): string | null {
  const kind = dueKind(turn, memory);
  if (!kind) return null;
  const seed = `${turn.seed}/${memory.turn}`;
  const piece =
    kind === 'letter'
      ? letterFrom(memory, seed)
      : kind === 'poem'
        ? poemFrom(memory, seed)
        : reflectionFrom(memory, seed);
  if (piece && faultIn(piece, [], pieceBounds) === null)
    return `${piece}\n\n${pick(words.notes, seed, 'note')}`;
  const needs = words.needs[kind].filter((need) => faultIn(need, memory.replies) === null);
  return needs[Math.floor(chance(seed, 'need') * needs.length)] ?? null;
}

/** The piece inside a reply, without the line that follows it, or null when the reply is talk. */
export function draftIn(turn: Turn, reply: string): string | null {
  const asked = turn.writing ?? requestIn(turn.messages.at(-1)?.text ?? '');
  const paragraphs = reply.trim().split(/\n{2,}/);
  const without = words.notes.some((note) => note === paragraphs.at(-1))
    ? paragraphs.slice(0, -1)
    : paragraphs;
  if (without.length < paragraphs.length) return without.join('\n\n');
  if (asked && paragraphs.length >= 3 && /^(?:Dear |For |To |What I )/.test(reply))
    return reply.trim();
  return null;
}

function dueKind(turn: Turn, memory: Memory): WritingType | null {
  const asked = requestIn(memory.newest.text);
  if (asked) return asked;
  const waiting = (['letter', 'poem', 'reflection'] as const).find((kind) =>
    words.needs[kind].some((need) => memory.replies[0] === need),
  );
  const askedTwice = allNeeds.some((need) => memory.replies[1] === need);
  if (waiting && !askedTwice && memory.newest.count > 2) return waiting;
  const given = memory.replies.some((reply) => words.notes.some((note) => reply.endsWith(note)));
  return turn.writing && !given && memory.told.length >= 4 ? turn.writing : null;
}

const allNeeds = Object.values(words.needs).flat();

const pick = <T>(list: readonly T[], seed: string, what: string): T =>
  list[Math.floor(chance(seed, what) * list.length)] as T;

function letterFrom(memory: Memory, seed: string): string | null {
  const person = memory.lost ?? memory.focus;
  if (!person) return null;
  const said = aboutThem(memory, person);
  const mine = aboutMe(memory, person);
  if (said.length + mine.length < 3) return null;
  const opening = pick(person.dead ? words.openings.dead : words.openings.living, seed, 'opening');
  const since = person.dead && memory.span ? `It has been ${memory.span}.` : null;
  const ending = pick(
    person.kin === 'pet'
      ? words.endings.pet
      : person.dead
        ? words.endings.dead
        : words.endings.living,
    seed,
    'ending',
  );
  const paragraphs = [
    `Dear ${addressed(person)},`,
    [opening, since].filter(Boolean).join(' '),
    said.slice(0, 6).join(' '),
    mine.slice(0, 5).join(' '),
    ...(memory.toSay.length > 0 ? [memory.toSay.map(sentence).join(' ')] : []),
    ending,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

function poemFrom(memory: Memory, seed: string): string | null {
  const person = memory.lost ?? memory.focus;
  const given = pieces(memory.newest.text)
    .map((part) => sentence(person ? toThem(part, person) : part))
    .filter(fine);
  const told = (
    person ? [...aboutThem(memory, person), ...aboutMe(memory, person)] : aboutMe(memory, null)
  )
    .filter((line) => wordsOf(line).length <= 11)
    .slice(0, 7);
  const lines = [...told, ...given].slice(0, 8);
  if (lines.length < 3) return null;
  const stanzas = [lines.slice(0, 2), lines.slice(2, 5), lines.slice(5)]
    .filter((stanza) => stanza.length > 0)
    .map((stanza) => stanza.map(broken).join('\n'));
  const title = person ? `For ${addressed(person)}` : 'For today';
  return [title, ...stanzas, pick(words.poemEndings, seed, 'poem')].join('\n\n');
}

function reflectionFrom(memory: Memory, seed: string): string | null {
  const lines = memory.told
    .filter(({ text }) => fine(text) && wordsOf(text).length >= 4)
    .map(({ text }) => sentence(text))
    .slice(0, 8);
  if (lines.length < 3) return null;
  const half = Math.ceil(lines.length / 2);
  return [
    'What I know today',
    lines.slice(0, half).join(' '),
    lines.slice(half).join(' '),
    pick(words.reflectionEndings, seed, 'reflection'),
  ].join('\n\n');
}

/** The small things of a list: 'the sea, her red coat'. */
const pieces = (text: string): string[] =>
  requestIn(text) || /\b(?:you|I)\b/.test(text)
    ? []
    : text.split(/[,.;]\s+|\s+and\s+/).filter((part) => part.length > 2);

/** Their own word for the one it goes to: 'Mum', 'Biscuit', and a name before a relation. */
const addressed = (person: Person): string => {
  const own = ['parent', 'grandparent'].includes(person.kin)
    ? person.word
    : (person.name ?? person.word);
  return own === 'baby' ? 'little one' : upperFirst(own || (person.name ?? ''));
};

function aboutThem(memory: Memory, person: Person): string[] {
  return memory.told
    .filter(
      (told) =>
        told.person === person &&
        names(told, person) &&
        !mentionsOther(told.text, person, memory.people) &&
        !tellsLoss(told.text),
    )
    .map(({ text }) => sentence(toThem(text, person)))
    .filter((text) => fine(text) && /\byou/i.test(text));
}

const names = ({ text }: Told, person: Person): boolean =>
  (person.pronoun === 'she' && /\b(?:she|her)\b/i.test(text)) ||
  (person.pronoun === 'he' && /\b(?:he|him|his)\b/i.test(text)) ||
  (!!person.name && text.includes(person.name));

function aboutMe(memory: Memory, person: Person | null): string[] {
  return memory.told
    .filter(
      ({ text }) =>
        /^I(?:'m|'ve|'d|'ll)?\b/.test(text) &&
        !/\b(?:he|she|him|her|his|they|them)\b/i.test(text) &&
        !tellsLoss(text) &&
        wordsOf(text).length >= 4,
    )
    .map(({ text }) => sentence(person ? toThem(text, person) : text))
    .filter(fine);
}

const tellsLoss = (text: string): boolean =>
  /\b(?:died|passed away|is dead|is there someone|I suppose what I mean|feel awful saying|go now|wanted to ask|I think I|here)\b/i.test(
    text,
  );
const fine = (text: string): boolean => faultIn(text, [], { words: 22, questions: 0 }) === null;
const sentence = (text: string): string => `${upperFirst(text.replace(/[.,;:!?…\s]+$/, ''))}.`;
const broken = (line: string): string => line.replace(/, (?=\w+ )/, ',\n').replace(/\.$/, '');
