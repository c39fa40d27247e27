import { useData } from '@mooring/data';
import { useState } from 'react';
import { type PageFields, sameFields } from './entry-fields.ts';
import type { OpenPage } from './open-page.ts';

/** What the page says about an earlier draft, and the two ways between it and an empty page. */
export type RestoredDraft = {
  /** 'put-away' after Start fresh, until something new is typed. */
  notice: 'none' | 'restored' | 'under-prompt' | 'unreadable' | 'put-away';
  /** What became of the day that the page was opened for. */
  day: OpenPage['draftDay'];
  startFresh(): void;
  bringBack(): void;
};

export function useRestoredDraft(options: {
  page: OpenPage;
  fields: PageFields;
  replace(fields: PageFields): void;
}): RestoredDraft {
  const { page, fields, replace } = options;
  const { env } = useData();
  const [notice, setNotice] = useState<RestoredDraft['notice']>(page.draft);
  const [putAway, setPutAway] = useState<PageFields | null>(null);

  const typedAnew = notice === 'put-away' && !sameFields(fields, page.untouched);
  return {
    notice: typedAnew ? 'none' : notice,
    day: page.draftDay,
    startFresh() {
      setPutAway(fields);
      setNotice('put-away');
      // Another entry: what was put away may be stored, although its save was refused.
      replace({ ...page.untouched, id: env.newId() });
    },
    bringBack() {
      if (!putAway) return;
      setNotice('none');
      replace(putAway);
    },
  };
}
