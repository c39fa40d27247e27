import { readDate, shortDay } from '@mooring/contract';
import { useDay, useQuietDay } from '@mooring/data';
import { useMemo } from 'react';
import { type DatedPrompt, earlier, week } from './prompt-schedule.ts';
import { promptNotes } from './prompt-types.ts';

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
export type PromptWeek = {
  today: PromptCardContent | undefined;
  soon: PromptCardContent[];
  earlier: PromptCardContent[];
};

/** The prompts, unless the person said 'Not today', which can be taken back. */
export type Prompts =
  | { status: 'unknown' }
  | { status: 'quiet'; end(): void }
  | ({ status: 'shown' } & PromptWeek);

export function usePrompts(): Prompts {
  const day = useDay();
  const quiet = useQuietDay();
  const shown = useMemo(() => {
    const date = readDate(day);
    const [today, ...soon] = week(date).map(cardOf);
    return { today, soon, earlier: earlier(date).map(cardOf) };
  }, [day]);

  if (quiet.status === 'unknown') return { status: 'unknown' };
  return quiet.status === 'yes'
    ? { status: 'quiet', end: quiet.end }
    : { status: 'shown', ...shown };
}

function cardOf({ id, type, text, day }: DatedPrompt): PromptCardContent {
  return { id, type, text, note: promptNotes[type] ?? null, day: shortDay(day) };
}
