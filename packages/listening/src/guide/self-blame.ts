import type { Memory } from './memory.ts';

/** Somebody who blames themselves is asked no question about what they did. */
export const blamesSelf = ({ reading }: Memory['latest']): boolean =>
  reading !== null &&
  (reading.about.blame >= likelyBlame ||
    (['guilt', 'regret', 'shame'] as const).some(
      (feeling) => (reading.about.feelings[feeling] ?? 0) > 0.15,
    ));

/** From about the first on two of three are right (`listening:purposes --only blame --dev`): enough to ask nothing. From the second on guilt is spoken of. */
const likelyBlame = 0.3;
export const sureOfBlame = 0.6;
