import type { Shared, ShareMessage } from '@mooring/contract/share';

/** A worker that has these waiting. It answers at once, or after some ms. Stands in for the browser's; `end` puts that back. */
export function fakeShareWorker(parts: readonly Partial<Shared>[], answersAfter = 0) {
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
      const answer = () => events.dispatchEvent(new MessageEvent('message', { data }));
      if (answersAfter > 0) setTimeout(answer, answersAfter);
      else queueMicrotask(() => void answer());
    },
  };
  const container = Object.assign(events, { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return {
    waiting: () => waiting,
    end: () => void Reflect.deleteProperty(navigator, 'serviceWorker'),
  };
}
