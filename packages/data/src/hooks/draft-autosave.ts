import { createMutex } from '@mooring/storage';
import type { Drafts, DraftValue } from '../repositories/drafts.ts';

/** The state of a draft: as opened, changed but not yet saved, saved, or failed to save. */
export type DraftState = 'untouched' | 'waiting' | 'kept' | 'failed';

/** Saves one draft with a debounce: after each pause, and at the latest after a maximum wait. */
export type DraftAutosave<T> = {
  change(value: T): void;
  /** Saves the pending change now. True when nothing is left unsaved. */
  flush(): Promise<boolean>;
  /** Stops the timers, so that a save of the entry does not compete with a save of the draft. */
  pause(): void;
  /** Deletes the draft and discards a pending change. */
  drop(): Promise<void>;
  /** Whether leaving now could lose a change. */
  hasUnsaved(): boolean;
};

/** Debounce, in ms after the last change. */
const debounceMs = 600;
/** Maximum wait, in ms after the first unsaved change, for someone who types without a pause. */
const maxWaitMs = 3_000;

export function createDraftAutosave<K extends string>(options: {
  drafts: Drafts;
  key: K;
  /** Whether the value is worth a draft. If not, the draft is deleted. */
  worthKeeping(value: DraftValue<K>): boolean;
  /** `failure` is the error behind 'failed', and null otherwise. */
  onState(state: DraftState, failure: unknown): void;
}): DraftAutosave<DraftValue<K>> {
  const { drafts, key, worthKeeping, onState } = options;
  // Writes run one after the other, so that an older draft never overwrites a newer one.
  // At once, so that a page that is left begins to save before the next one opens the draft.
  const withMutex = createMutex(true);
  let pending: { value: DraftValue<K> } | null = null;
  let writing = false;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let longestTimer: ReturnType<typeof setTimeout> | undefined;

  function clearTimers() {
    clearTimeout(pauseTimer);
    clearTimeout(longestTimer);
    longestTimer = undefined;
  }

  function change(value: DraftValue<K>) {
    pending = { value };
    onState('waiting', null);
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(flush, debounceMs);
    longestTimer ??= setTimeout(flush, maxWaitMs);
  }

  function flush(): Promise<boolean> {
    clearTimers();
    return withMutex(async () => {
      const next = pending;
      if (!next) return true;
      pending = null;
      writing = true;
      try {
        const worthIt = worthKeeping(next.value);
        await (worthIt ? drafts.keep(key, next.value) : drafts.drop(key));
        onState(pending ? 'waiting' : worthIt ? 'kept' : 'untouched', null);
        return pending === null;
      } catch (error) {
        pending ??= next;
        onState('failed', error);
        return false;
      } finally {
        writing = false;
      }
    });
  }

  function drop() {
    clearTimers();
    pending = null;
    return withMutex(() => drafts.drop(key));
  }

  return { change, flush, pause: clearTimers, drop, hasUnsaved: () => pending !== null || writing };
}
