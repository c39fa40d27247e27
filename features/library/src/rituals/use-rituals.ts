import { isoDay } from '@mooring/contract';
import { useSearchParams } from '@mooring/contract/router';
import { useData, useLive } from '@mooring/data';
import { useState } from 'react';
import { type Ritual, type RitualTime, rituals } from './rituals.ts';

export type RitualsPage = {
  tab: RitualTime;
  setTab(tab: string): void;
  /** The ritual the address asks for, if there is one of that name. */
  open: Ritual | null;
  /** Whether it is shown one step at a time. */
  isRunning: boolean;
  /** Ids of the rituals completed today. */
  doneToday: ReadonlySet<string>;
  busy: boolean;
  complete(ritual: Ritual): Promise<void>;
};

export function useRituals(): RitualsPage {
  const data = useData();
  const [search, setSearch] = useSearchParams();
  const open = rituals.find((ritual) => ritual.id === search.get('ritual')) ?? null;
  const [tab, setTab] = useState<RitualTime>(open?.time ?? 'morning');
  const [busy, setBusy] = useState(false);
  const log = useLive(({ records }) => records.get('rituals'), ['user_data']);

  const today = isoDay(data.env.now());
  const done = log.status === 'ready' ? (log.value ?? []) : [];

  async function complete(ritual: Ritual) {
    setBusy(true);
    try {
      const day = isoDay(data.env.now());
      await data.records.change('rituals', (kept) => [...(kept ?? []), { ritual: ritual.id, day }]);
      data.notices.say('ritual.completed');
      setTab(ritual.time);
      setSearch({});
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  }

  return {
    tab: open?.time ?? tab,
    setTab: (next) => {
      const known = rituals.find((ritual) => ritual.time === next);
      if (known) setTab(known.time);
    },
    open,
    isRunning: open !== null && search.has('step'),
    doneToday: new Set(done.filter((one) => one.day === today).map((one) => one.ritual)),
    busy,
    complete,
  };
}
