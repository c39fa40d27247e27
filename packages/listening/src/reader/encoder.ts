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
  'topic',
  'answer',
  'purpose',
  'wish',
  'blame',
] as const;
/** These are read from the mean of the text's words, the others from what was mixed of everything. */
const fromMean: ReadonlySet<string> = new Set(['topic', 'answer', 'purpose', 'wish', 'blame']);
export type EncoderScores = Record<(typeof encoderHeads)[number], Float32Array>;
/** Which remarks and questions fit a text, and what it asks of the companion, before any scaling. */
export type ReplyScores = Record<'remark' | 'question' | 'intent', Float32Array>;

/** The most pieces that are read of what was said before. */
const maxEarlier = 32;
const hidden = 512;

export type Encoder = {
  /** Reads one window of English text, with what was said before it. Scores are before any scaling. */
  read(text: string, before: string): EncoderScores;
  /** What a good listener might say or ask after one window of English text, read with the changes that were learned for it. */
  readForReplies(text: string): ReplyScores;
  /** The mean of the text's words, from which topics, answers, purposes, wishes and blame are read: 512 numbers. */
  meanOf(text: string): Float32Array;
  /** The same with the changes, from which remarks, questions and intents are read. */
  meanForReplies(text: string): Float32Array;
  /** How surely one window of a reply must not be shown, before any scaling. */
  judgeReply(text: string): number;
};

export async function createEncoder(model: Model): Promise<Encoder> {
  const piecesOf = createPieceReader(model.header.pieces);
  const transformer = await createTransformer(model);
  const mix = matrix(model, 'mix');
  const guard = { near: matrix(model, 'guard.near'), far: matrix(model, 'guard.far') };
  const heads = encoderHeads.map((head) => [head, matrix(model, head)] as const);
  const replies = {
    remark: matrix(model, 'remark'),
    question: matrix(model, 'question'),
    intent: matrix(model, 'intent'),
  };

  function pooledOf(text: string, before: string): Float32Array {
    const earlier = before ? piecesOf(before).slice(-maxEarlier) : [];
    const pieces = [...earlier, ...piecesOf(text).slice(0, maxPieces - maxEarlier)];
    return pooled(transformer.read(pieces, earlier.length), earlier.length);
  }

  function meanForReplies(text: string): Float32Array {
    const pieces = piecesOf(text).slice(0, maxPieces);
    return pooled(transformer.read(pieces, 0, true), 0).slice(0, hidden);
  }

  return {
    read(text, before) {
      const pool = pooledOf(text, before);
      const mixed = withoutNegatives(apply(mix, pool));
      const mean = pool.subarray(0, hidden);
      return Object.fromEntries(
        heads.map(([head, layer]) => [head, apply(layer, fromMean.has(head) ? mean : mixed)]),
      ) as EncoderScores;
    },
    readForReplies(text) {
      const mean = meanForReplies(text);
      return Object.fromEntries(
        Object.entries(replies).map(([head, layer]) => [head, apply(layer, mean)]),
      ) as ReplyScores;
    },
    meanOf: (text) => pooledOf(text, '').slice(0, hidden),
    meanForReplies,
    judgeReply(text) {
      const pool = pooledOf(text, '').subarray(0, hidden * 2);
      return apply(guard.far, withoutNegatives(apply(guard.near, pool)))[0] ?? 0;
    },
  };
}

function withoutNegatives(values: Float32Array): Float32Array {
  for (const [at, value] of values.entries()) values[at] = Math.max(0, value);
  return values;
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
