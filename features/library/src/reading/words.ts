import { essays } from './essays.ts';
import type { Piece } from './piece.ts';
import { poems } from './poems.ts';
import { whenYoung } from './when-young.ts';

/** The kinds of Words That Hold, in the order in which they stand on the shelf. */
export const wordKinds = [
  { id: 'essays', name: 'Essays', pieces: essays },
  { id: 'young', name: 'When you are young', pieces: whenYoung },
  { id: 'poems', name: 'Poems', pieces: poems },
] as const satisfies readonly { id: string; name: string; pieces: readonly Piece[] }[];

export type WordKind = (typeof wordKinds)[number]['id'];

/** Every piece, so that an address opens each of them. */
export const words: readonly Piece[] = wordKinds.flatMap(({ pieces }) => pieces);

/** The pieces of a kind, or of all, that hold every word of a search in their title or text. */
export function findWords(kind: WordKind | null, search: string): readonly Piece[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return wordKinds
    .filter(({ id }) => kind === null || id === kind)
    .flatMap(({ pieces }): readonly Piece[] => pieces)
    .filter(({ title, lead, body }) => {
      const text = [title, lead, ...body].join(' ').toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
}
