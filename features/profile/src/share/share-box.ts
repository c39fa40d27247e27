import { readShareMessage, type Shared, type ShareMessage } from '@mooring/contract/share';
import type { Data } from '@mooring/data';

/** ms after which a page no longer waits for the worker's answer. A later one is taken all the same. */
const answerWithin = 4_000;

/**
 * What was shared with the app and is not decided yet, in the memory of this page. When the page is left, the worker
 * keeps it for the next one.
 */
export type ShareBox = {
  /** What is here. */
  held(): readonly Shared[];
  /** Asks the worker for what waits, and waits for its answer. */
  open(): Promise<void>;
  /** Calls back when the worker has answered, however late. Returns a function that stops it. */
  onGiven(listener: () => void): () => void;
  /** It was kept, or is not wanted. */
  forget(id: string): void;
  /** Its words were kept. The files are still to be decided. */
  forgetWords(id: string): void;
};

const boxes = new WeakMap<Data, ShareBox>();

/** The box of this page. */
export function shareBoxOf(data: Data): ShareBox {
  const box = boxes.get(data) ?? createShareBox(data);
  boxes.set(data, box);
  return box;
}

function createShareBox({ session }: Data): ShareBox {
  let held: readonly Shared[] = [];
  // Whoever logs in next is not shown what was shared with the one before.
  session.subscribe((now, before) => {
    if (now.status === 'signed-out' && before.status !== 'starting') held = [];
  });
  window.addEventListener('pagehide', () => {
    if (held.length === 0) return;
    tell({ share: 'back', items: held });
    held = [];
  });
  const listeners = new Set<() => void>();
  // The worker has forgotten what it has given, so no answer may be missed.
  container()?.addEventListener('message', ({ data }) => {
    const message = readShareMessage(data);
    if (message?.share !== 'given') return;
    const known = new Set(held.map(({ id }) => id));
    held = [...held, ...message.items.filter(({ id }) => !known.has(id))];
    for (const listener of listeners) listener();
  });
  const onGiven = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    async open() {
      if (container()?.controller)
        await new Promise<void>((resolve) => {
          const end = () => {
            clearTimeout(timer);
            stop();
            resolve();
          };
          const stop = onGiven(end);
          const timer = setTimeout(end, answerWithin);
          tell({ share: 'take' });
        });
    },
    held: () => held,
    onGiven,
    forget(id) {
      held = held.filter((shared) => shared.id !== id);
    },
    forgetWords(id) {
      const noWords = { title: '', text: '', url: '' };
      held = held.map((shared) => (shared.id === id ? { ...shared, ...noWords } : shared));
    },
  };
}

/** Missing where the page is not secure, or where the browser blocks workers. */
const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const tell = (message: ShareMessage) => container()?.controller?.postMessage(message);
