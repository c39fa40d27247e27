import { apply, matrix } from './letters.ts';
import type { Model } from './model-file.ts';
import { createPieceReader } from './pieces.ts';
import { createTransformer, maxPieces } from './transformer.ts';

const encoderHeads = [
  'level',
  'kind',
  'whose',
  'act',
  'event',
  'relation',
  'feeling',
  'denied',
] as const;
export type EncoderScores = Record<(typeof encoderHeads)[number], Float32Array>;

/** The most pieces that are read of what was said before. */
const maxEarlier = 32;
const hidden = 512;

/** Reads one window of English text, with what was said before it. Scores are before any scaling. */
export async function createEncoder(model: Model) {
  const piecesOf = createPieceReader(model.header.pieces);
  const transformer = await createTransformer(model);
  const mix = matrix(model, 'mix');
  const heads = encoderHeads.map((head) => [head, matrix(model, head)] as const);

  return (text: string, before: string): EncoderScores => {
    const earlier = before ? piecesOf(before).slice(-maxEarlier) : [];
    const pieces = [...earlier, ...piecesOf(text).slice(0, maxPieces - maxEarlier)];
    const mixed = apply(mix, pooled(transformer.read(pieces, earlier.length), earlier.length));
    for (const [at, value] of mixed.entries()) mixed[at] = Math.max(0, value);
    return Object.fromEntries(
      heads.map(([head, layer]) => [head, apply(layer, mixed)]),
    ) as EncoderScores;
  };
}

/** The mean and the highest of the text's rows, and the mean of those that were said before. */
function pooled(rows: Float32Array, earlier: number): Float32Array {
  const out = new Float32Array(hidden * 3);
  const count = rows.length / hidden;
  for (let at = 0; at < hidden; at += 1) {
    let sum = 0;
    let most = -1e4;
    for (let row = earlier; row < count; row += 1) {
      const value = rows[row * hidden + at] ?? 0;
      sum += value;
      if (value > most) most = value;
    }
    let before = 0;
    for (let row = 0; row < earlier; row += 1) before += rows[row * hidden + at] ?? 0;
    out[at] = sum / Math.max(1, count - earlier);
    out[hidden + at] = most;
    out[hidden * 2 + at] = before / Math.max(1, earlier);
  }
  return out;
}
