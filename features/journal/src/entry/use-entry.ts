import { type MessageKey, paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type Entry, useData, useLive } from '@mooring/data';
import { useState } from 'react';

export type EntryPage =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'unreadable' }
  | { status: 'failed'; key: MessageKey; retry(): void }
  | { status: 'ready'; entry: Entry };

/** One entry to read, to keep a moment of, and to delete with a way back. */
export function useEntry(id: string) {
  const { entries, drafts, moments, notices } = useData();
  const navigate = useNavigate();
  const live = useLive((data) => data.entries.get(id), ['journal_entries'], id);
  const [confirming, setConfirming] = useState(false);
  const [kept, setKept] = useState(false);

  function page(): EntryPage {
    if (live.status === 'loading') return live;
    if (live.status === 'failed') {
      return live.key === 'entry.unreadable' ? { status: 'unreadable' } : live;
    }
    return live.value ? { status: 'ready', entry: live.value } : { status: 'missing' };
  }

  async function restore(entry: Entry) {
    try {
      await entries.restore(entry);
    } catch (error) {
      notices.fail(error, 'store.failed');
    }
  }

  async function remove(entry: Entry) {
    setConfirming(false);
    try {
      if (!(await entries.remove(entry.id))) {
        notices.say('store.failed');
        return;
      }
    } catch (error) {
      notices.fail(error, 'store.failed');
      return;
    }
    // An unfinished edit holds the same words: it goes with them, and the entry is gone even if the edit stays.
    await drafts.drop(entry.id).catch(() => undefined);
    notices.say('entry.deleted', { action: { label: 'Undo', run: () => void restore(entry) } });
    navigate(paths.journal.to(), { replace: true });
  }

  async function keep(entry: Entry) {
    setKept(true);
    try {
      const { content, tags } = entry;
      await moments.add({ content, source: 'journal', sourceId: entry.id, tags });
      notices.say('moment.saved');
    } catch (error) {
      setKept(false);
      notices.fail(error, 'store.failed');
    }
  }

  return {
    page: page(),
    confirming,
    askToDelete: () => setConfirming(true),
    keepIt: () => setConfirming(false),
    remove: (entry: Entry) => void remove(entry),
    kept,
    keep: (entry: Entry) => void keep(entry),
  };
}
