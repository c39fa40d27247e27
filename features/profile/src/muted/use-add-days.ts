import { type MessageKey, readDate, say } from '@mooring/contract';
import { isValid } from 'date-fns';
import { useState } from 'react';
import type { MutedPage } from './use-muted-record.ts';

type Fault = { key: MessageKey; field: 'from' | 'to' };

const blank = { from: '', to: '', yearly: false };

/** The form for a day, or for days that follow one another. Without a last day it is one day. */
export function useAddDays({ change }: MutedPage) {
  const [fields, setFields] = useState(blank);
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);

  async function add() {
    const { from, yearly } = fields;
    const to = fields.to || from;
    if (!isValid(readDate(from))) return setFault({ key: 'muted.day-missing', field: 'from' });
    if (!isValid(readDate(to)) || to < from) {
      return setFault({ key: 'muted.days-reversed', field: 'to' });
    }
    if (busy) return;
    setBusy(true);
    const days = { from, to, ...(yearly ? { yearly } : {}) };
    const isKept = await change((before) => ({
      ...before,
      days: [...before.days.filter((one) => !isSame(one, days)), days],
    }));
    setBusy(false);
    if (isKept) setFields(blank);
  }

  return {
    ...fields,
    busy,
    errorOf: (field: Fault['field']) =>
      fault?.field === field ? { error: say(fault.key).title } : {},
    fill(part: Partial<typeof blank>) {
      setFields((before) => ({ ...before, ...part }));
      setFault(null);
    },
    add,
  };
}

type Days = { from: string; to: string; yearly?: true | undefined };

export const isSame = (one: Days, other: Days): boolean =>
  one.from === other.from && one.to === other.to && one.yearly === other.yearly;
