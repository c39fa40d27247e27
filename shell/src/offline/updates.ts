import { fromPage } from './worker-words.ts';

/**
 * `ready`: a newer build is on the device and waits. `next-page`: it was asked for where something may be half written,
 * and comes with the next page. `switching`: it is taking over, and nothing can be typed any more.
 */
export type UpdateState = 'none' | 'ready' | 'next-page' | 'switching';

export type Updates = ReturnType<typeof createUpdates>;

/** How long a worker may take to take over, in ms. */
const patience = 5_000;

/** What is known of a newer build, and the one way to it. Never reloads unless this page was asked to. */
export function createUpdates(reload: () => void) {
  let state: UpdateState = 'none';
  let coming: Pick<ServiceWorker, 'postMessage'> | null = null;
  let putOff = false;
  const listeners = new Set<() => void>();
  const set = (next: UpdateState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const change = () => {
    set('switching');
    coming?.postMessage(fromPage.use);
    setTimeout(() => {
      if (state === 'switching') set('ready');
    }, patience);
  };
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A worker with a newer build waits. */
    waits(worker: Pick<ServiceWorker, 'postMessage'>) {
      coming = worker;
      if (state === 'none' && !putOff) set('ready');
    },
    /** The person wants it. `writing`: the page may hold what is not kept yet. */
    use(writing: boolean) {
      if (writing) set('next-page');
      else change();
    },
    /** Not while this page is open. It comes by itself once no page is. */
    later() {
      putOff = true;
      set('none');
    },
    /** Another page stands on the screen: the one before was left by the person, and kept what it had to. */
    moved() {
      if (state === 'next-page') change();
    },
    /** A worker has taken over this page. Where another tab asked for it, this page goes on as it is. */
    taken() {
      if (state === 'switching') reload();
      else if (state !== 'none') set('none');
    },
  };
}

/** Those of this page. */
export const updates = createUpdates(() => location.reload());
