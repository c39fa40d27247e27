import { useRef, useState } from 'react';
import { type Read, useBrowserVoice } from '../use-browser-voice.ts';

export type ReadAloud = {
  available: boolean;
  speaking: boolean;
  /** Why the last text was not read. */
  missing: Exclude<Read, 'read'> | null;
  toggle(text: string): void;
  /** Reads the text with a voice from the internet, now and from now on. */
  agree(text: string): void;
  /** The answer no: nothing is read. */
  decline(): void;
};

/** A little slower than people talk. */
const rate = 0.9;

/** Reads a piece with the browser's own voice, until it is asked to stop. */
export function useReadAloud(): ReadAloud {
  const [speaking, setSpeaking] = useState(false);
  const [missing, setMissing] = useState<ReadAloud['missing']>(null);
  const turn = useRef(0);
  const { available, speak, hush, allowNetwork } = useBrowserVoice();

  function read(text: string) {
    turn.current += 1;
    const mine = turn.current;
    setSpeaking(true);
    setMissing(null);
    void speak(text, rate).then((how) => {
      if (turn.current !== mine) return;
      setSpeaking(false);
      setMissing(how === 'read' ? null : how);
    });
  }

  return {
    available,
    speaking,
    missing,
    toggle(text) {
      hush();
      if (!speaking) return read(text);
      turn.current += 1;
      setSpeaking(false);
    },
    agree(text) {
      void allowNetwork();
      read(text);
    },
    decline: () => setMissing('none'),
  };
}
