import type { WritingType } from '@mooring/data';
import { useState } from 'react';

export type Writing = { chosen: WritingType | null; choose(type: WritingType | null): void };

/** What is asked for with the next message; a conversation, unless something is chosen. */
export function useWriting(): Writing {
  const [chosen, choose] = useState<WritingType | null>(null);
  return { chosen, choose };
}
