import { useData, useDraft, useLive } from '@mooring/data';
import { useState } from 'react';

/** What was written after earlier pauses, newest first. */
export function useEarlierNotes() {
  const { records, notices } = useData();
  const live = useLive((data) => data.records.get('pause-notes'), ['user_data']);
  const notes = live.status === 'ready' ? (live.value ?? []) : [];
  return {
    live,
    notes: [...notes].sort((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1)),
    async remove(id: string) {
      try {
        await records.change('pause-notes', (before) =>
          (before ?? []).filter((note) => note.id !== id),
        );
      } catch (error) {
        notices.fail(error, 'store.failed');
      }
    },
  };
}

/** The answer to 'How is it now?'. What is typed is kept as a draft until it is kept. */
export function useNoteForm(onDone: () => void) {
  const { env, records, notices, safety } = useData();
  const draft = useDraft('pause-note', { worthKeeping: ({ text }) => text.trim() !== '' });
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const text = typed ?? draft.found?.text ?? '';
  return {
    text,
    busy,
    isReady: draft.found !== undefined,
    change(words: string) {
      setTyped(words);
      safety.preload();
      draft.change({ text: words });
    },
    async keep() {
      if (busy || text.trim() === '') return;
      setBusy(true);
      void safety.screenAndRaise(text);
      try {
        const note = { id: env.newId(), text: text.trim(), writtenAt: env.now().toISOString() };
        await records.change('pause-notes', (before) => [...(before ?? []), note]);
        await draft.drop().catch(() => undefined);
        onDone();
      } catch (error) {
        notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
  };
}
