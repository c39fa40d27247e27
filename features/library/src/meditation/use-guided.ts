import { useEffect, useState } from 'react';
import { useBrowserVoice } from '../use-browser-voice.ts';
import { lineSeconds } from './line-seconds.ts';

/** Slower than people talk. */
const lineRate = 0.82;

export type Guided = {
  /** Counted from 0; null before it has begun. */
  line: number | null;
  playing: boolean;
  isLast: boolean;
  /** `silent`: it was asked to read, and the browser has no voice. */
  voice: { available: boolean; on: boolean; silent: boolean; toggle(): void };
  begin(): void;
  /** Back to the text as a whole. */
  end(): void;
  togglePause(): void;
  go(line: number): void;
};

/**
 * Leads through a text line by line. A line gives way once its time is up and, where it is read aloud, once the voice
 * has finished. Pausing holds it; the last line stays.
 */
export function useGuided(lines: readonly string[]): Guided {
  const [line, setLine] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [aloud, setAloud] = useState(false);
  const [silent, setSilent] = useState(false);
  const voice = useBrowserVoice();
  const { speak, hush } = voice;
  const last = lines.length - 1;
  const text = line === null ? undefined : lines[line];

  useEffect(() => {
    if (!playing || text === undefined) return;
    let isMounted = true;
    const timer = { id: 0 as unknown as ReturnType<typeof setTimeout> };
    const time = new Promise<void>((resolve) => {
      timer.id = setTimeout(resolve, lineSeconds(text) * 1000);
    });
    const said = aloud ? speak(text, lineRate) : Promise.resolve(true);
    void said.then((spoken) => {
      if (!isMounted || spoken) return;
      setAloud(false);
      setSilent(true);
    });
    void Promise.all([time, said]).then(() => {
      if (isMounted) setLine((now) => (now === null || now === last ? now : now + 1));
    });
    return () => {
      isMounted = false;
      clearTimeout(timer.id);
      hush();
    };
  }, [playing, text, aloud, last, speak, hush]);

  return {
    line,
    playing,
    isLast: line === last,
    voice: {
      available: voice.available,
      on: aloud,
      silent,
      toggle() {
        setSilent(false);
        setAloud(!aloud);
      },
    },
    begin() {
      setLine(0);
      setPlaying(true);
    },
    end() {
      setLine(null);
      setPlaying(false);
    },
    togglePause: () => setPlaying(!playing),
    go: (next) => setLine(Math.min(Math.max(next, 0), last)),
  };
}
