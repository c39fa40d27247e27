import { cuesOf, shareOfCues } from '../src/reader/cues.ts';
import { seededOrder } from './seeded-order.ts';

/** A text and which of the labels fit it; undefined where that is not known. */
export type CueExample = { text: string; isFit: readonly (boolean | undefined)[] };

const [epochs, rate, sparsity, fewestTexts] = [14, 0.3, 0.33, 3];

/**
 * One logistic regression a label over the cues of a text, learned by stochastic gradients with a rate of its own for each weight
 * (Adagrad), which are drawn to nothing where they give little. The same examples give the same table, of the form that
 * `createCues` reads. `least`: in hundredths; a smaller weight changes little, and is left out.
 */
export function learnCues(
  examples: readonly CueExample[],
  labels: readonly string[],
  least = 25,
): string {
  const counts = new Map<string, number>();
  const read = examples.map(({ text, isFit }) => ({ cues: cuesOf(text), isFit }));
  for (const { cues } of read) for (const cue of cues) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= fewestTexts);
  const places = new Map(known.map(([cue], at) => [cue, at]));
  const rows = read.map(({ cues, isFit }) => ({
    places: cues.flatMap((cue) => places.get(cue) ?? []),
    share: shareOfCues(cues.length),
    isFit,
  }));
  const columns = labels.map((_, label) => learnLabel(rows, label, known.length));
  const lines = ['', ...places.keys()].map((cue, at) => {
    const pairs = columns.flatMap(({ weights, bias }, label) => {
      const weight = Math.round(100 * (at === 0 ? bias : (weights[at - 1] ?? 0)));
      return Math.abs(weight) >= least || at === 0 ? [`${label} ${weight}`] : [];
    });
    return pairs.length > 0 ? `${cue}\t${pairs.join(' ')}\n` : '';
  });
  return `${labels.join(' ')}\n${lines.join('')}`;
}

/** Two tables as one: the labels of the second come after those of the first. */
export function joinCues(one: string, other: string): string {
  const [first, second] = [one, other].map((table) => {
    const [head = '', ...lines] = table.trimEnd().split('\n');
    const rows = lines.map((line) => line.split('\t') as [string, string]);
    return { labels: head.split(' '), rows: new Map(rows) };
  });
  if (!first || !second) return one;
  const moved = (pairs: string) =>
    pairs
      .split(' ')
      .map((number, at) => (at % 2 === 0 ? Number(number) + first.labels.length : number))
      .join(' ');
  const cues = new Set([...first.rows.keys(), ...second.rows.keys()]);
  const lines = [...cues].map((cue) => {
    const [mine, theirs] = [first.rows.get(cue), second.rows.get(cue)];
    const pairs = [...(mine ? [mine] : []), ...(theirs ? [moved(theirs)] : [])];
    return `${cue}\t${pairs.join(' ')}\n`;
  });
  return `${[...first.labels, ...second.labels].join(' ')}\n${lines.join('')}`;
}

type LearnRow = { places: number[]; share: number; isFit: CueExample['isFit'] };

function learnLabel(rows: readonly LearnRow[], label: number, size: number) {
  const known = rows.filter(({ isFit }) => isFit[label] !== undefined);
  // How strongly each weight is drawn to nothing whenever its cue is seen: less for one that is seen often.
  const counts = new Float64Array(size);
  for (const { places } of known)
    for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  const pull = counts.map((count) => sparsity / count);
  const fit = known.filter(({ isFit }) => isFit[label]).length;
  const weights = new Float64Array(size);
  const sums = new Float64Array(size).fill(1e-3);
  let bias = Math.log((fit + 0.5) / (known.length - fit + 1));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of seededOrder(known.length, epoch)) {
      const row = known[at];
      if (!row) continue;
      let sum = 0;
      for (const place of row.places) sum += weights[place] ?? 0;
      const error =
        1 / (1 + Math.exp(-(bias + sum * row.share))) - (row.isFit[label] === true ? 1 : 0);
      bias -= 0.01 * error;
      for (const place of row.places) {
        const before = weights[place] ?? 0;
        const slope = error * row.share;
        const squares = (sums[place] ?? 0) + slope * slope;
        sums[place] = squares;
        const step = rate / Math.sqrt(squares);
        const next = before - step * slope;
        weights[place] = Math.sign(next) * Math.max(0, Math.abs(next) - step * (pull[place] ?? 0));
      }
    }
  }
  return { weights, bias };
}
