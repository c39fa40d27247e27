import { readShareMessage, type Shared, type ShareMessage } from '@mooring/contract/share';
import type { Data } from '@mooring/data';

/** ms within which a worker answers. */
const answerWithin = 4_000;

/**
 * What was shared with the app and is not decided yet, in the memory of this page. When the page is left, the worker
 * keeps it for the next one.
 */
export type ShareBox = {
  /** Asks the worker for what waits, and returns it with what is here already. */
  open(): Promise<readonly Shared[]>;
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
  return {
    async open() {
      const given = await take();
      const known = new Set(held.map(({ id }) => id));
      held = [...held, ...given.filter(({ id }) => !known.has(id))];
      return held;
    },
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

function take(): Promise<readonly Shared[]> {
  const workers = container();
  if (!workers?.controller) return Promise.resolve([]);
  return new Promise((resolve) => {
    const end = (items: readonly Shared[]) => {
      clearTimeout(timer);
      workers.removeEventListener('message', hear);
      resolve(items);
    };
    const hear = ({ data }: MessageEvent) => {
      const message = readShareMessage(data);
      if (message?.share === 'given') end(message.items);
    };
    const timer = setTimeout(() => end([]), answerWithin);
    workers.addEventListener('message', hear);
    tell({ share: 'take' });
  });
}
