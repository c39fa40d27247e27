import type { Tone } from '../engine.ts';
import { faultIn, openingOf } from './check.ts';
import { chance } from './dice.ts';
import type { Move, Piece } from './piece.ts';
import { comparable, usedIn } from './recognise.ts';
import { fill, type Slots } from './slots.ts';
import type { Source } from './sources.ts';
import { wordsOf } from './text.ts';
import { inTone } from './tone.ts';

/** One thing that could be said: a piece with its slots filled. */
export type Said = { piece: Piece; text: string; score: number; source: string };

/** What every choice depends on besides the message. */
export type Desk = {
  seed: string;
  /** The newest message, tidied. */
  text: string;
  tone: Tone;
  replies: readonly string[];
  lastFamilies: ReadonlySet<string>;
  mayAsk: boolean;
  sentences: number;
};

const questions = new Set<Move>(['ask', 'askWho', 'askIf', 'askName']);

/** Everything in the sources that could be said now, the best first. */
export function sayable(sources: readonly Source[], desk: Desk): Said[] {
  const recent = desk.replies.slice(0, 20).map(comparable).join('\n');
  const firstWord = desk.replies[0] ? wordsOf(desk.replies[0].toLowerCase())[0] : '';
  const all: Said[] = [];
  for (const source of sources) {
    for (const piece of source.pieces) {
      if (!desk.mayAsk && piece.text.includes('?')) continue;
      if (piece.needs && !piece.needs.test(desk.text)) continue;
      if (desk.lastFamilies.has(piece.family) || usedIn(piece, recent)) continue;
      if (piece.move === 'askName' && !nameless(source.slots.person)) continue;
      const text = fill(inTone(piece.text, desk.tone), source.slots);
      if (!text) continue;
      const stale = openingOf(text).split(' ')[0] === firstWord ? 9 : 0;
      const named = /\{(?:x|quote|time|span)\}/i.test(piece.text)
        ? 7
        : /\{person\}/i.test(piece.text)
          ? 3
          : 0;
      const apt = piece.needs ? 14 : 0;
      const score = source.score + named + apt - stale + 13 * chance(desk.seed, piece.id);
      all.push({ piece, text, score, source: source.id });
    }
  }
  return all.sort((a, b) => b.score - a.score);
}

/** Whose name one would ask for: nobody asks what somebody's mother was called. */
const nameless = (person: Slots['person']): boolean =>
  !!person && !person.name && person.kin !== 'parent' && person.kin !== 'grandparent';

/** The first reply that follows one of the recipes and passes the check, or null. */
export function composed(
  recipes: readonly (readonly Move[])[],
  said: readonly Said[],
  desk: Desk,
): Said[] | null {
  for (const recipe of recipes) {
    const [first, second] = recipe;
    const firsts = said.filter((one) => one.piece.move === first).slice(0, 14);
    for (const one of firsts) {
      if (!second) {
        if (passes([one], desk)) return [one];
        continue;
      }
      const others = said
        .filter((other) => suits(other, second) && goesWith(one, other))
        .map((other) => ({
          other,
          rank:
            other.score +
            (other.source === one.source ? 16 : 0) +
            (one.source.startsWith('loss.') && other.source.startsWith('topic.') ? 34 : 0) -
            (other.source === 'quote' ? 8 : 0),
        }))
        .sort((a, b) => b.rank - a.rank)
        .slice(0, 10);
      for (const { other } of others) if (passes([one, other], desk)) return [one, other];
    }
  }
  return null;
}

/** Sources that only give the words back: one of them is enough, and never two. */
const thin = new Set(['echo', 'quote', 'fragment', 'two-sided', 'presence', 'thing']);

const suits = (said: Said, move: Move): boolean =>
  move === 'ask' ? questions.has(said.piece.move) : said.piece.move === move;

function goesWith(one: Said, other: Said): boolean {
  if (one.piece.id === other.piece.id || one.piece.family === other.piece.family) return false;
  const oneAsks = one.text.includes('?');
  if (oneAsks || (thin.has(one.source) && thin.has(other.source))) return false;
  if (other.piece.move === 'reflect' && (thin.has(one.source) || thin.has(other.source)))
    return false;
  if (other.piece.move === 'reflect' && one.source === other.source) return false;
  return openingOf(one.text) !== openingOf(other.text) && !shares(one, other);
}

/** The same words of the person twice in one reply would sound like a machine. */
function shares(one: Said, other: Said): boolean {
  const runs = (text: string) => {
    const words = wordsOf(text.toLowerCase());
    return words.slice(0, -3).map((_word, index) => words.slice(index, index + 4).join(' '));
  };
  const known = new Set(runs(one.text));
  return runs(other.text).some((run) => known.has(run));
}

export const joined = (said: readonly Said[]): string => said.map((one) => one.text).join(' ');

function passes(said: readonly Said[], desk: Desk): boolean {
  const text = joined(said);
  const sentences = text.split(/(?<=[.?])\s+/).length;
  return (
    sentences <= desk.sentences + (said.length > 1 ? 1 : 1) && faultIn(text, desk.replies) === null
  );
}
