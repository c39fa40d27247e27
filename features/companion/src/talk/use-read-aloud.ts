import { keyOf } from '@mooring/contract';
import { useCompanionSettings, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

export type ReadAloud = {
  /** The message being read. */
  reading: string | null;
  /** Reads it; the one being read is stopped instead. */
  toggle(id: string, text: string): void;
  stop(): void;
};

/** Reads one message at a time aloud. Leaving or locking the page stops it. */
export function useReadAloud(onOptions: () => void): ReadAloud {
  const data = useData();
  const { settings } = useCompanionSettings();
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
        // Where there is no voice at all there is none to choose.
        if (keyOf(error, 'voice.failed') === 'voice.none') data.notices.withdraw('voice.options');
        data.notices.fail(error, 'voice.failed');
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
  };
}
