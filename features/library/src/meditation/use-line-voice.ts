import { useCallback, useEffect } from 'react';

export type LineVoice = {
  /** False where the browser cannot speak. */
  available: boolean;
  /** Resolves when the line has been said, or could not be. */
  speak(line: string): Promise<void>;
  hush(): void;
};

/** Reads single lines with the browser's own voice, slowly, and falls silent when the page is left. */
export function useLineVoice(): LineVoice {
  const available = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
  const hush = useCallback(() => {
    if (available) speechSynthesis.cancel();
  }, [available]);

  useEffect(() => hush, [hush]);

  const speak = useCallback(
    (line: string) =>
      new Promise<void>((resolve) => {
        if (!available) return resolve();
        const said = new SpeechSynthesisUtterance(line);
        said.lang = 'en';
        said.rate = 0.82;
        said.onend = () => resolve();
        said.onerror = () => resolve();
        speechSynthesis.speak(said);
      }),
    [available],
  );
  return { available, speak, hush };
}
