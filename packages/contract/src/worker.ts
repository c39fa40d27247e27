import { expose, type Remote, releaseProxy, transferHandlers, wrap } from 'comlink';

/** The only part of Comlink in use, with what it leaves open. See docs/decisions/0040. */
export { proxy } from 'comlink';

/** A Worker as an object whose methods are asked for from the page. */
export type OpenWorker<Api> = {
  /** False once it has failed or was stopped: it will answer nothing more. */
  alive(): boolean;
  /** Rejects as the Worker's method does, or when the Worker fails or is stopped before it has answered. */
  ask<T>(question: (api: Remote<Api>) => Promise<T>): Promise<T>;
  /** Ends it at once, and gives its memory back. */
  stop(): void;
};

/** Speaks with a Worker that called `exposeToPage`. Questions reach it in the order in which they are asked. */
export function openWorker<Api>(worker: Worker): OpenWorker<Api> {
  keepMessagesInside();
  const api = wrap<Api>(worker);
  const waiting = new Set<(reason: Error) => void>();
  // A text, because an error keeps the functions of its stack, and with them whatever the caller holds.
  let ended: string | null = null;

  // Comlink waits for ever for the answer of a Worker that is gone.
  function end(reason: string) {
    const isFirst = ended === null;
    ended ??= reason;
    worker.terminate();
    for (const reject of waiting) reject(new Error(ended));
    waiting.clear();
    // Comlink would keep the Worker, and everything that its listeners hold, for as long as the page lives.
    if (isFirst) api[releaseProxy]();
  }
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end('The Worker failed.');
  });
  worker.addEventListener('messageerror', () => end('The Worker could not be read.'));

  return {
    alive: () => ended === null,
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(new Error(ended));
        waiting.add(reject);
        question(api)
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      }),
    stop: () => end('The Worker was stopped.'),
  };
}

/** Called by a Worker with the methods that a page may ask for. */
export function exposeToPage(api: object): void {
  keepMessagesInside();
  expose(api);
}

/** An error crosses with its name and, where it is one of ours, its key. Its message may quote what it was about. */
function keepMessagesInside() {
  const thrown = transferHandlers.get('throw');
  if (!thrown) return;
  transferHandlers.set('throw', {
    canHandle: thrown.canHandle,
    serialize: (holder) => {
      const error: unknown = Reflect.get(Object(holder), 'value');
      const { name = 'Error', key } = Object(error);
      return [key === undefined ? { name } : { name, key }, []];
    },
    deserialize(crossed) {
      throw Object.assign(new Error('The Worker could not do it.'), crossed);
    },
  });
}
