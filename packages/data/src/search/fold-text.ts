const ascii = /^[\0-\x7f]*$/;

/** Folds text for comparison (case folding): lower case, without accents, with straight apostrophes. */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** The words of a query, folded. */
export const wordsOf = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

/** Folded text, with the index of each of its characters in the original. */
export type FoldedText = { folded: string; originalIndex(index: number): number };

export function foldWithOffsets(text: string): FoldedText {
  if (ascii.test(text)) return { folded: text.toLowerCase(), originalIndex: (index) => index };
  const offsets: number[] = [];
  let folded = '';
  let offset = 0;
  // Characters are folded independently, so the parts joined equal the whole.
  for (const character of text) {
    const part = foldText(character);
    for (let index = 0; index < part.length; index += 1) offsets.push(offset);
    folded += part;
    offset += character.length;
  }
  return { folded, originalIndex: (index) => offsets[index] ?? text.length };
}
