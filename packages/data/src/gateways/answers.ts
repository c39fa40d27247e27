import type { Answer } from '@mooring/listening';
import { loadOnce } from '@mooring/storage';

/** The shelf of plain answers to practical questions. It is the same for everybody, and nothing of the person's. */
export type Answers = {
  /** In the order in which they are shown. Rejects where they cannot be loaded. */
  all(): Promise<readonly Answer[]>;
};

export function createAnswers(): Answers {
  const load = loadOnce(() => import('@mooring/listening/answers'));
  return { all: async () => (await load()).answers };
}
