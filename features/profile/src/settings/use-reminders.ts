import { useData, useSettings } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useState } from 'react';
import { reminderFile, reminderFileName } from './reminder-file.ts';

const usual = '20:00';

/** 'Daily writing reminders' and the time they come at. */
export function useReminders() {
  const { env } = useData();
  const { settings, change } = useSettings();
  // What stands in the field while it is typed in: it may be no whole time yet.
  const [typed, setTyped] = useState<string | null>(null);
  const at = settings.reminderAt;
  return {
    at,
    time: typed ?? at ?? usual,
    switchTo: (on: boolean) =>
      void change((before) => ({ reminderAt: on ? (before.reminderAt ?? usual) : null })),
    type(time: string) {
      setTyped(time);
      if (/^\d{2}:\d{2}$/.test(time)) void change({ reminderAt: time });
    },
    leave: () => setTyped(null),
    toCalendar() {
      const file = new Blob([reminderFile(at ?? usual, env)], {
        type: 'text/calendar;charset=utf-8',
      });
      downloadFile(reminderFileName, file);
    },
  };
}
