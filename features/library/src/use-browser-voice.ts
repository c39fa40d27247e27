import { useCallback, useEffect } from 'react';

export type BrowserVoice = {
  /** False where the browser cannot speak; then no button is shown. */
  available: boolean;
  /** Resolves when the text has been said, or could not be. `rate` 1 is as fast as people talk. */
  speak(text: string, rate: number): Promise<void>;
  hush(): void;
};

/** Reads texts with the browser's own voice, and falls silent when the page is left. */
export function useBrowserVoice(): BrowserVoice {
  const available = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
  const hush = useCallback(() => {
    if (available) speechSynthesis.cancel();
  }, [available]);

  useEffect(() => hush, [hush]);

  const speak = useCallback(
    (text: string, rate: number) =>
      new Promise<void>((resolve) => {
        if (!available) return resolve();
        // One utterance a paragraph: some browsers fall silent after about fifteen seconds of one.
        const parts = text.split('\n\n').map((part) => new SpeechSynthesisUtterance(part));
        for (const part of parts) {
          part.lang = 'en';
          part.rate = rate;
          part.onerror = () => resolve();
        }
        const last = parts.at(-1);
        if (last) last.onend = () => resolve();
        for (const part of parts) speechSynthesis.speak(part);
      }),
    [available],
  );
  return { available, speak, hush };
}
