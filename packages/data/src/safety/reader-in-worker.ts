import { openWorker } from '@mooring/contract/worker';
import type { Reading } from '@mooring/listening';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReaderWorker } from './reader-worker.ts';

/** 'waiting': not wanted yet. 'missing': it could not be fetched or does not run here; the rules listen alone. */
export type ReaderState =
  | { status: 'waiting' | 'loading' | 'missing' }
  | { status: 'ready'; version: string };

/** The learned reader, off the main thread. Nothing it does rejects. */
export type LazyReader = {
  state: StoreApi<ReaderState>;
  /** Begins to load it, unless the connection is to be spared. Call it when writing begins. */
  load(): void;
  /** Null where it is not there, or does not answer in time. */
  read(text: string, before: string): Promise<Reading | null>;
};

/** How long a reading may take before the rules decide alone, in ms. */
const longestWait = 1500;

/** Whether the person asked to save data, or the line is very slow. */
function sparesData(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

export function createReaderInWorker(): LazyReader {
  const state = createStore<ReaderState>(() => ({ status: 'waiting' }));
  let worker: ReturnType<typeof openWorker<ReaderWorker>> | undefined;
  let opening: Promise<unknown> | undefined;

  function load() {
    if (opening || sparesData()) return;
    state.setState({ status: 'loading' }, true);
    opening = start().catch(() => {
      worker?.stop();
      worker = undefined;
      // Asked for again with the next words that are written.
      opening = undefined;
      state.setState({ status: 'missing' }, true);
    });
  }

  async function start() {
    worker = openWorker<ReaderWorker>(
      new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }),
    );
    const version = await worker.ask((api) => api.open());
    state.setState({ status: 'ready', version }, true);
  }

  return {
    state,
    load,
    async read(text, before) {
      load();
      await opening;
      const asked = worker?.ask((api) => api.read(text, before)).catch(() => null);
      const tooLong = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null));
      const reading = await Promise.race([asked ?? null, tooLong]);
      if (worker && !worker.alive()) {
        worker = undefined;
        opening = undefined;
        state.setState({ status: 'missing' }, true);
      }
      return reading;
    },
  };
}
