import type { UnansweredWords } from '@mooring/data';
import { type ComponentType, lazy } from 'react';

/** Shown to few people, so it comes after the first page. Where it cannot be loaded nothing is shown: Profile asks as well. */
export const VisitorWordsNote = lazy<ComponentType<{ unanswered: UnansweredWords }>>(() =>
  import('./visitor-words-note.tsx').then(
    ({ VisitorWordsNote: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);
