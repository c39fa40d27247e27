import type { Turn } from '../engine.ts';
import { findPerson, meetPeople } from './acquaint.ts';
import { piecesFrom } from './bank.ts';
import type { Person } from './people.ts';
import type { LossKind, Move, Piece } from './piece.ts';
import type { Reading } from './read.ts';
import { matches, saidBy } from './recognise.ts';
import { keepSpoken, named } from './spoken.ts';

/** A sentence of the person's, and who it is about. */
export type Told = { text: string; person: Person | null };

/** Something spoken of, in the words a summary uses for it. */
export type Spoken = { id: string; label: string; turn: number; weight: number; raw: string };

/** What this conversation has told so far, folded anew for every turn. */
export type Memory = {
  turn: number;
  people: Person[];
  /** The one who was lost, or who left. */
  lost: Person | null;
  /** The one the newest message is about. */
  focus: Person | null;
  loss: LossKind | null;
  lossTold: number;
  time: string | null;
  span: string | null;
  lasted: string | null;
  /** The message in which somebody was last given a name. */
  namedAt: number;
  spoken: Spoken[];
  told: Told[];
  /** What they would say to the one who is gone, said outright. */
  toSay: string[];
  helped: string | null;
  near: string | null;
  newest: Reading;
  /** The companion's replies, newest first. */
  replies: string[];
  /** The pieces the last reply was made of. */
  lastPieces: readonly Piece[];
  asked: Move | null;
  sinceSummary: number;
  sinceOffer: number;
  atRisk: boolean;
  /** The last message that spoke of danger; far back when none did. */
  dangerAt: number;
  /** They asked for their words not to be given back. */
  noEcho: boolean;
};

const grave: readonly LossKind[] = [
  'suicide',
  'baby',
  'pet',
  'death',
  'estrangement',
  'separation',
  'illness',
  'work',
  'stuck',
];

export function remember(turn: Turn, read: (text: string) => Reading): Memory {
  const mine = turn.messages.filter((message) => message.role === 'user');
  const newestText = mine.at(-1)?.text ?? '';
  const replies = turn.messages
    .slice(0, lastIndexOfUser(turn))
    .filter((message) => message.role === 'companion')
    .map((message) => message.text)
    .reverse();
  const lastPieces = replies[0] ? saidBy(replies[0]) : [];
  const memory: Memory = {
    turn: mine.length,
    people: [],
    lost: null,
    focus: null,
    loss: null,
    lossTold: 0,
    time: null,
    span: null,
    lasted: null,
    namedAt: 0,
    spoken: [],
    told: [],
    toSay: [],
    helped: null,
    near: null,
    newest: read(newestText),
    replies,
    lastPieces,
    asked:
      lastPieces.find((piece) => piece.move.startsWith('ask') && piece.text.includes('?'))?.move ??
      null,
    sinceSummary: since(replies, 'summary'),
    sinceOffer: since(replies, 'offer'),
    dangerAt: -9,
    noEcho: mine.slice(-9).some((message) => read(message.text).act?.id === 'repeats'),
    atRisk: lastPieces.some((piece) => piece.id.startsWith('act.risk')),
  };
  for (const [index, message] of mine.entries()) {
    const reading = read(message.text);
    const before = turn.messages[turn.messages.indexOf(message) - 1];
    const nameAsked =
      (before?.role === 'companion' && asksName.test(before.text)) ||
      (index > 0 && /\bnames?\b/i.test(mine[index - 1]?.text ?? ''));
    take(memory, reading, index + 1, nameAsked);
  }
  memory.spoken = named(memory);
  return memory;
}

const asksName = /\b(?:name(?: did (?:he|she|they) go by)?|call (?:them|him|her))\?\s*$/;

function take(memory: Memory, reading: Reading, turn: number, nameAsked: boolean): void {
  memory.focus = meetPeople(memory, reading, turn, nameAsked) ?? memory.lost ?? memory.focus;
  // What was said in danger is never given back later, nor what was said right after it.
  const danger = reading.act?.id === 'risk' || reading.act?.id === 'harm';
  if (danger) memory.dangerAt = turn;
  if (danger || turn - memory.dangerAt === 1) return;
  for (const hit of reading.losses) {
    const person =
      findPerson(memory, hit.clause.text) ??
      (memory.focus && memory.focus.kin !== 'other' ? memory.focus : null);
    const fitting = hit.loss.kin ? !!person && hit.loss.kin.includes(person.kin) : true;
    if (!fitting) continue;
    const kind = hit.loss.kind === 'death' && person?.kin === 'pet' ? 'pet' : hit.loss.kind;
    if (memory.loss && memory.loss !== 'stuck' && grave.indexOf(kind) >= grave.indexOf(memory.loss))
      continue;
    if (kind !== memory.loss) memory.lossTold = turn;
    memory.loss = kind;
    if (person) loseOne(memory, person, kind);
  }
  memory.lost ??= memory.people.find((person) => person.dead || person.gone) ?? null;
  memory.time = reading.time ?? memory.time;
  memory.span ??= reading.span;
  memory.lasted ??= reading.lasted;
  keepSpoken(memory, reading, turn);
  memory.helped = helpIn(reading.text) ?? memory.helped;
}

/** 'the garden helps': what has done some good, by the person's own account. */
function helpIn(text: string): string | null {
  const thing = text.match(
    /\b(?:the |my )([a-z ]{3,24}?) (?:helped|helps|is helping|has helped)\b/i,
  )?.[1];
  return thing ? `the ${thing.toLowerCase()}` : null;
}

function loseOne(memory: Memory, person: Person, kind: LossKind): void {
  memory.lost = person;
  if (kind === 'death' || kind === 'suicide' || kind === 'pet') person.dead = true;
  if (kind === 'separation' || kind === 'estrangement') person.gone = true;
}

const lastIndexOfUser = (turn: Turn): number =>
  turn.messages.findLastIndex((message) => message.role === 'user');

/** How many of the companion's turns ago a source was used; many when never. */
function since(replies: readonly string[], source: string): number {
  const pieces = piecesFrom(source);
  const offers =
    source === 'offer' ? /write "?a (?:letter|poem|reflection)"?|in your journal/i : null;
  const at = replies.findIndex(
    (reply) => offers?.test(reply) || pieces.some((piece) => matches(piece, reply)),
  );
  return at < 0 ? 99 : at + 1;
}
