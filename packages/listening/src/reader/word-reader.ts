import { plainForeign } from '../danger/foreign-pattern.ts';
import { englishBuckets, letterRows } from './foreign-pieces.ts';
import { shareOf } from './foreign-reader.ts';
import { type Model, toFloats } from './model-file.ts';

/**
 * Hears danger in an English text by its words, their pairs and their letters alone: a logistic regression that
 * `training/learn-words.ts` made. What it takes for danger by mistake is seldom what the encoder does. Gives log odds.
 */
export function createWordReader(model: Model): (text: string) => number {
  const table = model.tensor('words.weight');
  const scale = table.scales?.[0] ?? 1;
  const [bias = 0] = toFloats(model.tensor('words.bias'));
  return (text) => {
    const rows = letterRows(plainForeign(text), englishBuckets);
    const sum = rows.reduce((all, row) => all + (table.values[row] ?? 0), 0);
    return bias + sum * scale * shareOf(rows);
  };
}
