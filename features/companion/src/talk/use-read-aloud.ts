import { keyOf } from '@mooring/contract';
import { useCompanionSettings, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

export type ReadAloud = {
  /** The message being read. */
  reading: string | null;
  /** Reads it; the one being read is stopped instead. */
  toggle(id: string, text: string): void;
  stop(): void;
  /** The message that only a voice from the internet could read: the person is asked first. */
  question: { open: boolean; agree(): void; decline(): void };
};

/** Reads one message at a time aloud. Leaving or locking the page stops it. */
export function useReadAloud(onOptions: () => void): ReadAloud {
  const data = useData();
  const { settings, change } = useCompanionSettings();
  const [asked, setAsked] = useState<{ id: string; text: string } | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const voice = useRef<AbortController | null>(null);

  function stop() {
    voice.current?.abort();
    voice.current = null;
    setReading(null);
  }

  async function read(id: string, text: string) {
    const mine = new AbortController();
    voice.current = mine;
    setReading(id);
    try {
      await data.speech.speak(text, { tone: settings.tone, signal: mine.signal });
    } catch (error) {
      if (!mine.signal.aborted) {
        const key = keyOf(error, 'voice.failed');
        // Where there is no voice of this device there is none to choose.
        if (key !== 'voice.failed') data.notices.withdraw('voice.options');
        if (key === 'voice.network') setAsked({ id, text });
        else data.notices.fail(error, 'voice.failed');
      }
    }
    if (voice.current !== mine) return;
    voice.current = null;
    setReading(null);
  }

  function sayOptions() {
    if (settings.voiceOptionsSaid) return;
    data.notices.say('voice.options', { action: { label: 'Open', run: onOptions } });
    void data.companionSettings.change({ voiceOptionsSaid: true }).catch(() => undefined);
  }

  useEffect(
    () => () => {
      voice.current?.abort();
      void data.speech.clearCache().catch(() => undefined);
    },
    [data],
  );

  return {
    reading,
    toggle(id, text) {
      const same = reading === id;
      stop();
      if (same) return;
      sayOptions();
      void read(id, text);
    },
    stop,
    question: {
      open: asked !== null,
      decline: () => setAsked(null),
      async agree() {
        setAsked(null);
        const kept = await change(({ consents }) => ({
          consents: { ...consents, networkVoice: true },
        }));
        if (kept && asked) await read(asked.id, asked.text);
      },
    },
  };
}
