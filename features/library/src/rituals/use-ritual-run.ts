import { useSearchParams } from '@mooring/contract/router';
import { useData } from '@mooring/data';
import { useCallback, useEffect, useState } from 'react';
import { ringBell } from '../sound/bell.ts';
import type { Ritual } from './rituals.ts';

export type RitualRun = {
  /** Counted from 0. */
  step: number;
  isLast: boolean;
  /** Seconds since the first step, without the pauses. */
  seconds: number;
  paused: boolean;
  bell: boolean;
  go(step: number): void;
  togglePause(): void;
  toggleBell(): void;
};

/** Guides through a ritual one step at a time. The time is only shown: no step follows by itself. */
export function useRitualRun(ritual: Ritual): RitualRun {
  const { env } = useData();
  const [search, setSearch] = useSearchParams();
  const [seconds, setSeconds] = useState(0);
  const [paused, setPaused] = useState(false);
  const [bell, setBell] = useState(false);
  const last = ritual.steps.length - 1;
  const requested = Number(search.get('step') ?? 1) - 1;
  const step = Number.isInteger(requested) ? Math.min(Math.max(requested, 0), last) : 0;

  useEffect(() => {
    if (paused) return;
    let before = env.now().getTime();
    const ticking = setInterval(() => {
      const now = env.now().getTime();
      // A device that slept, or a clock that was set, is not time spent here.
      const passed = Math.min(Math.max(now - before, 0), 2000);
      before = now;
      setSeconds((before) => before + passed / 1000);
    }, 1000);
    return () => clearInterval(ticking);
  }, [env, paused]);

  return {
    step,
    isLast: step === last,
    seconds: Math.floor(seconds),
    paused,
    bell,
    go(next) {
      if (bell) ringBell();
      setSearch({ ritual: ritual.id, step: String(next + 1) });
    },
    togglePause: useCallback(() => setPaused((before) => !before), []),
    toggleBell() {
      if (!bell) ringBell();
      setBell(!bell);
    },
  };
}
