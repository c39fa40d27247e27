/** A message from one tab to the others. It carries ids and table names, no plaintext and no key. */
export type TabMessage =
  | { type: 'locked'; accountId?: string }
  | { type: 'session-changed'; accountId?: string }
  | { type: 'erased' }
  /** `removed`: the rows that are gone, as `<table>/<id>`. Left out by older builds. */
  | { type: 'rows-changed'; userId: string; tables: string[]; removed?: string[] };

/** The channel between the tabs of one browser. A tab does not receive its own messages. */
export type TabChannel = {
  post(message: TabMessage): void;
  /** Returns a function that unsubscribes. */
  listen(listener: (message: TabMessage) => void): () => void;
};

type Listener = (message: TabMessage) => void;

/** Over a BroadcastChannel. Without one no message is sent or received. */
export function browserTabChannel(): TabChannel {
  const listeners = new Set<Listener>();
  const notify = (message: TabMessage) => {
    for (const listener of [...listeners]) listener(message);
  };
  const listen = subscribeTo(listeners);
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen };

  const channel = new BroadcastChannel('mooring');
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (isTabMessage(event.data)) notify(event.data);
  };
  return { post: (message) => channel.postMessage(message), listen };
}

/** For tests, in one process: each call over the same `tabs` is another tab. */
export function memoryTabChannel(tabs: Set<Listener> = new Set()): TabChannel {
  const listeners = new Set<Listener>();
  const own: Listener = (message) => {
    for (const listener of [...listeners]) listener(message);
  };
  tabs.add(own);
  return {
    post: (message) =>
      queueMicrotask(() => {
        for (const tab of [...tabs]) if (tab !== own) tab(structuredClone(message));
      }),
    listen: subscribeTo(listeners),
  };
}

function subscribeTo(listeners: Set<Listener>): TabChannel['listen'] {
  return (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
}

function isTabMessage(data: unknown): data is TabMessage {
  return typeof data === 'object' && data !== null && 'type' in data;
}
