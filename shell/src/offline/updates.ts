import { pageMessages } from './worker-messages.ts';

/**
 * `ready`: a newer build is downloaded and waits. `next-page`: it was accepted on a page that may hold unsaved input,
 * and comes with the next page. `switching`: its worker is taking over; the page accepts no input.
 */
export type UpdateState = 'none' | 'ready' | 'next-page' | 'switching';

export type Updates = ReturnType<typeof createUpdates>;

/** ms in which the new worker has to take over. */
const takeoverTimeout = 5_000;

/** The state of a newer build, and the one way to switch to it. Reloads only a page on which that was accepted. */
export function createUpdates(reload: () => void) {
  let state: UpdateState = 'none';
  let waitingWorker: Pick<ServiceWorker, 'postMessage'> | null = null;
  let isPostponed = false;
  const listeners = new Set<() => void>();
  const set = (next: UpdateState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const switchToNewBuild = () => {
    set('switching');
    waitingWorker?.postMessage(pageMessages.apply);
    setTimeout(() => {
      if (state === 'switching') set('ready');
    }, takeoverTimeout);
  };
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A worker with a newer build is installed and waits. */
    onWorkerWaiting(worker: Pick<ServiceWorker, 'postMessage'>) {
      waitingWorker = worker;
      if (state === 'none' && !isPostponed) set('ready');
    },
    /** The person accepts the update. `writing`: the page may hold unsaved input. */
    apply(writing: boolean) {
      if (writing) set('next-page');
      else switchToNewBuild();
    },
    /** Not while this page is open. The update is applied by itself when no page is open. */
    postpone() {
      isPostponed = true;
      set('none');
    },
    /** The person has gone to another page; the one before has kept its input. */
    onPageChange() {
      if (state === 'next-page') switchToNewBuild();
    },
    /** A new worker controls this page. Where another tab accepted the update, this page goes on without a reload. */
    onControllerChange() {
      if (state === 'switching') reload();
      else if (state !== 'none') set('none');
    },
  };
}

/** The updates of this page. */
export const updates = createUpdates(() => location.reload());
