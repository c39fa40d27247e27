import type { Reading } from '@mooring/listening';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createReadingCache, type Said } from './reading-cache.ts';

/** A reader that has loaded. `readAll` rejects once it has failed; it is then opened anew. */
export type OpenedReader = {
  version: string;
  /** What it makes of each, in their order. */
  readAll(said: readonly Said[]): Promise<Reading[]>;
  /** Whether a reply of an engine may be shown. */
  mayBeShown(reply: string): Promise<boolean>;
  /** Ends it. What it was given to read goes with it. */
  stop(): void;
};
export type OpenReader = () => Promise<OpenedReader>;

/** 'waiting': not wanted yet. 'missing': it could not be loaded, or does not run here; the rules listen alone. */
export type ReaderState =
  | { status: 'waiting' | 'loading' | 'missing' }
  | { status: 'ready'; version: string };

/** The learned reader, loaded when writing begins. Nothing it does rejects. */
export type LazyReader = {
  state: StoreApi<ReaderState>;
  /** Begins to load it, unless the connection is to be spared. */
  load(): void;
  /**
   * One promise for each, in their order: null where the reader is not there. However late it is: whoever cannot wait so long
   * takes `inTime`. What was read lately is not read again; the rest is asked for in one go.
   */
  readAll(said: readonly Said[]): Promise<Reading | null>[];
  /** Null where it is not there, or does not answer in time. Does not load it. */
  mayBeShown(reply: string): Promise<boolean | null>;
  /** Ends the reader, and forgets what it read. The next words load it again. */
  forget(): void;
};

/** How long a reading is waited for before the rules decide alone, in ms. */
const longestWait = 1500;

/** Without `open` it is always missing. */
export function createLazyReader(open?: OpenReader): LazyReader {
  const state = createStore<ReaderState>(() => ({ status: open ? 'waiting' : 'missing' }));
  const cache = createReadingCache();
  let opening: Promise<OpenedReader | null> | undefined;

  /** The next words that are written ask for it again. */
  function giveUp(failed: Promise<OpenedReader | null>): null {
    if (failed !== opening) return null;
    opening = undefined;
    state.setState({ status: 'missing' }, true);
    return null;
  }

  function load() {
    if (!open || opening || sparesData()) return;
    state.setState({ status: 'loading' }, true);
    const now: Promise<OpenedReader | null> = open().then(
      (opened) => {
        if (now === opening) state.setState({ status: 'ready', version: opened.version }, true);
        return opened;
      },
      () => giveUp(now),
    );
    opening = now;
  }

  /** Asks the reader that is open or being opened. Null where there is none, or where it fails. */
  async function ask<T>(question: (opened: OpenedReader) => Promise<T>): Promise<T | null> {
    const asked = opening;
    const opened = await asked;
    if (!asked || !opened) return null;
    return question(opened).catch(() => giveUp(asked));
  }

  return {
    state,
    load,
    readAll(said) {
      load();
      return cache.of(said, (missing) => ask((opened) => opened.readAll(missing)));
    },
    mayBeShown: (reply) => inTime(ask((opened) => opened.mayBeShown(reply))),
    forget() {
      const ended = opening;
      opening = undefined;
      cache.clear();
      if (open) state.setState({ status: 'waiting' }, true);
      void ended?.then((opened) => opened?.stop());
    },
  };
}

/** The answer, or null where it takes too long. The answer itself goes on, and may still be waited for. */
export function inTime<T>(answer: Promise<T | null>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait, null);
    void answer.then((found) => {
      clearTimeout(timer);
      resolve(found);
    });
  });
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the person asked to save data, or the connection is very slow. */
function sparesData(): boolean {
  const { navigator } = globalThis as { navigator?: { connection?: Connection } };
  const { saveData, effectiveType = '' } = navigator?.connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
