/** A text to read. `id` stands in addresses and bookmarks and never changes; `body` is its paragraphs. */
export type Piece = { id: string; title: string; lead: string; body: readonly string[] };

/** A sentence or two that stands alone. */
export type Line = { id: string; text: string };

/** Words a minute, of an adult who reads English to themselves at leisure (Brysbaert 2019: 238 for prose). */
const pace = 220;

export const minutesToRead = ({ body }: Piece): number =>
  Math.max(1, Math.round(body.join(' ').split(/\s+/).length / pace));

/** The piece as plain text, for a file or for reading aloud. */
export function plainText(piece: Piece): string {
  return [piece.title, ...piece.body].join('\n\n');
}
