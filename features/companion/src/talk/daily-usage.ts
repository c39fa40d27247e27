import { isoDay } from '@mooring/contract';
import type { RecordValues } from '@mooring/data';

type Day = RecordValues['companion-day'];

/** A pause is suggested once a day, after 45 minutes or 40 turns. */
export const pauseAfter = { ms: 45 * 60 * 1000, turns: 40 };

/** ms; a longer silence between two messages is not counted as use. */
const longestSilence = 15 * 60 * 1000;

/** The day's usage after one more turn. */
export function countTurn(before: Day | null, now: Date): Day {
  const day = isoDay(now);
  const lastAt = now.toISOString();
  if (before?.day !== day) return { day, turns: 1, activeMs: 0, lastAt, pauseOffered: false };
  const silence = now.getTime() - Date.parse(before.lastAt);
  const active = silence >= 0 && silence <= longestSilence ? silence : 0;
  return { ...before, turns: before.turns + 1, activeMs: before.activeMs + active, lastAt };
}

export const isPauseDue = (day: Day | null, now: Date): boolean =>
  day !== null &&
  day.day === isoDay(now) &&
  !day.pauseOffered &&
  (day.activeMs >= pauseAfter.ms || day.turns >= pauseAfter.turns);
