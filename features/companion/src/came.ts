import type { CheckIn, Emotion } from '@mooring/data';
import { namedIn } from './also-feeling.ts';

/** What someone came with: the emotions in the order they were chosen, and when. */
export type Came = {
  /** The check-in that holds it; null while it could not be saved. */
  id: string | null;
  named: readonly [Emotion, ...Emotion[]];
  at: Date;
};

export const cameWith = (record: CheckIn): Came => ({
  id: record.id,
  named: namedIn(record),
  at: new Date(record.createdAt),
});
