import { useData, useDraft, useLive } from '@mooring/data';
import { useRef, useState } from 'react';

/** What was written after earlier pauses, newest first. */
export function useEarlierNotes() {
  const { records, notices } = useData();
  const live = useLive((data) => data.records.get('pause-notes'), ['user_data']);
  const all = live.status === 'ready' ? (live.value ?? []) : [];
  const notes = all.filter(({ text }) => text !== '');
  return {
    live,
    notes: notes.sort((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1)),
    async remove(id: string) {
      try {
        await records.change('pause-notes', (before) =>
          (before ?? []).map((note) => (note.id === id ? { ...note, text: '' } : note)),
        );
      } catch (error) {
        notices.fail(error, 'store.failed');
      }
    },
  };
}

/** The answer to 'How is it now?'. What is typed is kept as a draft until it is kept or left out. */
export function useNoteForm(finish: () => Promise<boolean>) {
  const { env, records, notices, safety } = useData();
  const draft = useDraft('pause-note', { worthKeeping: ({ text }) => text.trim() !== '' });
  const [typed, setTyped] = useState<string | null>(null);
  const [id] = useState(() => env.newId());
  const [busy, setBusy] = useState(false);
  const text = typed ?? draft.found?.text ?? '';
  const latest = useRef(text);
  latest.current = text;

  const end = async () => {
    if (await finish()) await draft.drop().catch(() => undefined);
  };

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
        const note = { id, text: text.trim(), writtenAt: env.now().toISOString() };
        // Of this id is one that was kept a moment ago, while the person went on typing.
        await records.change('pause-notes', (before) => [
          ...(before ?? []).filter((each) => each.id !== id),
          note,
        ]);
        // Words that were typed meanwhile stay in the field, and are kept with the next press.
        if (latest.current === text) await end();
      } catch (error) {
        notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
    /** Goes on without an answer. */
    leave: end,
  };
}
