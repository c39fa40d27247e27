import type { Letter } from '../repositories/collection-schemas.ts';

/** Whether a letter is not to be shown yet. `today`: local yyyy-MM-dd. A seal is a promise of the app, not a lock. */
export const isSealed = ({ sealedUntil }: Pick<Letter, 'sealedUntil'>, today: string): boolean =>
  sealedUntil !== undefined && sealedUntil > today;
