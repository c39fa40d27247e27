import { bank } from './bank.ts';
import type { Piece } from './piece.ts';
import { contracted } from './tone.ts';

const marks = new Map<string, string>();

/** The longest stretch of a piece that no slot changes, made comparable. */
function markOf(piece: Piece): string {
  const known = marks.get(piece.id);
  if (known !== undefined) return known;
  const parts = comparable(piece.text).split(/\{[a-z]+\}/);
  const mark = parts
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim();
  marks.set(piece.id, mark);
  return mark;
}

const shortened = new Map<string, string>();

/** The same words in every tone: contracted, small, without marks. */
export function comparable(text: string): string {
  const known = shortened.get(text);
  if (known !== undefined) return known;
  const short = contracted(text.replace(/\{/g, '{')).toLowerCase().replace(/["“”]/g, '');
  if (shortened.size > 4_000) shortened.clear();
  shortened.set(text, short);
  return short;
}

/** Whether a reply was made with this piece. */
export function matches(piece: Piece, reply: string): boolean {
  const mark = markOf(piece);
  return mark.length >= 5 && comparable(reply).includes(mark);
}

/** The pieces an earlier reply was made of. */
export const saidBy = (reply: string): Piece[] => bank.filter((piece) => matches(piece, reply));
