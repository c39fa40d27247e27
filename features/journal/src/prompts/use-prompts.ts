import { format } from 'date-fns';
import { useMemo } from 'react';
import { type DatedPrompt, earlier, week } from './prompt-schedule.ts';
import { promptNotes } from './prompt-types.ts';
import { useToday } from './use-today.ts';

/** A prompt as its card shows it. */
export type PromptCardContent = {
  id: string;
  type: string;
  text: string;
  /** Always stands beside the text; Forgiveness says that it is optional. */
  note: string | null;
  /** 'Nov 20'. */
  day: string;
};

/** Today's prompt, the six that follow, and those of the last seven days. */
export function usePrompts() {
  const today = useToday();
  return useMemo(() => {
    const [first, ...soon] = week(today).map(cardOf);
    return { today: first, soon, earlier: earlier(today).map(cardOf) };
  }, [today]);
}

function cardOf({ id, type, text, day }: DatedPrompt): PromptCardContent {
  return { id, type, text, note: promptNotes[type] ?? null, day: format(day, 'MMM d') };
}
