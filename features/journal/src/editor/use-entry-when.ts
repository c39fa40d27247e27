import { fullDate, readDate } from '@mooring/contract';
import { type Entry, useData } from '@mooring/data';
import { useState } from 'react';
import type { PageFields } from './entry-fields.ts';
import { timeOf, type When, type WhenFault, whenFault, whenOf } from './when.ts';

/** When an entry was, and how to change it. */
export type EntryWhen = {
  /** What the fields show. */
  shown: When;
  /** The moment itself; where what is typed is none, the one from before. */
  at: Date;
  isChosen: boolean;
  fault: WhenFault | null;
  change(part: Partial<When>): void;
  /** Back to now, or to the time that the entry has. */
  reset(): void;
};

type Parts = {
  base: Entry | null;
  fields: PageFields;
  change(part: Partial<PageFields>): void;
};

export function useEntryWhen({ base, fields, change }: Parts): EntryWhen {
  const { env } = useData();
  const [openedAt] = useState(() => env.now());
  const own = base ? readDate(base.date) : openedAt;
  const { when, title } = fields;
  const momentOf = (chosen: When | null) =>
    chosen && !whenFault(chosen, env.now()) ? readDate(timeOf(chosen)) : own;
  const at = momentOf(when);
  const shown = when ?? whenOf(own);

  /** A title that is the date of the entry stays that. */
  function replace(next: When | null) {
    const isDate = title === fullDate(at) || title === fullDate(own);
    change({ when: next, ...(isDate ? { title: fullDate(momentOf(next)) } : {}) });
  }

  return {
    shown,
    at,
    isChosen: when !== null,
    fault: when && whenFault(when, env.now()),
    change: (part) => replace({ ...shown, ...part }),
    reset: () => replace(null),
  };
}
