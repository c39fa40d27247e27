import { useDay } from './use-day.ts';
import { useSettings } from './use-settings.ts';

/** 'Not today': the person asked for prompts, garden and insights to wait until tomorrow. */
export type QuietDay = {
  /** 'no' also if the setting cannot be read. */
  status: 'unknown' | 'no' | 'yes';
  begin(): void;
  end(): void;
};

/** Whether today is a quiet day. Stored as a local day, so it ends by itself at midnight. */
export function useQuietDay(): QuietDay {
  const day = useDay();
  const { status, settings, change } = useSettings();
  const quiet = settings.quietDay === day ? 'yes' : 'no';
  return {
    status: status === 'loading' ? 'unknown' : quiet,
    begin: () => void change({ quietDay: day }),
    end: () => void change({ quietDay: undefined }),
  };
}
