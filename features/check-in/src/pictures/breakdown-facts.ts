import { type CheckInWithoutNotes, type Emotion, emotions } from '@mooring/data';

export type Named = { emotion: Emotion; count: number };

/** How often each emotion was named, the most often first; those never named are left out. */
export function breakdownOf(felt: readonly CheckInWithoutNotes[]): Named[] {
  return emotions
    .map((emotion) => ({ emotion, count: felt.filter((one) => one.emotion === emotion).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
