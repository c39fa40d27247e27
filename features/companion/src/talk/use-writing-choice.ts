import type { WritingType } from '@mooring/data';
import { useState } from 'react';

export type WritingChoice = { chosen: WritingType | null; choose(type: WritingType | null): void };

/** The type of text requested with the next message. Null for a plain reply. */
export function useWritingChoice(): WritingChoice {
  const [chosen, choose] = useState<WritingType | null>(null);
  return { chosen, choose };
}
