import type { Drafts, EntryFields } from '@mooring/data';

/** Where the words on the page stand: as they were opened, typed but not yet kept, kept, or not keepable. */
export type DraftState = 'untouched' | 'waiting' | 'kept' | 'failed';

/** Keeps what is being typed, a moment after each pause. */
export type DraftKeeper = {
  change(fields: EntryFields): void;
  /** Keeps what is waiting now. True when nothing on the page is left unkept. */
  flush(): Promise<boolean>;
  /** Lets what is waiting wait, so that a save does not share the disk with a draft. */
  rest(): void;
  /** Removes the draft. What is waiting is not kept. */
  drop(): Promise<void>;
  /** Whether leaving now could lose words. */
  unsettled(): boolean;
};

/** ms after the last keystroke. */
const pause = 600;
/** ms after the first unkept keystroke, for someone who writes without a pause. */
const longestWait = 3_000;

export function createDraftKeeper(options: {
  drafts: Drafts;
  key: string;
  /** Whether these fields say more than the page did when it was opened. */
  worthKeeping(fields: EntryFields): boolean;
  onState(state: DraftState): void;
}): DraftKeeper {
  const { drafts, key, worthKeeping, onState } = options;
  let waiting: EntryFields | null = null;
  let writing = false;
  let turn: Promise<unknown> = Promise.resolve();
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let longestTimer: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    clearTimeout(pauseTimer);
    clearTimeout(longestTimer);
    longestTimer = undefined;
  }

  function change(fields: EntryFields) {
    waiting = fields;
    onState('waiting');
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(flush, pause);
    longestTimer ??= setTimeout(flush, longestWait);
  }

  /** Writes follow one another, so that an older draft never lands on a newer one. */
  function next<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  function flush(): Promise<boolean> {
    rest();
    return next(async () => {
      const fields = waiting;
      if (!fields) return true;
      waiting = null;
      writing = true;
      try {
        const worthIt = worthKeeping(fields);
        await (worthIt ? drafts.keep(key, fields) : drafts.drop(key));
        onState(waiting ? 'waiting' : worthIt ? 'kept' : 'untouched');
        return waiting === null;
      } catch {
        waiting ??= fields;
        onState('failed');
        return false;
      } finally {
        writing = false;
      }
    });
  }

  function drop() {
    rest();
    waiting = null;
    return next(() => drafts.drop(key));
  }

  return { change, flush, rest, drop, unsettled: () => waiting !== null || writing };
}
