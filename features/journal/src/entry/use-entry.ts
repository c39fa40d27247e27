import { type MessageKey, paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import {
  type Entry,
  type Moment,
  type MuteItem,
  useData,
  useLive,
  useMuteItem,
  useRemoveMoment,
} from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

type EntryPage =
  | { status: 'loading' }
  | { status: 'missing' }
  /** `retry` is null where trying again cannot help: the entry itself will not open. */
  | { status: 'failed'; key: MessageKey; retry: (() => void) | null }
  | { status: 'ready'; entry: Entry };

export type EntryView = {
  page: EntryPage;
  /** While the question stands whether it should really be deleted. */
  confirming: boolean;
  askToDelete(): void;
  keepIt(): void;
  remove(): void;
  /** Saves the entry's words as a moment; once they are kept, takes the moment away again. */
  keep(): void;
  kept: boolean;
  /** Whether it is not to be brought up. */
  mute: MuteItem;
};

/** One entry to read, to keep a moment of, and to delete with a way back. */
export function useEntry(id: string): EntryView {
  const { entries, drafts, recordings, pictures, moments, notices } = useData();
  const navigate = useNavigate();
  const live = useLive((data) => data.entries.get(id), ['journal_entries'], id);
  const mute = useMuteItem()(id);
  const [confirming, setConfirming] = useState(false);
  const removeMoment = useRemoveMoment();
  const saved = useLive((data) => data.moments.list(), ['saved_moments']);
  const saving = useRef(false);
  const entry = live.status === 'ready' ? live.value : null;
  const moment = entry && saved.status === 'ready' ? momentOf(entry, saved.value.items) : undefined;

  // Only an entry that vanishes while it is read was deleted in another tab; one deleted here says so itself.
  const reading = useRef(false);
  const gone = live.status === 'ready' && !live.value;
  useEffect(() => {
    if (gone && reading.current) notices.say('entry.deleted-elsewhere');
    reading.current = entry !== null;
  }, [gone, entry, notices]);

  async function restore(deleted: Entry) {
    try {
      await entries.restore(deleted);
    } catch (error) {
      notices.fail(error, 'store.failed');
    }
  }

  async function dropDraft({ id, recording }: Entry) {
    const draft = await drafts.get(id);
    await drafts.drop(id);
    if (draft?.recording && draft.recording.id !== recording?.id) {
      await recordings.discard(draft.recording.id);
    }
    for (const picture of draft?.pictures ?? []) await pictures.discard(picture.id);
  }

  async function remove(entry: Entry) {
    setConfirming(false);
    reading.current = false;
    try {
      if (!(await entries.remove(entry.id, entry))) {
        notices.say('store.failed');
        return;
      }
    } catch (error) {
      notices.fail(error, 'store.failed');
      return;
    }
    // An unfinished edit holds the same words and goes with them. The entry is gone even if that fails.
    await dropDraft(entry).catch(() => undefined);
    notices.say('entry.deleted', { action: { label: 'Undo', run: () => void restore(entry) } });
    navigate(paths.journal.to(), { replace: true });
  }

  async function keep(entry: Entry) {
    // Pressed twice before the list shows it, it is still kept once.
    if (saving.current) return;
    saving.current = true;
    try {
      if (moment) await removeMoment(moment);
      else {
        await moments.add({
          content: wordsOf(entry),
          source: 'journal',
          sourceId: entry.id,
          tags: entry.tags,
        });
        notices.say('moment.saved');
      }
    } catch (error) {
      notices.fail(error, 'store.failed');
    } finally {
      saving.current = false;
    }
  }

  function page(): EntryPage {
    if (live.status === 'loading') return live;
    if (live.status === 'failed') {
      const closed = live.key === 'entry.unreadable';
      return { status: 'failed', key: live.key, retry: closed ? null : live.retry };
    }
    return entry ? { status: 'ready', entry } : { status: 'missing' };
  }

  return {
    page: page(),
    confirming,
    askToDelete: () => setConfirming(true),
    keepIt: () => setConfirming(false),
    remove: () => entry && void remove(entry),
    keep: () => entry && void keep(entry),
    kept: moment !== undefined,
    mute,
  };
}

const wordsOf = ({ title, content }: Entry) => (content.trim() === '' ? title : content);

const momentOf = (entry: Entry, moments: readonly Moment[]): Moment | undefined =>
  moments.find(({ sourceId, content }) => sourceId === entry.id && content === wordsOf(entry));
