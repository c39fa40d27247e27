import { useCallback, useEffect } from 'react';

export type BrowserVoice = {
  /** False where the browser cannot speak; then no button is shown. */
  available: boolean;
  /** Resolves when the text has been said, or could not be: false where there is no voice at all. `rate` 1 is as fast as people talk. */
  speak(text: string, rate: number): Promise<boolean>;
  hush(): void;
};

/** ms. Some browsers load their voices after the page. */
const voicesWait = 1_500;

/** Reads texts with the browser's own voice, and falls silent when the page is left. */
export function useBrowserVoice(): BrowserVoice {
  const available = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
  const hush = useCallback(() => {
    if (available) speechSynthesis.cancel();
  }, [available]);

  useEffect(() => {
    // Asking makes the browser load its voices.
    if (available) listVoices();
    return hush;
  }, [available, hush]);

  const speak = useCallback(
    async (text: string, rate: number) => {
      if (!available || !(await hasVoice())) return false;
      await say(text, rate);
      return true;
    },
    [available],
  );
  return { available, speak, hush };
}

const listVoices = () => speechSynthesis.getVoices();

async function hasVoice(): Promise<boolean> {
  if (listVoices().length > 0) return true;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, voicesWait);
    const come = () => {
      clearTimeout(timer);
      resolve();
    };
    speechSynthesis.addEventListener('voiceschanged', come, { once: true });
  });
  return listVoices().length > 0;
}

/** With a voice of this device where there is one: others send the text to their maker. */
function say(text: string, rate: number): Promise<void> {
  const own = listVoices().find(({ lang, localService }) => localService && /^en\b/i.test(lang));
  return new Promise((resolve) => {
    // One utterance a paragraph: some browsers fall silent after about fifteen seconds of one.
    const parts = text.split('\n\n').map((part) => new SpeechSynthesisUtterance(part));
    for (const part of parts) {
      part.lang = 'en';
      part.rate = rate;
      part.onerror = () => resolve();
      if (own) part.voice = own;
    }
    const last = parts.at(-1);
    if (last) last.onend = () => resolve();
    for (const part of parts) speechSynthesis.speak(part);
  });
}
