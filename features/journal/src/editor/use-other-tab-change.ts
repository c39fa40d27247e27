import { type Entry, useLive } from '@mooring/data';

/** What another tab has done to the entry since this page was opened. */
export type OtherTabChange = 'same' | 'changed' | 'deleted';

/** Watches the entry that is edited. It changes nothing on the page; it only tells what saving will do. */
export function useOtherTabChange(base: Entry | null): OtherTabChange {
  const live = useLive(
    async (data) => (base ? data.entries.get(base.id) : null),
    ['journal_entries'],
    base?.id ?? '',
  );
  if (!base || live.status !== 'ready') return 'same';
  if (!live.value) return 'deleted';
  return live.value.editedAt === base.editedAt ? 'same' : 'changed';
}
