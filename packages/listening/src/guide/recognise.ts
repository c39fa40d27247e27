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
  const short = contracted(text).toLowerCase().replace(/["“”]/g, '');
  if (shortened.size > 4_000) shortened.clear();
  shortened.set(text, short);
  return short;
}

/** Whether a reply was made with this piece. */
export const matches = (piece: Piece, reply: string): boolean => usedIn(piece, comparable(reply));

/** The same for text that is comparable already: many pieces are held against the same replies. */
export function usedIn(piece: Piece, said: string): boolean {
  const mark = markOf(piece);
  return mark.length >= 5 && said.includes(mark);
}

/** The pieces an earlier reply was made of. */
export function saidBy(reply: string): Piece[] {
  const said = comparable(reply);
  return bank.filter((piece) => usedIn(piece, said));
}
