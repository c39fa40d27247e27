import { useLocation, useNavigate } from '@mooring/contract/router';
import { type Recording, useData, useDraft } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { carriedState, joinParts } from '../carried-text.ts';
import { type Box, openBox } from './open-box.ts';

export type Composer = {
  text: string;
  change(text: string): void;
  /** A recording that goes with the next message. */
  recording: Recording | null;
  /** That recording was cut off, and is back. */
  cutOff: boolean;
  /** With a duration of 0 while it is being taken. */
  attach(recording: Recording | null): void;
  /** Words that were written down from speech, after what stands there. */
  append(words: string): void;
  /** Empties the box. */
  clear(): void;
  /** What came along was longer than a message may be. */
  cut: boolean;
};

/** The text in the box: an unsent draft is restored, and text that another page passed on is put in once. */
export function useComposer(): Composer {
  const data = useData();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const draft = useDraft('companion', {
    worthKeeping: ({ content, recording }) => content.trim() !== '' || Boolean(recording),
  });
  const [box, setBox] = useState<Box>({ text: '', recording: null });
  const [cut, setCut] = useState(false);
  const [cutOff, setCutOff] = useState<string | null>(null);
  const latest = useRef(box);
  const arrived = useRef(false);
  const gone = useRef(false);
  /** A recording was begun or taken away here: what is found late is not put beside it. */
  const attached = useRef(false);

  function show(next: Box) {
    latest.current = next;
    setBox(next);
  }

  function put(part: Partial<Box>) {
    const next = { ...latest.current, ...part };
    show(next);
    draft.change({ title: '', content: next.text, tags: [], recording: next.recording });
  }

  async function arrive(kept: typeof draft.found) {
    const brought = carriedState(state);
    const opened = await openBox(data, kept ?? null, brought);
    if (gone.current) return;
    setCut(opened.cut);
    setCutOff(opened.cutOff ? (opened.recording?.id ?? null) : null);
    // Text typed meanwhile stays, below the restored text.
    const { text } = latest.current;
    const recording = attached.current ? latest.current.recording : opened.recording;
    const next = { text: joinParts([opened.text, text]), recording };
    if (brought || text !== '' || attached.current) put(next);
    else show(next);
    // The carried text is in the box now; a reload must not add it again.
    if (brought) void navigate({ search }, { replace: true, state: null });
  }

  useEffect(() => {
    if (draft.found === undefined || arrived.current) return;
    arrived.current = true;
    void arrive(draft.found);
  }, [draft.found]);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const recording = box.recording && box.recording.durationMs > 0 ? box.recording : null;
  return {
    text: box.text,
    cut,
    recording,
    cutOff: recording !== null && recording.id === cutOff,
    attach(recording) {
      attached.current = true;
      put({ recording });
      void draft.flush();
    },
    append(words) {
      // The draft may be open in another tab by now, so it is not overwritten.
      if (gone.current) return;
      put({ text: [latest.current.text, words].filter((part) => part !== '').join(' ') });
    },
    change(text) {
      setCut(false);
      put({ text });
    },
    clear() {
      setCut(false);
      put({ text: '', recording: null });
      void draft.flush();
    },
  };
}
