import type { SyncStore } from '@mooring/storage';
import type { SeededRandom } from './seeded-random.ts';

/**
 * A sync store of a device that is killed: before or after any call, with this probability, the device crashes. No call
 * is answered from then on.
 */
export function crashingSyncStore(
  sync: SyncStore,
  random: SeededRandom,
  probability: number,
  onCrash: () => void,
): SyncStore {
  let isCrashed = false;
  const never = new Promise<never>(() => {});
  const crashes = () => {
    if (!isCrashed && random.chance(probability)) {
      isCrashed = true;
      onCrash();
    }
    return isCrashed;
  };
  return new Proxy(sync, {
    get:
      (target, name: keyof SyncStore) =>
      async (...given: never[]) => {
        if (crashes()) return never;
        const answer = await (target[name] as (...all: never[]) => Promise<unknown>)(...given);
        return crashes() ? never : answer;
      },
  });
}
