import {
  type Assessment,
  type DangerLevel,
  kindsByUrgency,
  mergeAssessments,
} from './danger/assessment.ts';
import type { Reading } from './reader/reader.ts';

/** Below this the reader is sure that a text speaks of no danger. */
const sureOfNone = 0.005;

/** From here on the reader is as good as sure of danger. Of its false cards in talks most lie below, of the right ones few. */
const sureOfDanger = 0.97;

/**
 * What the rules and the reader found, as one assessment: the higher level and all kinds of both. Where the reader is sure
 * that there is no danger, a find of the rules at level 1 or 2 is dropped; one at level 3 never is.
 */
export function uniteFindings(byRules: Assessment, reading: Reading | null): Assessment {
  if (!reading) return byRules;
  const { level, kinds, language } = reading;
  const read: Assessment = {
    level,
    kinds,
    ...(language === 'en' || language === 'other' ? {} : { language }),
  };
  const isFalseFind = byRules.level < 3 && reading.danger < sureOfNone && reading.language === 'en';
  if (isFalseFind) return withoutCards(byRules, read);
  const found = mergeAssessments(byRules, read);
  const isUnsure = byRules.level < 2 && level >= 2 && reading.danger < sureOfDanger;
  return isUnsure ? { ...found, isUnsure } : found;
}

/** What the rules found of kinds that raise no card stays: a loss by suicide, and a child who said so. */
function withoutCards(byRules: Assessment, read: Assessment): Assessment {
  const kinds = kindsByUrgency.filter(
    (kind) =>
      read.kinds.includes(kind) ||
      (kind === 'bereaved-by-suicide' && byRules.kinds.includes(kind)) ||
      (kind === 'child' && byRules.level < 2 && byRules.kinds.includes(kind)),
  );
  const level = Math.min(1, Math.max(read.level, kinds.length > 0 ? 1 : 0)) as DangerLevel;
  return { level: kinds.length === 0 ? 0 : level, kinds };
}
