import { useCompanionSettings } from '@mooring/data';
import { useCallback, useEffect, useRef } from 'react';

/** How reading ended: it was read, there is no voice, or only one from the internet that was not agreed to. */
export type Read = 'read' | 'none' | 'network';

export type BrowserVoice = {
  /** False where the browser cannot speak at all. */
  available: boolean;
  /** Resolves when the text has been read, or could not be. `rate` 1 is as fast as people talk. */
  speak(text: string, rate: number): Promise<Read>;
  hush(): void;
  /** From now on a voice from the internet may read where the device has none. */
  allowNetwork(): Promise<unknown>;
};

/** ms. Some browsers load their voices after the page. */
const voicesWait = 1_500;

/** Reads texts with the browser's own voice, and falls silent when the page is left. */
export function useBrowserVoice(): BrowserVoice {
  const { settings, change } = useCompanionSettings();
  const allowed = useRef(false);
  useEffect(() => {
    allowed.current = settings.consents.networkVoice === true;
  }, [settings.consents.networkVoice]);
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
    async (text: string, rate: number): Promise<Read> => {
      const voice = available && (await hasVoice()) ? voiceOf(listVoices()) : undefined;
      if (!voice) return 'none';
      if (!voice.localService && !allowed.current) return 'network';
      await say(text, rate, voice);
      return 'read';
    },
    [available],
  );
  const allowNetwork = useCallback(() => {
    allowed.current = true;
    return change(({ consents }) => ({ consents: { ...consents, networkVoice: true } }));
  }, [change]);
  return { available, speak, hush, allowNetwork };
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

/** An English voice of this device, else one from the internet: that one sends the text to its maker. */
function voiceOf(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const english = voices.filter(({ lang }) => /^en\b/i.test(lang.replace('_', '-')));
  const [first] = english.length > 0 ? english : voices;
  return english.find(({ localService }) => localService) ?? first;
}

function say(text: string, rate: number, voice: SpeechSynthesisVoice): Promise<void> {
  return new Promise((resolve) => {
    // One utterance a paragraph: some browsers fall silent after about fifteen seconds of one.
    const parts = text.split('\n\n').map((part) => new SpeechSynthesisUtterance(part));
    for (const part of parts) {
      part.lang = 'en';
      part.rate = rate;
      part.onerror = () => resolve();
      part.voice = voice;
    }
    const last = parts.at(-1);
    if (last) last.onend = () => resolve();
    for (const part of parts) speechSynthesis.speak(part);
  });
}
