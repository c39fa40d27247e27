import { useLocation, useNavigate } from '@mooring/contract/router';
import { type Recording, useData, useDraft } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { carriedState, joinParts } from '../carried-text.ts';
import { type ComposerContent, restoreContent } from './restore-content.ts';

export type Composer = {
  text: string;
  change(text: string): void;
  /** The recording of the next message. */
  recording: Recording | null;
  /** The recording was interrupted and recovered. */
  wasInterrupted: boolean;
  /** With a duration of 0 while it is being recorded. */
  attach(recording: Recording | null): void;
  /** Appends a transcript to the text. */
  append(transcript: string): void;
  /** Empties text and recording. */
  clear(): void;
  /** The carried text was longer than a message may be. */
  isTruncated: boolean;
};

/** The unsent message: restores the draft, and adds text that another page carried over once, unless it goes elsewhere. */
export function useComposer({ takesCarried }: { takesCarried: boolean }): Composer {
  const data = useData();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const draft = useDraft('companion', {
    worthKeeping: ({ content, recording }) => content.trim() !== '' || Boolean(recording),
  });
  const [content, setContent] = useState<ComposerContent>({ text: '', recording: null });
  const [isTruncated, setTruncated] = useState(false);
  const [interruptedId, setInterruptedId] = useState<string | null>(null);
  const latest = useRef(content);
  const isRestored = useRef(false);
  const isUnmounted = useRef(false);
  /** A recording was started or removed here, so one that is restored later is ignored. */
  const attached = useRef(false);

  function show(next: ComposerContent) {
    latest.current = next;
    setContent(next);
  }

  function put(part: Partial<ComposerContent>) {
    const next = { ...latest.current, ...part };
    show(next);
    draft.change({ title: '', content: next.text, tags: [], recording: next.recording });
  }

  async function restore(saved: typeof draft.found) {
    const carried = takesCarried ? carriedState(state) : null;
    const restored = await restoreContent(data, saved ?? null, carried);
    if (isUnmounted.current) return;
    setTruncated(restored.isTruncated);
    setInterruptedId(restored.wasInterrupted ? (restored.recording?.id ?? null) : null);
    // Text typed meanwhile stays, below the restored text.
    const { text } = latest.current;
    const recording = attached.current ? latest.current.recording : restored.recording;
    const next = { text: joinParts([restored.text, text]), recording };
    if (carried || text !== '' || attached.current) put(next);
    else show(next);
    // The carried text is restored now; a reload must not add it again.
    if (carried) void navigate({ search }, { replace: true, state: null });
  }

  useEffect(() => {
    if (draft.found === undefined || isRestored.current) return;
    isRestored.current = true;
    void restore(draft.found);
  }, [draft.found]);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const recording =
    content.recording && content.recording.durationMs > 0 ? content.recording : null;
  return {
    text: content.text,
    isTruncated,
    recording,
    wasInterrupted: recording !== null && recording.id === interruptedId,
    attach(recording) {
      attached.current = true;
      put({ recording });
      void draft.flush();
    },
    append(transcript) {
      // The draft may be open in another tab by now, so it is not overwritten.
      if (isUnmounted.current) return;
      put({ text: [latest.current.text, transcript].filter((part) => part !== '').join(' ') });
    },
    change(text) {
      setTruncated(false);
      put({ text });
    },
    clear() {
      setTruncated(false);
      put({ text: '', recording: null });
      void draft.flush();
    },
  };
}
