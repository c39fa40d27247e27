import { useState } from 'react';
import { useBrowserVoice } from '../use-browser-voice.ts';

export type ReadAloud = { available: boolean; speaking: boolean; toggle(text: string): void };

/** A little slower than people talk. */
const rate = 0.9;

/** Reads a piece with the browser's own voice, until it is asked to stop. */
export function useReadAloud(): ReadAloud {
  const [speaking, setSpeaking] = useState(false);
  const { available, speak, hush } = useBrowserVoice();
  return {
    available,
    speaking,
    toggle(text) {
      hush();
      setSpeaking(!speaking);
      if (!speaking) void speak(text, rate).then(() => setSpeaking(false));
    },
  };
}
