/** A text to read. `id` stands in addresses and bookmarks and never changes; `body` is its paragraphs. */
export type Piece = { id: string; title: string; lead: string; body: readonly string[] };

/** A sentence or two that stands alone. */
export type Line = { id: string; text: string };

/** The piece as plain text, for a file or for reading aloud. */
export function plainText(piece: Piece): string {
  return [piece.title, ...piece.body].join('\n\n');
}
