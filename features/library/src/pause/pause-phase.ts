import type { RecordValues } from '@mooring/data';

export type Pause = RecordValues['pause'];

/** 'none': nothing was begun, or it is long over. 'over': it has just ended, and the question after it is open. */
export type PausePhase = 'none' | 'running' | 'over';

/** How long a pause is, in ms. */
export const pauseMs = 10 * 60 * 1000;

/** ms after its end in which the question after it is still asked. */
const askedFor = 6 * 60 * 60 * 1000;

/** ms by which the clock of another device may be ahead. */
const clockSlack = 60 * 1000;

export function phaseOf(pause: Pause | null, now: Date): PausePhase {
  const left = pause ? Date.parse(pause.endsAt) - now.getTime() : Number.NaN;
  if (Number.isNaN(left) || left < -askedFor) return 'none';
  // More than ten minutes are left only where the clock was set back: nobody has to wait for that.
  if (left <= 0 || left > pauseMs + clockSlack) return 'over';
  return 'running';
}
