import type { Reading } from '@mooring/listening';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A reader that has loaded. `read` rejects once it has failed; it is then opened anew. */
export type OpenedReader = {
  version: string;
  read(text: string, before: string): Promise<Reading>;
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
  /** Null where it is not there, or does not answer in time. */
  read(text: string, before: string): Promise<Reading | null>;
  /** Null where it is not there, or does not answer in time. Does not load it. */
  mayBeShown(reply: string): Promise<boolean | null>;
  /** Ends the reader, which may still hold the last texts. The next words load it again. */
  forget(): void;
};

/** How long a reading may take before the rules decide alone, in ms. */
const longestWait = 1500;

/** Without `open` it is always missing. */
export function createLazyReader(open?: OpenReader): LazyReader {
  const state = createStore<ReaderState>(() => ({ status: open ? 'waiting' : 'missing' }));
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

  /** Asks the reader that is open or being opened. Null where there is none, or where it fails or takes too long. */
  async function ask<T>(question: (opened: OpenedReader) => Promise<T>): Promise<T | null> {
    const asked = opening;
    const opened = await asked;
    if (!asked || !opened) return null;
    return inTime(question(opened).catch(() => giveUp(asked)));
  }

  return {
    state,
    load,
    async read(text, before) {
      load();
      return ask((opened) => opened.read(text, before));
    },
    mayBeShown: (reply) => ask((opened) => opened.mayBeShown(reply)),
    forget() {
      const ended = opening;
      opening = undefined;
      if (open) state.setState({ status: 'waiting' }, true);
      void ended?.then((opened) => opened?.stop());
    },
  };
}

/** The answer, or null where it takes too long. */
export function inTime<T>(answer: Promise<T | null>): Promise<T | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null));
  return Promise.race([answer, timeout]);
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the person asked to save data, or the connection is very slow. */
function sparesData(): boolean {
  const { navigator } = globalThis as { navigator?: { connection?: Connection } };
  const { saveData, effectiveType = '' } = navigator?.connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
