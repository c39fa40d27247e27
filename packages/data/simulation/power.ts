import type { Store } from '@mooring/storage';
import type { SeededRandom } from './seeded-random.ts';

/** The power of a device. When it is cut, no call of any of its layers is answered any more. */
export type Power = ReturnType<typeof createPower>;

export function createPower(random: SeededRandom, chanceOfCut: () => number) {
  let isOn = true;
  let onCut = () => {};
  const cut = new Promise<'cut'>((resolve) => {
    onCut = () => resolve('cut');
  });
  const never = new Promise<never>(() => {});
  const power = {
    cut,
    isOn: () => isOn,
    /** How many writes a person waits for. */
    writing: 0,
    off() {
      isOn = false;
      onCut();
    },
    /** The same methods. Before and after each call the power may be cut. */
    over<T extends object>(target: T): T {
      return new Proxy(target, {
        get(given, name, receiver) {
          const member: unknown = Reflect.get(given, name, receiver);
          if (typeof member !== 'function') return member;
          return async (...all: unknown[]) => {
            if (goesOff()) return never;
            const isWrite = name === 'write';
            if (isWrite) power.writing += 1;
            try {
              const answer: unknown = await member.apply(given, all);
              return goesOff() ? never : answer;
            } finally {
              if (isWrite && isOn) power.writing -= 1;
            }
          };
        },
      });
    },
  };
  const goesOff = () => {
    if (isOn && random.chance(chanceOfCut())) power.off();
    return !isOn;
  };
  return power;
}

/** A store that is gone when the power is. */
export function poweredStore(store: Store, power: Power): Store {
  const { sync, derived, sequence, ...methods } = store;
  return {
    ...power.over(methods),
    sync: power.over(sync),
    derived: power.over(derived),
    sequence,
  };
}
