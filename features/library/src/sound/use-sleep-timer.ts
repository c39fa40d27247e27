import type { Env } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

export type SleepTimer = {
  /** Minutes asked for; 0 when it is off. */
  minutes: number;
  /** Whole minutes left, at least 1 while it runs; null when it is off. */
  left: number | null;
  set(minutes: number): void;
};

type Ends = {
  /** Called once when the last stretch begins, with its seconds. */
  fade(seconds: number): void;
  end(): void;
};

/** The last so many seconds grow quieter. */
const fadeSeconds = 30;

/** Counts down by the clock, so that a phone asleep in between does not play until morning. */
export function useSleepTimer(env: Env, { fade, end }: Ends): SleepTimer {
  const [asked, setAsked] = useState<{ minutes: number; until: number } | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const ends = useRef({ fade, end });
  useEffect(() => {
    ends.current = { fade, end };
  });

  useEffect(() => {
    if (!asked) return;
    let fading = false;
    const ticking = setInterval(() => {
      const rest = (asked.until - env.now().getTime()) / 1000;
      setLeft(Math.max(1, Math.ceil(rest / 60)));
      if (rest <= fadeSeconds && !fading) {
        fading = true;
        ends.current.fade(Math.max(rest, 1));
      }
      if (rest > 0) return;
      setAsked(null);
      setLeft(null);
      ends.current.end();
    }, 1000);
    return () => clearInterval(ticking);
  }, [asked, env]);

  return {
    minutes: asked?.minutes ?? 0,
    left,
    set(minutes) {
      setLeft(minutes === 0 ? null : minutes);
      setAsked(minutes === 0 ? null : { minutes, until: env.now().getTime() + minutes * 60_000 });
    },
  };
}
