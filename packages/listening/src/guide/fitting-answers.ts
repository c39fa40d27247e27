import type { Turn } from '../engine.ts';
import type { Answer } from './answers.ts';
import { findAnswers } from './find-answers.ts';
import { rememberAll } from './memory.ts';

/** The answers of the shelf that may fit the newest message, at most three, for an engine that says them in its own words. */
export function fittingAnswers(turn: Turn): readonly Answer[] {
  const found = findAnswers(rememberAll(turn), turn.country ?? null);
  if (!found) return [];
  if ('said' in found) return [found.said];
  return 'offered' in found ? found.offered : [found.beside];
}
