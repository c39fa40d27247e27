import type { Store } from '@mooring/storage';
import type { SegmentFile, SegmentStorage } from '@mooring/storage/testing';

/** A browser that is killed at one of its steps: before or after any call to its disk, or with half of an append written. */
export type Process = ReturnType<typeof createProcess>;

/** `endsAt`: the step it is killed at, from 0. Left out, it goes on. */
export function createProcess(endsAt = Number.POSITIVE_INFINITY) {
  let steps = 0;
  let isAlive = true;
  let onEnd = () => {};
  const ended = new Promise<'ended'>((resolve) => {
    onEnd = () => resolve('ended');
  });
  const never = new Promise<never>(() => {});
  const goesOn = () => {
    if (isAlive && steps === endsAt) {
      isAlive = false;
      onEnd();
    }
    steps += 1;
    return isAlive;
  };
  /** The same methods. None is answered any more once the process has ended. */
  const over = <T extends object>(target: T, names: (keyof T)[]): T => ({
    ...target,
    ...Object.fromEntries(
      names.map((name) => [
        name,
        async (...given: unknown[]) => {
          if (!goesOn()) return never;
          const answer: unknown = await (target[name] as (...all: unknown[]) => unknown)(...given);
          return goesOn() ? answer : never;
        },
      ]),
    ),
  });
  const fileOf = (file: SegmentFile): SegmentFile => ({
    ...file,
    append(bytes) {
      if (!goesOn()) throw new Error('The process has ended.');
      if (steps === endsAt) file.append(bytes.slice(0, bytes.length >> 1));
      if (!goesOn()) throw new Error('The process has ended.');
      file.append(bytes);
      if (!goesOn()) throw new Error('The process has ended.');
    },
    release() {
      if (isAlive) file.release();
    },
  });
  return {
    ended,
    isAlive: () => isAlive,
    steps: () => steps,
    store(store: Store): Store {
      const { sequence, ...methods } = store;
      return {
        ...over(methods, ['get', 'getMany', 'list', 'count', 'ids', 'page', 'write']),
        sequence: over(sequence, ['last', 'restore', 'advanceTo']),
      };
    },
    segments(storage: SegmentStorage): SegmentStorage {
      const powered = over(storage, ['names', 'openExclusive', 'openForReading', 'remove']);
      return {
        ...powered,
        async openExclusive(name) {
          const file = await powered.openExclusive(name);
          return file && fileOf(file);
        },
      };
    },
  };
}
