import { createMutex } from '@mooring/storage';
import type { Drafts, DraftValue } from '../repositories/drafts.ts';

/** Where what is being written stands: as it was opened, changed but not yet kept, kept, or not keepable. */
export type DraftState = 'untouched' | 'waiting' | 'kept' | 'failed';

/** Keeps one draft with a debounce: a moment after each pause, and after a longest wait where there is none. */
export type DraftAutosave<T> = {
  change(value: T): void;
  /** Keeps what is waiting now. True when nothing is left unkept. */
  flush(): Promise<boolean>;
  /** Lets what is waiting wait, so that a save does not share the disk with a draft. */
  pause(): void;
  /** Removes the draft. What is waiting is not kept. */
  drop(): Promise<void>;
  /** Whether leaving now could lose something. */
  hasUnsaved(): boolean;
};

/** ms after the last change. */
const debounceMs = 600;
/** ms after the first unkept change, for someone who writes without a pause. */
const maxWaitMs = 3_000;

export function createDraftAutosave<K extends string>(options: {
  drafts: Drafts;
  key: K;
  /** Whether this says more than there was when it was opened. What does not leaves no draft. */
  worthKeeping(value: DraftValue<K>): boolean;
  /** `failure` is the error behind 'failed', and null otherwise. */
  onState(state: DraftState, failure: unknown): void;
}): DraftAutosave<DraftValue<K>> {
  const { drafts, key, worthKeeping, onState } = options;
  // Writes follow one another, so that an older draft never lands on a newer one.
  const withMutex = createMutex();
  let waiting: { value: DraftValue<K> } | null = null;
  let writing = false;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let longestTimer: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    clearTimeout(pauseTimer);
    clearTimeout(longestTimer);
    longestTimer = undefined;
  }

  function change(value: DraftValue<K>) {
    waiting = { value };
    onState('waiting', null);
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(flush, debounceMs);
    longestTimer ??= setTimeout(flush, maxWaitMs);
  }

  function flush(): Promise<boolean> {
    rest();
    return withMutex(async () => {
      const held = waiting;
      if (!held) return true;
      waiting = null;
      writing = true;
      try {
        const worthIt = worthKeeping(held.value);
        await (worthIt ? drafts.keep(key, held.value) : drafts.drop(key));
        onState(waiting ? 'waiting' : worthIt ? 'kept' : 'untouched', null);
        return waiting === null;
      } catch (error) {
        waiting ??= held;
        onState('failed', error);
        return false;
      } finally {
        writing = false;
      }
    });
  }

  function drop() {
    rest();
    waiting = null;
    return withMutex(() => drafts.drop(key));
  }

  return { change, flush, pause: rest, drop, hasUnsaved: () => waiting !== null || writing };
}
