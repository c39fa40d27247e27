import type { DangerKind } from '../danger/assessment.ts';
import type { EncoderScores } from './encoder.ts';
import { readerLabels } from './labels.ts';
import { sigmoid } from './scores.ts';

/** The kinds of a card: those above the threshold, and at least the most likely one. */
export function kindsOf({ kind }: { kind: Float32Array }, threshold: number): DangerKind[] {
  const found = readerLabels.kind.filter((_, at) => sigmoid(kind[at]) > threshold);
  return found.some((each) => !softKinds.has(each)) ? found : [...found, mostLikelyOfCards(kind)];
}

export const bereavedScore = (score: EncoderScores | undefined): number =>
  score ? sigmoid(score.kind[readerLabels.kind.indexOf('bereaved-by-suicide')]) : 0;

const softKinds = new Set<DangerKind>(['hopeless', 'bereaved-by-suicide']);

function mostLikelyOfCards(scores: Float32Array): DangerKind {
  const cards = readerLabels.kind.filter((each) => !softKinds.has(each));
  const score = (each: DangerKind) => scores[readerLabels.kind.indexOf(each)] ?? 0;
  return cards.reduce((one, other) => (score(other) > score(one) ? other : one));
}
