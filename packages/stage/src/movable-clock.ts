import { browserEnv, type Data, type Env } from '@mooring/data';

/** Data whose clock can be moved, so that something can be kept as if on an earlier day. `time` is ISO. */
export type MovableData = Data & { setNow(time: string): void };

/** The browser's clock, which goes on from wherever it is moved to. `reset` brings it back to the real time. */
export function movableClock(env: Env = browserEnv) {
  let ahead = 0;
  const moved: Env = { ...env, now: () => new Date(env.now().getTime() + ahead) };
  return {
    env: moved,
    setNow(time: string) {
      ahead = Date.parse(time) - env.now().getTime();
    },
    reset() {
      ahead = 0;
    },
  };
}

/**
 * Does some work as if it were `ago` days earlier at `at`, local time as HH:mm, and never later than now. The clock is
 * then what it was.
 */
export async function onDay<T>(
  data: MovableData,
  { ago, at }: { ago: number; at: string },
  work: () => Promise<T>,
): Promise<T> {
  const now = data.env.now();
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const day = new Date(now);
  day.setDate(day.getDate() - ago);
  day.setHours(hours, minutes, 0, 0);
  data.setNow((day < now ? day : now).toISOString());
  try {
    return await work();
  } finally {
    data.setNow(now.toISOString());
  }
}
