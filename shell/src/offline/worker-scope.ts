/** The part of a service worker's global scope that is used here. TypeScript's DOM library does not declare it. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = LastingEvent & {
  request: Request;
  respondWith(answer: Promise<Response>): void;
};
export type MessageFromPage = LastingEvent & {
  data: unknown;
  /** The page that sent it. */
  source: { postMessage(message: unknown): void } | null;
};
export type NotificationEvent = LastingEvent & { notification: { close(): void } };
type WindowClient = { id: string; focus(): Promise<unknown> };

export type WorkerScope = {
  /** `pnpm compose` replaces this name by the list. */
  __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[];
  addEventListener(name: 'install' | 'activate', heard: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', heard: (event: FetchEvent) => void): void;
  addEventListener(name: 'notificationclick', heard: (event: NotificationEvent) => void): void;
  addEventListener(name: 'message', heard: (event: MessageFromPage) => void): void;
  clients: {
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};
