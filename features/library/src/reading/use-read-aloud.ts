import { useRef, useState } from 'react';
import { useBrowserVoice } from '../use-browser-voice.ts';

export type ReadAloud = {
  available: boolean;
  speaking: boolean;
  /** It was asked to read, and the browser has no voice. */
  silent: boolean;
  toggle(text: string): void;
};

/** A little slower than people talk. */
const rate = 0.9;

/** Reads a piece with the browser's own voice, until it is asked to stop. */
export function useReadAloud(): ReadAloud {
  const [speaking, setSpeaking] = useState(false);
  const [silent, setSilent] = useState(false);
  const turn = useRef(0);
  const { available, speak, hush } = useBrowserVoice();
  return {
    available,
    speaking,
    silent,
    toggle(text) {
      hush();
      turn.current += 1;
      setSpeaking(!speaking);
      setSilent(false);
      if (speaking) return;
      const mine = turn.current;
      void speak(text, rate).then((spoken) => {
        if (turn.current !== mine) return;
        setSpeaking(false);
        setSilent(!spoken);
      });
    },
  };
}
