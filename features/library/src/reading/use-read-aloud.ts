import { useEffect, useState } from 'react';

export type ReadAloud = {
  /** False where the browser cannot speak; then no button is shown. */
  available: boolean;
  speaking: boolean;
  toggle(text: string): void;
};

/** Reads a text with the browser's own voice, and falls silent when asked or when the page is left. */
export function useReadAloud(): ReadAloud {
  const [speaking, setSpeaking] = useState(false);
  const available = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

  useEffect(() => {
    if (!available) return;
    return () => speechSynthesis.cancel();
  }, [available]);

  function toggle(text: string) {
    speechSynthesis.cancel();
    if (speaking) {
      setSpeaking(false);
      return;
    }
    setSpeaking(true);
    // One utterance a paragraph: some browsers fall silent after about fifteen seconds of one.
    const parts = text.split('\n\n').map((part) => new SpeechSynthesisUtterance(part));
    for (const part of parts) {
      part.lang = 'en';
      part.rate = 0.9;
      part.onerror = () => setSpeaking(false);
    }
    const last = parts.at(-1);
    if (last) last.onend = () => setSpeaking(false);
    for (const part of parts) speechSynthesis.speak(part);
  }

  return { available, speaking, toggle };
}
