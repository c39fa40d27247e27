import type { ModelHeader } from './model-file.ts';

/** Numbers below this are kept for signs that no text has. 0 stands for what no piece covers. */
const firstPiece = 6;

/** Cuts text into the pieces of words that a vocabulary knows: the most likely way to cut it (a unigram language model). */
export function createPieceReader(pieces: ModelHeader['pieces']): (text: string) => number[] {
  const numbers = new Map<string, number>();
  let longest = 1;
  for (const [number, [piece]] of pieces.entries()) {
    if (number < firstPiece) continue;
    numbers.set(piece, number);
    longest = Math.max(longest, piece.length);
  }
  const unknownCost = -20;

  return (text) => {
    const marked = `▁${text.normalize('NFKC').trim().replace(/\s+/gu, '▁')}`;
    const best = new Float64Array(marked.length + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(marked.length + 1);
    const chosen = new Int32Array(marked.length + 1);
    best[0] = 0;
    for (let start = 0; start < marked.length; start += 1) {
      const before = best[start] ?? 0;
      const most = Math.min(longest, marked.length - start);
      for (let length = 1; length <= most; length += 1) {
        const number = numbers.get(marked.slice(start, start + length)) ?? 0;
        if (number === 0 && length > 1) continue;
        const cost = number === 0 ? unknownCost : (pieces[number]?.[1] ?? unknownCost);
        const end = start + length;
        if (before + cost <= (best[end] ?? 0)) continue;
        best[end] = before + cost;
        from[end] = start;
        chosen[end] = number;
      }
    }
    const found: number[] = [];
    for (let end = marked.length; end > 0; end = from[end] ?? 0) {
      const number = chosen[end] ?? 0;
      if (number === 0 && found.at(-1) === 0) continue;
      found.push(number);
    }
    return found.reverse();
  };
}
