import { type Model, toFloats } from './model-file.ts';
import { letterGroups, tokensOf } from './tokens.ts';

/** How many words are read. Enough to know a language by. */
const maxWords = 80;

/** Reads a text by groups of letters: which language it is in, and danger in those that the encoder does not know. */
export function createLetterReader(model: Model) {
  const groups = toFloats(model.tensor('letters.groups'));
  const width = model.tensor('letters.groups').columns;
  const near = matrix(model, 'letters.near');
  const outputs = {
    language: matrix(model, 'letters.language'),
    level: matrix(model, 'letters.level'),
    kind: matrix(model, 'letters.kind'),
  };
  const channels = near.rows;

  function wordRow(word: string, out: Float32Array): void {
    const rows = letterGroups(word);
    for (const row of rows) {
      for (let at = 0; at < width; at += 1) {
        out[at] = (out[at] ?? 0) + (groups[row * width + at] ?? 0) / rows.length;
      }
    }
  }

  /** Scores before any scaling, or null for a text without a word. */
  return (text: string): Record<keyof typeof outputs, Float32Array> | null => {
    const words = tokensOf(text).slice(0, maxWords);
    if (words.length === 0) return null;
    // One empty row before and one after, as the neighbours of the first and the last.
    const rows = new Float32Array((words.length + 2) * width);
    for (const [at, { text: word }] of words.entries()) {
      wordRow(word, rows.subarray((at + 1) * width, (at + 2) * width));
    }
    const pooled = new Float32Array(channels * 2);
    for (let at = 0; at < words.length; at += 1) {
      const found = apply(near, rows.subarray(at * width, (at + 3) * width));
      for (let channel = 0; channel < channels; channel += 1) {
        const value = Math.max(0, found[channel] ?? 0);
        pooled[channel] = Math.max(pooled[channel] ?? 0, value);
        pooled[channels + channel] = (pooled[channels + channel] ?? 0) + value / words.length;
      }
    }
    return {
      language: apply(outputs.language, pooled),
      level: apply(outputs.level, pooled),
      kind: apply(outputs.kind, pooled),
    };
  };
}

export type Matrix = { rows: number; weight: Float32Array; bias: Float32Array };

export function matrix(model: Model, name: string): Matrix {
  const bias = toFloats(model.tensor(`${name}.bias`));
  return { rows: bias.length, weight: toFloats(model.tensor(`${name}.weight`)), bias };
}

/** weight · x + bias. */
export function apply({ rows, weight, bias }: Matrix, x: Float32Array): Float32Array {
  const out = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = bias[row] ?? 0;
    for (let at = 0; at < x.length; at += 1)
      sum += (weight[row * x.length + at] ?? 0) * (x[at] ?? 0);
    out[row] = sum;
  }
  return out;
}
