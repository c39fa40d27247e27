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
  voice: {
    on: boolean;
    /** Why it did not read when it was asked to. */
    missing: 'none' | 'network' | null;
    toggle(): void;
    /** Reads with a voice from the internet. */
    agree(): void;
    decline(): void;
  };
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
  const [missing, setMissing] = useState<Guided['voice']['missing']>(null);
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
    const said = aloud ? speak(text, lineRate) : null;
    void said?.then((how) => {
      if (!isMounted || how === 'read') return;
      setAloud(false);
      setMissing(how);
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
      on: aloud,
      missing: voice.available ? missing : 'none',
      toggle() {
        setMissing(null);
        setAloud(!aloud);
      },
      agree() {
        void voice.allowNetwork();
        setMissing(null);
        setAloud(true);
      },
      decline: () => setMissing('none'),
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
