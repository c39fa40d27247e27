import { useLocation, useNavigate } from '@mooring/contract/router';
import { type Recording, useData } from '@mooring/data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asMessage, broughtAlong } from '../brought-words.ts';

/** ms after the last keystroke until what is in the box is kept. */
const pause = 500;

/** Where what is in the box waits over a reload. */
export const boxKey = 'companion';

export type Composer = {
  text: string;
  change(text: string): void;
  /** A recording that goes with the next message. */
  recording: Recording | null;
  attach(recording: Recording | null, text: string): void;
  /** Empties the box. */
  clear(): void;
  /** What came along was longer than a message may be. */
  cut: boolean;
};

type Box = { content: string; recording: Recording | null };

/** The words in the box: unsent ones come back, and what another page sent along is put in once. */
export function useComposer(): Composer {
  const data = useData();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recording, setRecording] = useState<Recording | null>(null);
  const [cut, setCut] = useState(false);
  const typed = useRef(false);
  const waiting = useRef<Box | null>(null);
  const attached = useRef<Recording | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const box = waiting.current;
    waiting.current = null;
    if (box === null) return;
    const { content, recording } = box;
    const kept =
      content.trim() === '' && !recording
        ? data.drafts.drop(boxKey)
        : data.drafts.keep(boxKey, { title: '', content, tags: [], recording });
    // It is still in the box; the next keystroke tries again.
    kept.catch(() => undefined);
  }, [data]);

  const put = useCallback(
    (next: string) => {
      typed.current = true;
      setText(next);
      waiting.current = { content: next, recording: attached.current };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pause);
    },
    [flush],
  );

  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const open = async () => {
      const brought = broughtAlong(state);
      const draftOf = (key: string) => data.drafts.get(key).catch(() => null);
      const kept = await draftOf(boxKey);
      const box = kept?.content ?? '';
      const draft = brought?.draft ? ((await draftOf(brought.draft))?.content ?? '') : '';
      // Someone who is already typing is not interrupted.
      if (typed.current) return;
      attached.current = kept?.recording ?? null;
      setRecording(attached.current);
      if (!brought) return setText(box);
      const message = asMessage([box, brought.initialPrompt, draft]);
      put(message.text);
      setCut(message.cut);
      // What came along is in the box now; a reload must not bring it a second time.
      navigate({ search }, { replace: true, state: null });
    };
    void open();
  }, [data, navigate, put, search, state]);

  useEffect(() => {
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return {
    text,
    cut,
    recording,
    attach(next, words) {
      attached.current = next;
      setRecording(next);
      put(words);
      flush();
    },
    change(next) {
      setCut(false);
      put(next);
    },
    clear() {
      setCut(false);
      attached.current = null;
      setRecording(null);
      put('');
      flush();
    },
  };
}
