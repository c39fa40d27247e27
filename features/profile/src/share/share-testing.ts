import type { Shared, ShareMessage } from '@mooring/contract/share';

/** A worker that has these waiting. Stands in for the browser's; `end` puts that back. */
export function fakeShareWorker(parts: readonly Partial<Shared>[]) {
  let waiting: readonly Shared[] = parts.map((part, at) => ({
    ...{ id: `share-${at}`, title: '', text: '', url: '', files: [] },
    ...part,
  }));
  const events = new EventTarget();
  const controller = {
    postMessage(message: ShareMessage) {
      if (message.share === 'back') waiting = message.items;
      if (message.share !== 'take') return;
      const data: ShareMessage = { share: 'given', items: waiting };
      waiting = [];
      queueMicrotask(() => events.dispatchEvent(new MessageEvent('message', { data })));
    },
  };
  const container = Object.assign(events, { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return {
    waiting: () => waiting,
    end: () => void Reflect.deleteProperty(navigator, 'serviceWorker'),
  };
}
