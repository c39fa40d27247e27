/** What one tab tells the others. Carries ids and table names, never a word or a key. */
export type Signal =
  | { type: 'locked'; accountId?: string }
  | { type: 'session-changed'; accountId?: string }
  | { type: 'erased' }
  | { type: 'rows-changed'; userId: string; tables: string[] };

/** The way between the tabs of one browser. A tab does not hear itself. */
export type Signals = {
  post(signal: Signal): void;
  /** Returns the way to stop listening. */
  listen(listener: (signal: Signal) => void): () => void;
};

type Listener = (signal: Signal) => void;

/** Signals over a BroadcastChannel. Where there is none, this tab simply stays alone. */
export function browserSignals(): Signals {
  const listeners = new Set<Listener>();
  const tell = (signal: Signal) => {
    for (const listener of [...listeners]) listener(signal);
  };
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: into(listeners) };

  const channel = new BroadcastChannel('mooring');
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (isSignal(event.data)) tell(event.data);
  };
  // A page that comes back from the back-forward cache may have slept through a lock.
  globalThis.addEventListener?.('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) tell({ type: 'session-changed' });
  });
  return { post: (signal) => channel.postMessage(signal), listen: into(listeners) };
}

/** Tabs in one process, for tests: every `memorySignals(hub)` over the same hub is a tab of its own. */
export function memorySignals(hub: Set<Listener> = new Set()): Signals {
  const own = new Set<Listener>();
  hub.add((signal) => {
    for (const listener of [...own]) listener(signal);
  });
  const [mine] = [...hub].slice(-1);
  return {
    post: (signal) =>
      queueMicrotask(() => {
        for (const tab of [...hub]) if (tab !== mine) tab(structuredClone(signal));
      }),
    listen: into(own),
  };
}

function into(listeners: Set<Listener>) {
  return (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
}

function isSignal(data: unknown): data is Signal {
  return typeof data === 'object' && data !== null && 'type' in data;
}
