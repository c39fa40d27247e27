import type { Env } from '@mooring/data';

type Steps = {
  /** Called every second with the whole minutes that are left, at least 1. */
  tick(minutesLeft: number): void;
  /** Called once when the last stretch begins, with its seconds. */
  fade(seconds: number): void;
  end(): void;
};

/** The last so many seconds grow quieter. */
const fadeSeconds = 30;

/** Counts down by the clock, so that a phone asleep in between does not play until morning. Returns what cancels it. */
export function startSleepTimer(env: Env, minutes: number, { tick, fade, end }: Steps): () => void {
  const until = env.now().getTime() + minutes * 60_000;
  let fading = false;
  const ticking = setInterval(() => {
    const rest = (until - env.now().getTime()) / 1000;
    if (rest <= 0) {
      clearInterval(ticking);
      end();
      return;
    }
    tick(Math.max(1, Math.ceil(rest / 60)));
    if (rest > fadeSeconds || fading) return;
    fading = true;
    fade(rest);
  }, 1000);
  return () => clearInterval(ticking);
}
