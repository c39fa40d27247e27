/** What a service worker's global scope offers, as far as it is used here: the page's types do not know it. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = LastingEvent & {
  request: Request;
  respondWith(answer: Promise<Response>): void;
};
export type MessageFromPage = LastingEvent & { data: unknown };
type WindowClient = { id: string };

export type WorkerScope = {
  /** Put in place of this name when a deployment is composed. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  addEventListener(name: 'install' | 'activate', heard: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', heard: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', heard: (event: MessageFromPage) => void): void;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};
