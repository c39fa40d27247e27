const ascii = /^[\0-\x7f]*$/;

/** How text is compared: lower case, without accents, with straight apostrophes. */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** The words looked for, in the folded form. */
export const wordsOf = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

/** Folded text that knows where in the original each of its characters came from. */
export type FoldedText = { folded: string; originalIndex(index: number): number };

export function foldWithOffsets(text: string): FoldedText {
  if (ascii.test(text)) return { folded: text.toLowerCase(), originalIndex: (index) => index };
  const offsets: number[] = [];
  let folded = '';
  let offset = 0;
  // Folding looks at one character at a time, so its parts are the whole.
  for (const character of text) {
    const part = foldText(character);
    for (let index = 0; index < part.length; index += 1) offsets.push(offset);
    folded += part;
    offset += character.length;
  }
  return { folded, originalIndex: (index) => offsets[index] ?? text.length };
}
