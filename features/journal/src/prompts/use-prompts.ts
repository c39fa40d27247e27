import { readDate, shortDay } from '@mooring/contract';
import { useData, useDay, useLive } from '@mooring/data';
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
  const data = useData();
  const day = useDay();
  const settings = useLive(({ records }) => records.get('settings'), ['user_data']);
  const shown = useMemo(() => {
    const date = readDate(day);
    const [today, ...soon] = week(date).map(cardOf);
    return { today, soon, earlier: earlier(date).map(cardOf) };
  }, [day]);

  if (settings.status === 'loading') return { status: 'unknown' };
  if (settings.status === 'failed' || settings.value?.quietDay !== day) {
    return { status: 'shown', ...shown };
  }
  return {
    status: 'quiet',
    end() {
      data.records
        .change('settings', (before) => {
          const { quietDay: _over, ...rest } = before ?? {};
          return rest;
        })
        .catch((error: unknown) => data.notices.fail(error, 'store.failed'));
    },
  };
}

function cardOf({ id, type, text, day }: DatedPrompt): PromptCardContent {
  return { id, type, text, note: promptNotes[type] ?? null, day: shortDay(day) };
}
