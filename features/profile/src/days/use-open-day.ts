import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type HardDay, useData } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { dayFile, dayFileName } from './day-file.ts';

/** What can be done with a day. */
export function useOpenDay(day: HardDay) {
  const data = useData();
  const navigate = useNavigate();
  const draftKey = `hard-day:${day.id}` as const;
  const file = dayFile(day, data.env);

  return {
    /** Null where a calendar could show nothing. */
    toCalendar:
      file === null
        ? null
        : () =>
            downloadFile(dayFileName, new Blob([file], { type: 'text/calendar;charset=utf-8' })),
    /** Removes it and what was typed for it, with a way to take that back. */
    async remove() {
      try {
        const begun = await data.drafts.get(draftKey).catch(() => null);
        await data.hardDays.remove(day.id);
        // At once: an open day that is gone would be missed for a moment.
        void navigate(paths.hardDays.to(), { replace: true });
        await data.drafts.drop(draftKey).catch(() => undefined);
        const undo = async () => {
          try {
            await data.hardDays.put(day);
            if (begun) await data.drafts.keep(draftKey, begun);
          } catch (error) {
            data.notices.fail(error, 'store.failed');
          }
        };
        data.notices.say('hard-day.removed', {
          action: { label: 'Undo', run: () => void undo() },
        });
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
    },
  };
}
