import { useData, useLive } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useState } from 'react';
import { checkInsCsv } from './check-ins-csv.ts';

export type Csv = {
  /** There is something to save. */
  some: boolean;
  busy: boolean;
  save(): Promise<void>;
};

/** More check-ins than anybody makes. */
const everything = 1_000_000;

/** Saves every check-in as a file. */
export function useCsv(): Csv {
  const data = useData();
  const [busy, setBusy] = useState(false);
  const newest = useLive(({ checkIns }) => checkIns.recent(1), ['emotion_records']);
  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const { items } = await data.checkIns.recent(everything);
      const csv = new Blob([checkInsCsv(items)], { type: 'text/csv;charset=utf-8' });
      downloadFile('mooring-check-ins.csv', csv);
      data.notices.say('check-in.exported');
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  }
  return {
    some:
      newest.status === 'ready' && newest.value.items.length + newest.value.unreadable.length > 0,
    busy,
    save,
  };
}
