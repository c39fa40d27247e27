import { useNavigate, useSearchParams } from '@mooring/contract/router';
import { type DayDraft, type HardDay, useData, useDraft } from '@mooring/data';
import { useRef, useState } from 'react';
import { dayAddress, newDay } from './day-addresses.ts';
import { type DayFault, dayFrom, fieldsOf, sameFields } from './day-fields.ts';

/** The form of a day. What is typed is kept until it is saved, also when saving fails or the page is left. */
export function useDayForm(before: HardDay | null) {
  const data = useData();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [opened] = useState(before);
  const [untouched] = useState(() => ({
    ...fieldsOf(before),
    // The page of a person leads here to add one of their days.
    ...(before ? {} : { someone: search.get('someone') ?? '' }),
  }));
  const draft = useDraft(`hard-day:${before?.id ?? newDay}`, {
    worthKeeping: (typed) => !sameFields(typed, untouched),
  });
  const [typed, setTyped] = useState<DayDraft | null>(null);
  const [putAway, setPutAway] = useState<DayDraft | null>(null);
  const [fault, setFault] = useState<DayFault | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = typed ?? draft.found ?? untouched;
  const latest = useRef(fields);
  latest.current = fields;

  function replace(next: DayDraft) {
    latest.current = next;
    setTyped(next);
    setFault(null);
    draft.change(next);
  }

  async function save() {
    if (busy) return;
    const written = latest.current;
    const day = dayFrom(written, before?.id ?? data.env.newId());
    if ('at' in day) {
      setFault(day);
      return;
    }
    setBusy(true);
    void data.safety.screenAndRaise(textOf(written));
    try {
      await data.hardDays.put(day, opened);
    } catch (error) {
      data.notices.fail(error, 'store.failed');
      setBusy(false);
      return;
    }
    // The day is saved: a draft that could not be removed would only offer the same words once more.
    await draft.drop().catch(() => undefined);
    data.notices.say('hard-day.saved');
    await navigate(dayAddress(day.id), { replace: true });
  }

  return {
    /** Null while what was typed before is being read. */
    fields: draft.found === undefined && typed === null ? null : fields,
    change: (part: Partial<DayDraft>) => replace({ ...latest.current, ...part }),
    fault,
    busy,
    save,
    /** What was typed at an earlier visit is here again, or was put away. */
    earlier: putAway && sameFields(fields, untouched) ? 'put-away' : restoredFrom(draft.found),
    startFresh() {
      setPutAway(latest.current);
      replace(untouched);
    },
    bringBack() {
      if (putAway) replace(putAway);
      setPutAway(null);
    },
  } as const;

  function restoredFrom(found: DayDraft | null | undefined) {
    return found && !putAway ? 'restored' : 'none';
  }
}

export type DayForm = ReturnType<typeof useDayForm>;

/** All that was written, for the screening. */
const textOf = ({ name, words, where, who, tooMuch }: DayDraft) =>
  [name, words, where, who, tooMuch].filter((text) => text.trim() !== '').join('\n\n');
