import type { Assessment } from '@mooring/listening';

/** The alert that the safety card shows. `isNew`: raised since the page was opened, so a screen reader announces it. */
export type ActiveAlert = Assessment & { isNew: boolean };

/** Kinds are only ever added, so their number tells whether they are the same. */
export const isSameAlert = (one: Assessment, other: Assessment) =>
  one.level === other.level &&
  one.kinds.length === other.kinds.length &&
  one.language === other.language;
